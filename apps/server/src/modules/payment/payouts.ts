import { amountOf, isCurrency, type Amount, type Currency } from '@fairhouse/money'
import { payoutTarget } from '@fairhouse/protocol/payment'
import type { Kit } from '#platform/kit'
import type { Places } from './places.ts'
import type { Heard, PayoutTarget, Told } from './providers/index.ts'
import { WebhookRefused } from './webhook-refused.ts'
import { payoutStore, type PayoutState, type StoredPayout } from './store/payouts.ts'

export interface PayoutOrder {
  id: string
  provider: string
  brandId: string
  memberId: string
  amount: Amount
  currency: Currency
  target: PayoutTarget
}

/** Called until it returns without a fault, so it may be called again with the same. */
export type PayoutEndListener = (id: string, state: 'paid' | 'refused') => Promise<void>

const purpose = 'payment payout'
const mostAtOnce = 100

/** Asks a provider and writes down the end that it tells; an end is final. */
function askingOf({ database, clock, secrets }: Kit, places: Places) {
  const store = payoutStore(database.db)

  async function known(id: string): Promise<StoredPayout> {
    const row = await store.find(id)
    if (!row) throw new Error(`no payout ${id}`)
    return row
  }

  async function take(row: StoredPayout, told: Told | undefined): Promise<PayoutState> {
    const end = endOf(row, told)
    if (end === undefined) return row.state
    await store.end(row.id, end, told?.reference ?? null, clock.now())
    return (await known(row.id)).state
  }

  async function send(row: StoredPayout): Promise<PayoutState> {
    const found = await places.find(row.brandId, row.provider)
    if (!found || !isCurrency(row.currency)) return row.state
    const target = payoutTarget.parse(JSON.parse(secrets.unlock(purpose, row.target)))
    const amount = amountOf(BigInt(row.amount))
    const order = { id: row.id, amount, currency: row.currency, target }
    return take(row, await found.provider.payout(order, found.place))
  }

  async function ask(row: StoredPayout): Promise<PayoutState> {
    if (row.state !== 'sent') return row.state
    const found = await places.find(row.brandId, row.provider)
    const told = await found?.provider.payoutStatus(row.id, found.place)
    // It never heard of it: the question got lost, and the id keeps it from paying twice.
    return told?.state === 'unknown' ? send(row) : take(row, told)
  }

  return { known, take, send, ask }
}

/** Money that goes out: asked once under the caller's id, and followed until its end is known. */
export function payoutsOf(kit: Kit, places: Places) {
  const { database, clock, secrets, log } = kit
  const store = payoutStore(database.db)
  const { known, take, send, ask } = askingOf(kit, places)
  const listeners: PayoutEndListener[] = []

  async function handOn(id: string, state: PayoutState): Promise<void> {
    if (state === 'sent') return
    for (const listener of listeners) await listener(id, state)
    await store.markTold(id)
  }

  return {
    /** Asks the provider to pay; with the same id again it tells what became of it. */
    async payout(order: PayoutOrder): Promise<PayoutState> {
      const { target, amount, ...facts } = order
      const locked = secrets.lock(purpose, JSON.stringify(target))
      const row = { ...facts, amount: String(amount), target: locked }
      const isNew = await store.add(row, clock.now())
      const state = await (isNew ? send(await known(order.id)) : ask(await known(order.id)))
      // Whoever asked has the answer; only an end that comes by itself must be handed on.
      if (state !== 'sent') await store.markTold(order.id)
      return state
    },
    async payoutStatus(id: string): Promise<PayoutState | undefined> {
      const row = await store.find(id)
      return row && ask(row)
    },
    /** Codes of a brand's providers that pay out, with the kinds of targets they pay to. */
    async payoutProvidersOf(brandId: string) {
      const rows = await places.enabledOf(brandId)
      return rows.map(({ code, paysOut }) => ({ code, kinds: paysOut })).filter(pays)
    },
    /** Tells of ends that are known by a provider's own word, or by asking again later. */
    onPayoutEnd: (listener: PayoutEndListener) => void listeners.push(listener),
    /** A provider's own word; answers what became of it. */
    async hear(brandId: string, provider: string, heard: Heard): Promise<string> {
      const row = await store.find(heard.id)
      if (row?.brandId !== brandId || row.provider !== provider) {
        throw new WebhookRefused('unknown_reference')
      }
      const state = await take(row, heard)
      await handOn(row.id, state)
      return state
    },
    /** Timed work: asks again about those in doubt, and hands on what nobody took. */
    async followAll(): Promise<void> {
      for (const row of await store.unfinished(mostAtOnce)) {
        try {
          await handOn(row.id, await ask(row))
        } catch (error) {
          log.warn({ err: error, payout: row.id }, 'a payout could not be followed')
        }
      }
    },
  }
}

const pays = ({ kinds }: { kinds: readonly unknown[] }) => kinds.length > 0

/** Paid is only what was paid to the unit; anything less clear stays open for people to see. */
function endOf(row: StoredPayout, told: Told | undefined): 'paid' | 'refused' | undefined {
  if (told?.state === 'failed' || told?.state === 'expired') return 'refused'
  if (told?.state !== 'paid') return undefined
  const isWhole = told.amount === BigInt(row.amount) && told.currency === row.currency
  return isWhole ? 'paid' : undefined
}
