import { isPaymentPassword } from '@fairhouse/rules'
import type { MemberModule } from '#modules/member'
import { Refusal, type GateSession, type HandlersOf } from '#platform/http'
import type { Executor } from '#platform/database'
import type { PayoutAccounts } from '../accounts/payout-accounts.ts'
import type { createReceiptConfirmation } from '../receipts/confirm-receipt.ts'
import type { createAvailability } from '../requests/availability.ts'
import type { createRequests } from '../requests/request-withdrawal.ts'
import { requestStore } from '../store/requests.ts'
import type { Settings } from '../terms/settings.ts'
import type { createViews } from '../view.ts'

type Routes =
  | 'GET /wps/withdrawal/facts'
  | 'GET /wps/withdrawal/list'
  | 'PUT /wps/withdrawal'
  | 'POST /wps/withdrawal/confirm'
  | 'PUT /wps/withdrawal/account'
  | 'DELETE /wps/withdrawal/account'
  | 'POST /wps/withdrawal/password'

interface Deps {
  db: Executor
  member: MemberModule
  isFresh(sessionId: string): Promise<boolean>
  settingsOf(brandId: string): Promise<Settings>
  availability: ReturnType<typeof createAvailability>
  requests: ReturnType<typeof createRequests>
  confirmation: ReturnType<typeof createReceiptConfirmation>
  payoutAccounts: PayoutAccounts
  views: ReturnType<typeof createViews>
}

const pageSize = 20

export function ownHttp(deps: Deps): HandlersOf<Routes> {
  const { db, member, availability, requests, confirmation, payoutAccounts, views } = deps

  async function requireFresh({ id }: GateSession) {
    if (!(await deps.isFresh(id))) throw new Refusal('step_up_required')
  }

  return {
    'GET /wps/withdrawal/facts': ({ session, brand }) => availability(session.subjectId, brand.id),
    'GET /wps/withdrawal/list': async ({ input, session }) => {
      const { subjectId } = session
      const rows = await requestStore(db).ofMember(subjectId, input.before, pageSize + 1)
      const page = rows.slice(0, pageSize)
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
      return { list: await views.forOwner(page), next }
    },
    'PUT /wps/withdrawal': async ({ input, session, brand }) => {
      const [view] = await views.forOwner([await requests.request(session, brand.id, input)])
      if (!view) throw new Error('a withdrawal that is not there')
      return view
    },
    'POST /wps/withdrawal/confirm': async ({ input, session, brand, address }) => {
      const owner = { memberId: session.subjectId, brandId: brand.id, address }
      await confirmation.confirm(owner, input.id, input.received, input.image)
      return {}
    },
    'PUT /wps/withdrawal/account': async ({ input, session, brand, address }) => {
      await requireFresh(session)
      const memberId = session.subjectId
      if (await member.payoutsHeldUntil(memberId)) throw new Refusal('payouts_held')
      const owner = { memberId, brandId: brand.id, address }
      return payoutAccounts.bind(owner, input, await deps.settingsOf(brand.id))
    },
    'DELETE /wps/withdrawal/account': async ({ input, session, brand, address }) => {
      await requireFresh(session)
      await payoutAccounts.remove(
        { memberId: session.subjectId, brandId: brand.id, address },
        input.id,
      )
      return {}
    },
    'POST /wps/withdrawal/password': async ({ input, session, refuse }) => {
      await requireFresh(session)
      const memberId = session.subjectId
      const isSame = await member.isPassword(memberId, input.password)
      if (isSame || !isPaymentPassword(input.password)) {
        return refuse('invalid_fields', { password: 'invalid' })
      }
      await member.setPaymentPassword(memberId, input.password)
      return {}
    },
  }
}
