import { add, amountOf, toWire, type Amount } from '@fairhouse/money'
import type { Calls, OutputOf } from '@fairhouse/protocol'
import { parseAddress, type Holding, type JournalRow, type Transfer } from '#modules/wallet'

export type BalanceData = OutputOf<Calls['GET /wps/v2/wallets/balance']>

/** A member's balance and a number that increases with every change. */
export interface Balance {
  seq: number
  data: BalanceData
}

/** The members whose money the journal rows moved. */
export function membersIn(rows: readonly JournalRow[]): string[] {
  const members = new Set<string>()
  for (const { moves } of rows) {
    for (const move of moves) {
      const { memberId } = parseAddress(move.address)
      if (memberId !== undefined) members.add(memberId)
    }
  }
  return [...members]
}

/** The members whose play money a transfer moves. */
export function trialMembersIn({ postings }: Pick<Transfer, 'postings'>): string[] {
  const accounts = postings.flatMap(({ from, to }) => [...from, to])
  const named = accounts.filter((account) => 'address' in account)
  return named.flatMap((account) => parseAddress(account.address).memberId ?? [])
}

/** The balance of one member; `otherwise` is the currency if nothing ever moved. */
export function toBalance(holdings: readonly Holding[], otherwise: string): Balance {
  const held = (kind: string): Amount =>
    holdings.find((holding) => holding.address.endsWith(`/${kind}`))?.balance ?? amountOf(0n)
  const isPlayMoney = holdings.some((holding) => holding.address.endsWith('/trial'))
  const cash = add(held('cash'), held('trial'))
  const version = Math.max(0, ...holdings.map((holding) => holding.version))
  return {
    seq: version,
    data: {
      currency: holdings[0]?.currency ?? otherwise,
      sumBalance: toWire(add(cash, held('bonus'))),
      cash: toWire(cash),
      bonus: toWire(held('bonus')),
      hold: toWire(add(held('hold'), held('reserved'))),
      isPlayMoney,
      version,
    },
  }
}
