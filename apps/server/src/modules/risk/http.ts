import { clerkOf, type HandlersOf } from '#platform/http'
import type { casesOf } from './cases.ts'
import type { deskOf } from './desk.ts'
import type { exclusionsOf } from './exclusions.ts'
import type { ruleDeskOf } from './rule-desk.ts'

type Route =
  | 'GET /office/api/risk/rules'
  | 'PUT /office/api/risk/rule'
  | 'POST /office/api/risk/rule/reset'
  | 'GET /office/api/risk/cases'
  | 'GET /office/api/risk/case'
  | 'POST /office/api/risk/case/claim'
  | 'POST /office/api/risk/case/release'
  | 'POST /office/api/risk/case/hand'
  | 'POST /office/api/risk/case/note'
  | 'POST /office/api/risk/case/close'
  | 'GET /office/api/risk/member'
  | 'GET /office/api/risk/exclusions'

interface Desks {
  rules: ReturnType<typeof ruleDeskOf>
  cases: ReturnType<typeof casesOf>
  desk: ReturnType<typeof deskOf>
  exclusions: ReturnType<typeof exclusionsOf>
}

export function riskHttp({ rules, cases, desk, exclusions }: Desks): HandlersOf<Route> {
  return {
    'GET /office/api/risk/rules': ({ input }) => rules.list(input.brandId),
    'PUT /office/api/risk/rule': async (request) => {
      const { brandId, reason, ...rule } = request.input
      await rules.set(brandId, rule, reason, clerkOf(request))
      return {}
    },
    'POST /office/api/risk/rule/reset': async (request) => {
      const { brandId, kind, reason } = request.input
      await rules.reset(brandId, kind, reason, clerkOf(request))
      return {}
    },
    'GET /office/api/risk/cases': ({ input }) => cases.list(input),
    'GET /office/api/risk/case': async (request) =>
      cases.file(await desk.read(request.input.id, clerkOf(request))),
    'POST /office/api/risk/case/claim': async (request) => {
      await desk.claim(request.input.id, clerkOf(request))
      return {}
    },
    'POST /office/api/risk/case/release': async (request) => {
      await desk.release(request.input.id, clerkOf(request))
      return {}
    },
    'POST /office/api/risk/case/hand': async (request) => {
      const { id, to, reason } = request.input
      await desk.hand(id, to, reason, clerkOf(request))
      return {}
    },
    'POST /office/api/risk/case/note': async (request) => {
      await desk.note(request.input.id, request.input.content, clerkOf(request))
      return {}
    },
    'POST /office/api/risk/case/close': async (request) => {
      const { id, outcome, reason } = request.input
      await desk.close(id, { outcome, reason }, clerkOf(request))
      return {}
    },
    'GET /office/api/risk/member': async ({ input }) => ({
      list: await cases.ofMember(input.memberId),
    }),
    'GET /office/api/risk/exclusions': ({ input }) => exclusions(input),
  }
}
