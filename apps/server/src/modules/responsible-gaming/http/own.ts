import type { HandlersOf } from '#platform/http'
import type { createActivity } from '../activity.ts'
import { helpLinesIn } from '../help-lines.ts'
import { answerKeys, questionKeys } from '../self-test.ts'
import type { createSelfTests } from '../self-test-results.ts'

type Route =
  | 'GET /wps/safety/activity'
  | 'GET /wps/safety/test'
  | 'POST /wps/safety/test'
  | 'GET /wps/safety/help'

interface Deps {
  activity: ReturnType<typeof createActivity>
  tests: ReturnType<typeof createSelfTests>
  countryOf(brandId: string): string
}

const usualDays = 30

export function ownHttp({ activity, tests, countryOf }: Deps): HandlersOf<Route> {
  return {
    'GET /wps/safety/activity': ({ brand, session, input }) =>
      activity({ id: session.subjectId, brandId: brand.id }, Number(input.days ?? usualDays)),
    'GET /wps/safety/test': async ({ session }) => ({
      questions: questionKeys,
      answers: answerKeys,
      last: await tests.last(session.subjectId),
    }),
    'POST /wps/safety/test': ({ session, input }) => tests.take(session.subjectId, input.answers),
    'GET /wps/safety/help': async ({ brand, visitor }) => {
      const country = visitor.country ?? countryOf(brand.id)
      return { country, list: helpLinesIn(country) }
    },
  }
}
