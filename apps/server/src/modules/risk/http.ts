import { staffActorOf, type HandlersOf } from '#platform/http'
import type { createCaseQueries } from './case-queries.ts'
import type { createCaseReview } from './review-cases.ts'
import type { createExclusionList } from './exclusions.ts'
import type { createRulesAdmin } from './rules-admin.ts'

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

interface RiskServices {
  rules: ReturnType<typeof createRulesAdmin>
  cases: ReturnType<typeof createCaseQueries>
  review: ReturnType<typeof createCaseReview>
  exclusions: ReturnType<typeof createExclusionList>
}

export function riskHttp({ rules, cases, review, exclusions }: RiskServices): HandlersOf<Route> {
  return {
    'GET /office/api/risk/rules': ({ input }) => rules.list(input.brandId),
    'PUT /office/api/risk/rule': async (request) => {
      const { brandId, reason, ...rule } = request.input
      return { approval: await rules.set(brandId, rule, reason, staffActorOf(request)) }
    },
    'POST /office/api/risk/rule/reset': async (request) => {
      const { brandId, kind, reason } = request.input
      return { approval: await rules.reset(brandId, kind, reason, staffActorOf(request)) }
    },
    'GET /office/api/risk/cases': ({ input }) => cases.list(input),
    'GET /office/api/risk/case': async (request) =>
      cases.file(await review.read(request.input.id, staffActorOf(request))),
    'POST /office/api/risk/case/claim': async (request) => {
      await review.claim(request.input.id, staffActorOf(request))
      return {}
    },
    'POST /office/api/risk/case/release': async (request) => {
      await review.release(request.input.id, staffActorOf(request))
      return {}
    },
    'POST /office/api/risk/case/hand': async (request) => {
      const { id, to, reason } = request.input
      await review.hand(id, to, reason, staffActorOf(request))
      return {}
    },
    'POST /office/api/risk/case/note': async (request) => {
      await review.note(request.input.id, request.input.content, staffActorOf(request))
      return {}
    },
    'POST /office/api/risk/case/close': async (request) => {
      const { id, outcome, reason } = request.input
      await review.close(id, { outcome, reason }, staffActorOf(request))
      return {}
    },
    'GET /office/api/risk/member': async ({ input }) => ({
      list: await cases.ofMember(input.memberId),
    }),
    'GET /office/api/risk/exclusions': ({ input }) => exclusions(input),
  }
}
