import type { GatewayInput, GatewayState } from '@fairhouse/protocol/payment'
import type { Sources } from './sources.ts'

/** A payment that somebody is to make, or a payout that we are to make. */
export interface Order {
  about: 'payment' | 'payout'
  id: string
  operator: string
  /** Our own name of it. */
  reference: string
  amount: string
  currency: string
  /** What the payer reads, or to whom we pay. */
  text: string
  /** Of who pays. */
  language: string | undefined
  state: Exclude<GatewayState, 'unknown'>
  /** What truly moved. */
  moved: string
  callbackUrl: string
  /** Every change is an event of its own. */
  event: string
}

/** LIST of what can be done with an order on its page: the state it comes to, and what moves. */
const acts = {
  payment: { approve: 'paid', less: 'paid', fail: 'failed', expire: 'expired' },
  payout: { approve: 'paid', fail: 'failed' },
} as const

export type Book = ReturnType<typeof createBook>

/** All orders, in memory: a real gateway keeps them. */
export function createBook(sources: Sources) {
  const orders = new Map<string, Order>()
  const byReference = new Map<string, Order>()
  const keyOf = (operator: string, about: Order['about'], id: string) =>
    `${operator} ${about} ${id}`

  /** Asked again with the same id, it is the same order. */
  function add(order: Omit<Order, 'reference' | 'state' | 'moved' | 'event'>): Order {
    const key = keyOf(order.operator, order.about, order.id)
    const known = orders.get(key)
    if (known) return known
    const fresh: Order = {
      ...order,
      reference: sources.key(),
      state: 'pending',
      moved: '0',
      event: sources.key(),
    }
    orders.set(key, fresh)
    byReference.set(fresh.reference, fresh)
    return fresh
  }

  return {
    addPayment: (operator: string, asked: GatewayInput<'payments'>) => {
      const { id, amount, currency, reference: text, callbackUrl, language } = asked
      const facts = { operator, id, amount, currency, text, callbackUrl, language }
      return add({ about: 'payment', ...facts })
    },
    addPayout: (operator: string, asked: GatewayInput<'payouts'>) => {
      const { id, amount, currency, target, callbackUrl } = asked
      const text = [target.institution, target.number, target.name].filter(Boolean).join(' · ')
      const facts = { operator, id, amount, currency, text, callbackUrl, language: undefined }
      return add({ about: 'payout', ...facts })
    },
    find: (operator: string, about: Order['about'], id: string) =>
      orders.get(keyOf(operator, about, id)),
    byReference: (reference: string) => byReference.get(reference),
    /** False when its end is known already. */
    act(order: Order, act: string): boolean {
      const state = Object.entries(acts[order.about]).find(([name]) => name === act)?.[1]
      if (state === undefined || order.state !== 'pending') return false
      order.state = state
      order.event = sources.key()
      if (state === 'paid') order.moved = act === 'less' ? halfOf(order.amount) : order.amount
      return true
    },
  }
}

/** As text, since money is no number: half of the whole units, and at least one of them. */
function halfOf(amount: string): string {
  const half = BigInt(amount.split('.')[0] ?? '0') / 2n
  return String(half > 0n ? half : 1n)
}
