import type { CoinTransfer, GatewayInput, GatewayState } from '@fairhouse/protocol/payment'
import type { PaymentChannel } from '@fairhouse/protocol/payment'
import { coinTransfer } from './coin.ts'
import type { Sources } from './sources.ts'

/** A payment by a payer, or a payout by us. */
export interface Order {
  about: 'payment' | 'payout'
  id: string
  operator: string
  /** Our own id of the order. */
  reference: string
  amount: string
  currency: string
  /** Shown to the payer, or the recipient of a payout. */
  text: string
  /** Language of the payer. */
  language: string | undefined
  /** Where the page leads back to. */
  returnUrl: string | undefined
  /** The e-wallet that was chosen, and where a coin is sent. */
  channel: PaymentChannel | undefined
  coin: CoinTransfer | undefined
  state: Exclude<GatewayState, 'unknown'>
  /** The amount that was actually paid. */
  moved: string
  callbackUrl: string
  /** Id of the last event; every change is a new one. */
  event: string
}

/** LIST of the actions on the page of an order, with the resulting state. */
const outcomes = {
  payment: { approve: 'paid', less: 'paid', fail: 'failed', expire: 'expired' },
  payout: { approve: 'paid', fail: 'failed' },
} as const

const noPayer = {
  language: undefined,
  returnUrl: undefined,
  channel: undefined,
  coin: undefined,
}

export type OrderStore = ReturnType<typeof createOrderStore>

/** Keeps all orders in memory; a real gateway stores them. */
export function createOrderStore(sources: Sources) {
  const orders = new Map<string, Order>()
  const byReference = new Map<string, Order>()
  const keyOf = (operator: string, about: Order['about'], id: string) =>
    `${operator} ${about} ${id}`

  /** Adds an order; a repeated id returns the existing one. */
  function add(input: Omit<Order, 'reference' | 'state' | 'moved' | 'event'>): Order {
    const key = keyOf(input.operator, input.about, input.id)
    const existing = orders.get(key)
    if (existing) return existing
    const order: Order = {
      ...input,
      reference: sources.key(),
      state: 'pending',
      moved: '0',
      event: sources.key(),
    }
    orders.set(key, order)
    byReference.set(order.reference, order)
    return order
  }

  return {
    addPayment: (operator: string, request: GatewayInput<'payments'>) => {
      const { id, amount, currency, reference: text, callbackUrl, language } = request
      const { returnUrl, channel, network } = request
      const coin = network && coinTransfer(network, amount, currency)
      const facts = { operator, id, amount, currency, text, callbackUrl, language }
      return add({ about: 'payment', ...facts, returnUrl, channel, coin })
    },
    addPayout: (operator: string, request: GatewayInput<'payouts'>) => {
      const { id, amount, currency, target, callbackUrl } = request
      const text = [target.institution, target.number, target.name].filter(Boolean).join(' · ')
      const facts = { operator, id, amount, currency, text, callbackUrl }
      return add({ about: 'payout', ...facts, ...noPayer })
    },
    find: (operator: string, about: Order['about'], id: string) =>
      orders.get(keyOf(operator, about, id)),
    byReference: (reference: string) => byReference.get(reference),
    /** Applies an action of the page. Returns false if the order has ended. */
    act(order: Order, action: string): boolean {
      const state = Object.entries(outcomes[order.about]).find(([name]) => name === action)?.[1]
      if (state === undefined || order.state !== 'pending') return false
      order.state = state
      order.event = sources.key()
      if (state === 'paid') order.moved = action === 'less' ? halfOf(order.amount) : order.amount
      return true
    },
  }
}

/** Half of the whole units, at least one. As text, because money is not a number. */
function halfOf(amount: string): string {
  const half = BigInt(amount.split('.')[0] ?? '0') / 2n
  return String(half > 0n ? half : 1n)
}
