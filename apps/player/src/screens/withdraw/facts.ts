import { parseAmount, zero, type Amount } from '@fairhouse/money'
import { call, type Value } from '#lib/call'

export { moneyText } from '@fairhouse/money'

export type Facts = Value<'GET /wps/withdrawal/facts'>
export type Account = Facts['accounts'][number]
export type Withdrawal = Value<'GET /wps/withdrawal/list'>['list'][number]
export type Payout = Withdrawal['parts'][number]

export interface Cashier {
  facts: Facts
  list: Withdrawal[]
  /** True if more withdrawals exist. */
  hasMore: boolean
}

export async function loadCashier(): Promise<Cashier> {
  const [facts, { list, next }] = await Promise.all([
    call('GET /wps/withdrawal/facts', {}),
    call('GET /wps/withdrawal/list', {}),
  ])
  return { facts, list, hasMore: next !== null }
}

export const amountIn = (wire: string): Amount => parseAmount(wire) ?? zero
