import type { PaymentModule } from '#modules/payment'
import type { Executor } from '#platform/database'
import { clerkOf, type HandlersOf } from '#platform/http'
import type { createAccountsDesk } from '../accounts-desk.ts'
import type { createClaimsDesk } from '../claims-desk.ts'
import type { createDesk } from '../desk.ts'
import type { Separation } from '../separation.ts'
import { requestStore } from '../store/requests.ts'
import type { viewsOf } from '../views.ts'

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

interface Parts {
  db: Executor
  payment: PaymentModule
  desk: ReturnType<typeof createDesk>
  claims: ReturnType<typeof createClaimsDesk>
  accounts: ReturnType<typeof createAccountsDesk>
  separation: Separation
  views: ReturnType<typeof viewsOf>
}

const pageSize = 50

export function officeHttp({
  db,
  payment,
  desk,
  claims,
  accounts,
  separation,
  views,
}: Parts): HandlersOf<Routes> {
  return {
    'GET /office/api/withdrawals': async ({ input }) => {
      const { state = 'requested', after } = input
      return paged(await requestStore(db).inState(state, after, pageSize + 1), views.rowOf)
    },
    'GET /office/api/withdrawal/one': async (request) => {
      const by = clerkOf(request)
      const withdrawal = await desk.read(request.input.id, by)
      const told = await views.forStaff(withdrawal)
      const all = await payment.payoutProvidersOf(withdrawal.brandId)
      const able = all.filter(({ kinds }) => kinds.includes(told.target.kind))
      const needsOtherPayer = await separation.needsOtherPayer(withdrawal, by.staffId, db)
      return { ...told, needsOtherPayer, providers: able.map(({ code }) => code) }
    },
    'POST /office/api/withdrawal/claim': async (request) => {
      await desk.claim(request.input.id, clerkOf(request))
      return {}
    },
    'POST /office/api/withdrawal/release': async (request) => {
      await desk.release(request.input.id, clerkOf(request))
      return {}
    },
    'POST /office/api/withdrawal/approve': async (request) => {
      await desk.approve(request.input.id, clerkOf(request))
      return {}
    },
    'POST /office/api/withdrawal/reject': async (request) => {
      await desk.reject(request.input.id, request.input.reason, clerkOf(request))
      return {}
    },
    'POST /office/api/withdrawal/pay': async (request) => {
      const { id, ...how } = request.input
      return { state: (await desk.pay(id, how, clerkOf(request))).state }
    },
    'POST /office/api/withdrawal/return': async (request) => {
      await desk.giveBack(request.input.id, request.input.reason, clerkOf(request))
      return {}
    },
    'GET /office/api/withdrawal/claims': async ({ input }) => {
      const rows = await claims.claims(input.state ?? 'open', input.after, pageSize + 1)
      return paged(rows, (row) => row)
    },
    'GET /office/api/withdrawal/proof': (request) =>
      claims.proof(request.input.id, clerkOf(request)),
    'POST /office/api/withdrawal/claims/close': async (request) => {
      await claims.closeClaim(request.input.id, request.input.reason, clerkOf(request))
      return {}
    },
    'GET /office/api/withdrawal/accounts': async () => ({ list: await accounts.accounts() }),
    'POST /office/api/withdrawal/account/decide': async (request) => {
      const { id, accept, reason } = request.input
      await accounts.decideAccount(id, accept, reason, clerkOf(request))
      return {}
    },
  }
}

function paged<Row extends { id: string }, Told>(rows: Row[], told: (row: Row) => Told) {
  const page = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
  return { list: page.map(told), next }
}
