import { amountOf, toWire } from '@fairhouse/money'
import type { FastifyInstance } from 'fastify'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { controlsDesk } from './controls-desk.ts'
import { creditApprovalOf } from './credit-approval.ts'
import { demoPayments } from './demo.ts'
import { beginningOf } from './begin.ts'
import { allowingOf, deskOf, filesOf } from './desk.ts'
import { firstPayments } from './first.ts'
import { followingOf } from './follow.ts'
import { depositHttp } from './http/deposits.ts'
import { deskHttp } from './http/desk.ts'
import { offersOf } from './offers.ts'
import type { Below } from './parts.ts'
import { payoutsOf } from './payouts.ts'
import { placesOf } from './places.ts'
import { proofsOf } from './proofs.ts'
import { settingUpOf } from './set-up.ts'
import { settingsHttp } from './http/settings.ts'
import { askingTwo } from './asking-two.ts'
import { savingTermsOf } from './save-terms.ts'
import { savingOf } from './saving.ts'
import { settingsOf } from './settings.ts'
import { settlementOf } from './settle.ts'
import { controlStore } from './store/controls.ts'
import { depositStore, type StoredDeposit } from './store/deposits.ts'
import { proofStore } from './store/proofs.ts'
import { sourceStore } from './store/sources.ts'
import { depositsSince, providerSums } from './store/sums.ts'
import { tryStore } from './store/tries.ts'
import { webhooksOf } from './webhooks.ts'

export { sandboxPages } from './providers/index.ts'

export type PaymentModule = ReturnType<typeof createPayment>

/** Money that comes in, and the providers that bring it in and take it out. */
export function createPayment(kit: Kit, below: Below) {
  const places = placesOf(kit, below.brands)
  const parts = { kit, places, ...below }
  const settlement = settlementOf(parts)
  const offers = offersOf(parts)
  const payouts = payoutsOf(kit, places)
  const saving = savingOf(parts)
  const setUp = settingUpOf(parts, saving)
  const two = askingTwo(parts, setUp, saving)
  const credits = creditApprovalOf(parts, settlement)
  const controls = controlsDesk(parts)
  const store = depositStore(kit.database.db)
  below.upload.keptFor('deposit', (ids) => proofStore(kit.database.db).known(ids))
  below.limits.useDeposits(depositsSince)
  const mountWebhooks = webhooksOf(parts, settlement, payouts)
  const followDeposits = followingOf(parts, settlement)
  return {
    http: {
      ...depositHttp(offers, beginningOf(parts, offers), proofsOf(parts, offers), store),
      ...deskHttp(
        filesOf(parts),
        deskOf(parts, settlement, credits),
        allowingOf(parts),
        offers,
        credits,
      ),
      ...settingsHttp(
        settingsOf(parts, saving),
        savingTermsOf(parts, setUp, saving, two),
        controls,
      ),
    },
    mount: (app: FastifyInstance, closing: () => boolean) => mountWebhooks(app, closing),
    payout: payouts.payout,
    payoutStatus: payouts.payoutStatus,
    payoutProvidersOf: payouts.payoutProvidersOf,
    onPayoutEnd: payouts.onPayoutEnd,
    setUp,
    methodWork: two.methodWork,
    providerWork: two.providerWork,
    controlsWork: controls.work,
    creditWork: credits.work,
    /** Above which amounts a brand needs two people. */
    controlsOf: (brandId: string, db: Executor = kit.database.db) => controlStore(db).of(brandId),
    listensAt: places.listensAt,
    fillDemo: demoPayments(kit, places),
    fillFirst: firstPayments(kit, places),
    /** What the `deposit` topic shows an account. */
    async presentOf(memberId: string) {
      const last = await store.lastChangedOf(memberId)
      if (!last) return { seq: 0, data: { deposit: null } }
      const { id, state, currency } = last
      const credited = last.credited === null ? null : money(last.credited)
      const deposit = { id, state, currency, amount: money(last.amount), credited }
      return { seq: Number(last.version), data: { deposit } }
    },
    ...sourceStore(kit.database.db),
    ...tryStore(kit.database.db),
    ...providerSums(kit.database.db),
    /** What a member has paid in. */
    exportOf: async (memberId: string) => (await store.pageOf(memberId, mostTold, 0)).map(exported),
    /** Timed work. */
    async follow(): Promise<void> {
      await followDeposits()
      await payouts.followAll()
    },
  }
}

const money = (units: string) => toWire(amountOf(BigInt(units)))
const mostTold = 10_000

const exported = ({ id, state, currency, amount, createdAt, reference }: StoredDeposit) => ({
  id,
  state,
  currency,
  amount: money(amount),
  reference,
  createdAt: createdAt.toISOString(),
})
