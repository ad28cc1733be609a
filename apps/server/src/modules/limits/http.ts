import { Refusal, type HandlersOf } from '#platform/http'
import { limitFrom, type changingOf } from './changing.ts'
import type { showingOf } from './shown.ts'

type Route =
  | 'GET /wps/limits'
  | 'POST /wps/limits/set'
  | 'POST /wps/limits/confirm'
  | 'POST /wps/limits/drop'
  | 'POST /wps/limits/reality-check'
  | 'GET /wps/limits/check'
  | 'POST /wps/limits/check'

interface Parts {
  showing: ReturnType<typeof showingOf>
  changing: ReturnType<typeof changingOf>
}

interface Asked {
  brand: { id: string }
  session: { subjectId: string }
}

const stakerOf = ({ brand, session }: Asked) => ({ id: session.subjectId, brandId: brand.id })

export function limitsHttp({ showing, changing }: Parts): HandlersOf<Route> {
  return {
    'GET /wps/limits': (request) => showing.list(stakerOf(request)),
    'POST /wps/limits/set': async (request) => {
      const { name, value, zone } = request.input
      const units = value === null ? null : limitFrom(name, value)
      await changing.set(request.session.subjectId, name, units, zone)
      return showing.list(stakerOf(request))
    },
    'POST /wps/limits/confirm': async (request) => {
      await changing.confirm(request.session.subjectId, request.input.name)
      return showing.list(stakerOf(request))
    },
    'POST /wps/limits/drop': async (request) => {
      await changing.drop(request.session.subjectId, request.input.name)
      return showing.list(stakerOf(request))
    },
    'POST /wps/limits/reality-check': async (request) => {
      const { minutes } = request.input
      const { realityCheck } = await showing.list(stakerOf(request))
      if (minutes !== null && !realityCheck.choices.includes(minutes)) {
        throw new Refusal('invalid_fields', { minutes: 'invalid' })
      }
      await changing.setReality(request.session.subjectId, minutes)
      return showing.list(stakerOf(request))
    },
    'GET /wps/limits/check': (request) => showing.check(stakerOf(request)),
    'POST /wps/limits/check': async (request) => {
      await changing.answerCheck(request.session.subjectId)
      return showing.check(stakerOf(request))
    },
  }
}
