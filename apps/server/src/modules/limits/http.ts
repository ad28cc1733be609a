import { Refusal, type HandlersOf } from '#platform/http'
import { parseLimit, type createLimitChanges } from './change-limits.ts'
import type { createLoginResults } from './login-result.ts'
import type { createLimitViews } from './view.ts'

type Route =
  | 'GET /wps/limits'
  | 'POST /wps/limits/set'
  | 'POST /wps/limits/confirm'
  | 'POST /wps/limits/drop'
  | 'POST /wps/limits/reality-check'
  | 'GET /wps/limits/check'
  | 'POST /wps/limits/check'
  | 'GET /wps/limits/login'

interface HttpDeps {
  views: ReturnType<typeof createLimitViews>
  changes: ReturnType<typeof createLimitChanges>
  loginResult: ReturnType<typeof createLoginResults>
}

interface LimitsRequest {
  brand: { id: string }
  session: { subjectId: string }
}

const toStaker = ({ brand, session }: LimitsRequest) => ({
  id: session.subjectId,
  brandId: brand.id,
})

export function createLimitsHttp({
  views: showing,
  changes: changing,
  loginResult,
}: HttpDeps): HandlersOf<Route> {
  return {
    'GET /wps/limits': (request) => showing.list(toStaker(request)),
    'POST /wps/limits/set': async (request) => {
      const { name, value, zone } = request.input
      const units = value === null ? null : parseLimit(name, value)
      await changing.set(request.session.subjectId, name, units, zone)
      return showing.list(toStaker(request))
    },
    'POST /wps/limits/confirm': async (request) => {
      await changing.confirm(request.session.subjectId, request.input.name)
      return showing.list(toStaker(request))
    },
    'POST /wps/limits/drop': async (request) => {
      await changing.drop(request.session.subjectId, request.input.name)
      return showing.list(toStaker(request))
    },
    'POST /wps/limits/reality-check': async (request) => {
      const { minutes } = request.input
      const { realityCheck } = await showing.list(toStaker(request))
      if (minutes !== null && !realityCheck.choices.includes(minutes)) {
        throw new Refusal('invalid_fields', { minutes: 'invalid' })
      }
      await changing.setReality(request.session.subjectId, minutes)
      return showing.list(toStaker(request))
    },
    'GET /wps/limits/check': (request) => showing.check(toStaker(request)),
    'GET /wps/limits/login': (request) => loginResult(toStaker(request), request.session.id),
    'POST /wps/limits/check': async (request) => {
      await changing.answerCheck(request.session.subjectId)
      return showing.check(toStaker(request))
    },
  }
}
