import { amountOf, isCurrency, type Amount, type Currency } from '@fairhouse/money'
import { payoutTarget } from '@fairhouse/protocol/payment'
import type { Kit } from '#platform/kit'
import type { BrandProviders } from '../brand-providers.ts'
import type { WebhookEvent, PayoutTarget, PaymentStatus } from '../providers/index.ts'
import { WebhookRefused } from '../webhooks/webhook-refused.ts'
import { payoutStore, type PayoutState, type StoredPayout } from '../store/payouts.ts'

export interface PayoutOrder {
  id: string
  provider: string
  brandId: string
  memberId: string
  amount: Amount
  currency: Currency
  target: PayoutTarget
}

/** Called again with the same arguments until it succeeds. */
export type PayoutEndListener = (id: string, state: 'paid' | 'refused') => Promise<void>

const purpose = 'payment payout'
const maxPerRun = 100

/** Sends payouts to providers and stores their outcome; an outcome is final. */
function createPayoutRequests({ database, clock, secrets }: Kit, brandProviders: BrandProviders) {
  const store = payoutStore(database.db)

  async function load(id: string): Promise<StoredPayout> {
    const row = await store.find(id)
    if (!row) throw new Error(`no payout ${id}`)
    return row
  }

  async function applyStatus(
    row: StoredPayout,
    status: PaymentStatus | undefined,
  ): Promise<PayoutState> {
    const end = outcomeOf(row, status)
    if (end === undefined) return row.state
    await store.end(row.id, end, status?.reference ?? null, clock.now())
    return (await load(row.id)).state
  }

  async function send(row: StoredPayout): Promise<PayoutState> {
    const found = await brandProviders.find(row.brandId, row.provider)
    if (!found || !isCurrency(row.currency)) return row.state
    const target = payoutTarget.parse(JSON.parse(secrets.unlock(purpose, row.target)))
    const amount = amountOf(BigInt(row.amount))
    const order = { id: row.id, amount, currency: row.currency, target }
    return applyStatus(row, await found.provider.payout(order, found.config))
  }

  async function poll(row: StoredPayout): Promise<PayoutState> {
    if (row.state !== 'sent') return row.state
    const found = await brandProviders.find(row.brandId, row.provider)
    const status = await found?.provider.payoutStatus(row.id, found.config)
    // The provider never received the request; the id prevents a double payout.
    return status?.state === 'unknown' ? send(row) : applyStatus(row, status)
  }

  return { load, applyStatus, send, poll }
}

/** Payouts: requested once under the caller's id and polled until the outcome is known. */
export function createPayouts(kit: Kit, brandProviders: BrandProviders) {
  const { database, clock, secrets, log } = kit
  const store = payoutStore(database.db)
  const { load, applyStatus, send, poll } = createPayoutRequests(kit, brandProviders)
  const listeners: PayoutEndListener[] = []

  async function notifyListeners(id: string, state: PayoutState): Promise<void> {
    if (state === 'sent') return
    for (const listener of listeners) await listener(id, state)
    await store.markDelivered(id)
  }

  return {
    /** Requests the payout; a repeat with the same id returns its current state. */
    async payout(order: PayoutOrder): Promise<PayoutState> {
      const { target, amount, ...facts } = order
      const locked = secrets.lock(purpose, JSON.stringify(target))
      const row = { ...facts, amount: String(amount), target: locked }
      const isNew = await store.add(row, clock.now())
      const state = await (isNew ? send(await load(order.id)) : poll(await load(order.id)))
      // The caller has the answer; only outcomes that arrive later go to listeners.
      if (state !== 'sent') await store.markDelivered(order.id)
      return state
    },
    async payoutStatus(id: string): Promise<PayoutState | undefined> {
      const row = await store.find(id)
      return row && poll(row)
    },
    /** Codes of a brand's payout providers with the target kinds they support. */
    async payoutProvidersOf(brandId: string) {
      const rows = await brandProviders.enabledOf(brandId)
      return rows.map(({ code, paysOut }) => ({ code, kinds: paysOut })).filter(hasTargets)
    },
    /** Registers a listener for outcomes that arrive by webhook or polling. */
    onPayoutEnd: (listener: PayoutEndListener) => void listeners.push(listener),
    /** Handles a provider's webhook about a payout and returns the resulting state. */
    async handleWebhook(brandId: string, provider: string, webhook: WebhookEvent): Promise<string> {
      const row = await store.find(webhook.id)
      if (row?.brandId !== brandId || row.provider !== provider) {
        throw new WebhookRefused('unknown_reference')
      }
      const state = await applyStatus(row, webhook)
      await notifyListeners(row.id, state)
      return state
    },
    /** Timed work: polls open payouts and delivers outcomes that no listener has received. */
    async followAll(): Promise<void> {
      for (const row of await store.unfinished(maxPerRun)) {
        try {
          await notifyListeners(row.id, await poll(row))
        } catch (error) {
          log.warn({ err: error, payout: row.id }, 'a payout could not be followed')
        }
      }
    },
  }
}

const hasTargets = ({ kinds }: { kinds: readonly unknown[] }) => kinds.length > 0

/**
 * Only an exact match of amount and currency counts as paid; anything unclear stays open for staff.
 */
function outcomeOf(
  row: StoredPayout,
  status: PaymentStatus | undefined,
): 'paid' | 'refused' | undefined {
  if (status?.state === 'failed' || status?.state === 'expired') return 'refused'
  if (status?.state !== 'paid') return undefined
  const isWhole = status.amount === BigInt(row.amount) && status.currency === row.currency
  return isWhole ? 'paid' : undefined
}
