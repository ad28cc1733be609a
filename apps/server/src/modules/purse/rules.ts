import { add, amountOf, toWire, type Amount } from '@fairhouse/money'
import type { Calls, OutputOf } from '@fairhouse/protocol'
import { placeOf, type Holding, type JournalRow, type Transfer } from '#modules/wallet'

export type PurseFacts = OutputOf<Calls['GET /wps/v2/wallets/balance']>

/** What an account has, and a number that grows with every change of it. */
export interface Purse {
  seq: number
  data: PurseFacts
}

/** Whose money a row of the journal has moved. */
export function membersIn(rows: readonly JournalRow[]): string[] {
  const members = new Set<string>()
  for (const { moves } of rows) {
    for (const move of moves) {
      const { memberId } = placeOf(move.address)
      if (memberId !== undefined) members.add(memberId)
    }
  }
  return [...members]
}

/** Whose play money a transfer moves. */
export function playersOf({ postings }: Pick<Transfer, 'postings'>): string[] {
  const accounts = postings.flatMap(({ from, to }) => [...from, to])
  const named = accounts.filter((account) => 'address' in account)
  return named.flatMap((account) => placeOf(account.address).memberId ?? [])
}

/** Of one member; the currency is told where nothing was ever moved. */
export function purseOf(holdings: readonly Holding[], otherwise: string): Purse {
  const held = (kind: string): Amount =>
    holdings.find((holding) => holding.address.endsWith(`/${kind}`))?.balance ?? amountOf(0n)
  const isPlayMoney = holdings.some((holding) => holding.address.endsWith('/trial'))
  const cash = add(held('cash'), held('trial'))
  const version = holdings.reduce((total, holding) => total + holding.version, 0)
  return {
    seq: version,
    data: {
      currency: holdings[0]?.currency ?? otherwise,
      sumBalance: toWire(add(cash, held('bonus'))),
      cash: toWire(cash),
      bonus: toWire(held('bonus')),
      hold: toWire(held('hold')),
      isPlayMoney,
      version,
    },
  }
}
