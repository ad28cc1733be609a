import type { Kit } from '#platform/kit'
import { audienceOf } from './audience.ts'
import { mailingHttp } from './http.ts'
import type { Below } from './parts.ts'
import { peopleOf } from './people.ts'
import { sendingOf } from './sending.ts'
import { templatesOf } from './templates.ts'
import { workOf } from './work.ts'

/** What the house writes to some of its members: whom, by which template, and on its way. */
export function createMailing(kit: Kit, below: Below) {
  const parts = { kit, ...below }
  const people = peopleOf(parts)
  const templates = templatesOf(parts)
  const sending = sendingOf(parts, { audience: audienceOf(parts, people), templates })
  const work = workOf(parts, people)
  return {
    http: mailingHttp(parts, templates, sending),
    /** Timed work, and a part of it. */
    run: work.run,
    step: work.step,
  }
}
