import type { Executor } from '#platform/database'
import { staffActorOf, type HandlersOf } from '#platform/http'
import type { createAccountReview } from '../accounts/review-accounts.ts'
import type { createClaimReview } from '../receipts/review-claims.ts'
import type { createWithdrawalReview } from '../review/review-withdrawals.ts'
import type { Separation } from '../review/separation-of-duties.ts'
import { requestStore } from '../store/requests.ts'
import type { Targets } from '../payout/targets.ts'
import type { createViews } from '../view.ts'

type Routes =
  | 'GET /office/api/withdrawals'
  | 'GET /office/api/withdrawal/one'
  | 'POST /office/api/withdrawal/claim'
  | 'POST /office/api/withdrawal/release'
  | 'POST /office/api/withdrawal/approve'
  | 'POST /office/api/withdrawal/reject'
  | 'POST /office/api/withdrawal/pay'
  | 'POST /office/api/withdrawal/return'
  | 'GET /office/api/withdrawal/claims'
  | 'GET /office/api/withdrawal/proof'
  | 'POST /office/api/withdrawal/claims/close'
  | 'GET /office/api/withdrawal/accounts'
  | 'POST /office/api/withdrawal/account/decide'

interface Deps {
  db: Executor
  targets: Targets
  review: ReturnType<typeof createWithdrawalReview>
  claims: ReturnType<typeof createClaimReview>
  accounts: ReturnType<typeof createAccountReview>
  separation: Separation
  views: ReturnType<typeof createViews>
}

const pageSize = 50

export function officeHttp({
  db,
  targets,
  review,
  claims,
  accounts,
  separation,
  views,
}: Deps): HandlersOf<Routes> {
  return {
    'GET /office/api/withdrawals': async ({ input }) => {
      const { state = 'requested', after } = input
      return paged(await requestStore(db).inState(state, after, pageSize + 1), views.toRow)
    },
    'GET /office/api/withdrawal/one': async (request) => {
      const by = staffActorOf(request)
      const withdrawal = await review.read(request.input.id, by)
      const view = await views.forStaff(withdrawal)
      const needsOtherPayer = await separation.needsOtherPayer(withdrawal, by.staffId, db)
      return { ...view, needsOtherPayer, providers: await targets.providersFor(withdrawal) }
    },
    'POST /office/api/withdrawal/claim': async (request) => {
      await review.claim(request.input.id, staffActorOf(request))
      return {}
    },
    'POST /office/api/withdrawal/release': async (request) => {
      await review.release(request.input.id, staffActorOf(request))
      return {}
    },
    'POST /office/api/withdrawal/approve': async (request) => {
      await review.approve(request.input.id, staffActorOf(request))
      return {}
    },
    'POST /office/api/withdrawal/reject': async (request) => {
      await review.reject(request.input.id, request.input.reason, staffActorOf(request))
      return {}
    },
    'POST /office/api/withdrawal/pay': async (request) => {
      const { id, ...how } = request.input
      return { state: (await review.pay(id, how, staffActorOf(request))).state }
    },
    'POST /office/api/withdrawal/return': async (request) => {
      await review.giveBack(request.input.id, request.input.reason, staffActorOf(request))
      return {}
    },
    'GET /office/api/withdrawal/claims': async ({ input }) => {
      const rows = await claims.list(input.state ?? 'open', input.after, pageSize + 1)
      return paged(rows, (row) => row)
    },
    'GET /office/api/withdrawal/proof': (request) =>
      claims.proof(request.input.id, staffActorOf(request)),
    'POST /office/api/withdrawal/claims/close': async (request) => {
      await claims.close(request.input.id, request.input.reason, staffActorOf(request))
      return {}
    },
    'GET /office/api/withdrawal/accounts': async () => ({ list: await accounts.list() }),
    'POST /office/api/withdrawal/account/decide': async (request) => {
      const { id, accept, reason } = request.input
      await accounts.decide(id, accept, reason, staffActorOf(request))
      return {}
    },
  }
}

function paged<Row extends { id: string }, View>(rows: Row[], toView: (row: Row) => View) {
  const page = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
  return { list: page.map(toView), next }
}
