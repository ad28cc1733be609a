import { amountOf, toWire } from '@fairhouse/money'
import type { FastifyInstance } from 'fastify'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { createControlsApproval } from './four-eyes/controls-approval.ts'
import { createCreditApproval } from './review/credit-approval.ts'
import { createDemoPayments } from './settings/demo.ts'
import { createDepositStarter } from './deposits/create-deposit.ts'
import {
  createSuspensionLift,
  createDepositReview,
  createDepositFiles,
} from './review/review-deposits.ts'
import { createNewBrandPayments } from './settings/new-brand.ts'
import { createDepositFollowUp } from './deposits/follow-up.ts'
import { depositHttp } from './http/deposits.ts'
import { reviewHttp } from './http/review.ts'
import { createMemberDeposits } from './deposits/member-deposits.ts'
import type { ModuleDeps } from './deps.ts'
import { createPayouts } from './payouts/payouts.ts'
import { createBrandProviders } from './brand-providers.ts'
import { createProofs } from './deposits/proofs.ts'
import { createSetUp } from './settings/set-up.ts'
import { settingsHttp } from './http/settings.ts'
import { createSettingsApproval } from './four-eyes/settings-approval.ts'
import { createSaveTerms } from './settings/save-terms.ts'
import { createSettingsWriter } from './settings/settings-writer.ts'
import { createSettingsAdmin } from './settings/settings-admin.ts'
import { createSettlement } from './deposits/settle-deposit.ts'
import { controlStore } from './store/controls.ts'
import { depositStore, type StoredDeposit } from './store/deposits.ts'
import { proofStore } from './store/proofs.ts'
import { sourceStore } from './store/sources.ts'
import { depositsSince, providerSums } from './store/totals.ts'
import { depositHistory } from './store/history.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

export { createBrandTermsApproval } from './four-eyes/brand-terms-approval.ts'
export { cashierOf, type Cashier } from './settings/cashier.ts'
export { sandboxPages } from './providers/index.ts'

export type PaymentModule = ReturnType<typeof createPayment>

/** Deposits, payouts and the payment providers that carry them out. */
export function createPayment(kit: Kit, modules: ModuleDeps) {
  const brandProviders = createBrandProviders(kit, modules.brands)
  const deps = { kit, brandProviders, ...modules }
  const settlement = createSettlement(deps)
  const memberDeposits = createMemberDeposits(deps)
  const payouts = createPayouts(kit, brandProviders)
  const writer = createSettingsWriter(deps)
  const setUp = createSetUp(deps, writer)
  const settingsApproval = createSettingsApproval(deps, setUp, writer)
  const credits = createCreditApproval(deps, settlement)
  const controls = createControlsApproval(deps)
  const store = depositStore(kit.database.db)
  modules.upload.keepReferenced('deposit', (ids) => proofStore(kit.database.db).known(ids))
  modules.limits.useDeposits(depositsSince)
  const mountWebhooks = createWebhooks(deps, settlement, payouts)
  const followDeposits = createDepositFollowUp(deps, settlement)
  return {
    http: {
      ...depositHttp(
        memberDeposits,
        createDepositStarter(deps, memberDeposits),
        createProofs(deps, memberDeposits),
        store,
      ),
      ...reviewHttp(
        createDepositFiles(deps),
        createDepositReview(deps, settlement, credits),
        createSuspensionLift(deps),
        memberDeposits,
        credits,
      ),
      ...settingsHttp(
        createSettingsAdmin(deps, writer),
        createSaveTerms(deps, setUp, writer, settingsApproval),
        controls,
      ),
    },
    mount: (app: FastifyInstance, closing: () => boolean) => mountWebhooks(app, closing),
    payout: payouts.payout,
    payoutStatus: payouts.payoutStatus,
    payoutProvidersOf: payouts.payoutProvidersOf,
    onPayoutEnd: payouts.onPayoutEnd,
    setUp,
    methodWork: settingsApproval.methodWork,
    providerWork: settingsApproval.providerWork,
    controlsWork: controls.work,
    creditWork: credits.work,
    /** Amounts above which a brand needs four-eyes approval. */
    controlsOf: (brandId: string, db: Executor = kit.database.db) => controlStore(db).of(brandId),
    listensAt: brandProviders.listensAt,
    fillDemo: createDemoPayments(kit, brandProviders),
    fillFirst: createNewBrandPayments(kit, brandProviders),
    /** Content of the `deposit` topic of an account. */
    presentOf: async (memberId: string) => depositTopic(await store.lastChangedOf(memberId)),
    ...sourceStore(kit.database.db),
    ...depositHistory(kit.database.db),
    ...providerSums(kit.database.db),
    /** A member's deposits. */
    exportOf: async (memberId: string) =>
      (await store.pageOf(memberId, maxExported, 0)).map(toExport),
    /** Timed work. */
    async follow(): Promise<void> {
      await followDeposits()
      await payouts.followAll()
    },
  }
}

const money = (units: string) => toWire(amountOf(BigInt(units)))
const maxExported = 10_000

function depositTopic(last: StoredDeposit | undefined) {
  if (!last) return { seq: 0, data: { deposit: null } }
  const { id, state, currency } = last
  const credited = last.credited === null ? null : money(last.credited)
  const deposit = { id, state, currency, amount: money(last.amount), credited }
  return { seq: Number(last.version), data: { deposit } }
}

const toExport = ({ id, state, currency, amount, createdAt, reference }: StoredDeposit) => ({
  id,
  state,
  currency,
  amount: money(amount),
  reference,
  createdAt: createdAt.toISOString(),
})
