import { amountOf, toWire, type Amount } from '@fairhouse/money'
import type { Account } from './chart.ts'
import type { journalStore } from './store/journal.ts'

/** From (inclusive) to (exclusive). */
export interface Period {
  from: Date
  to: Date
}

export interface StatementLine {
  id: string
  at: Date
  code: string
  reference: string
  amount: Amount
  /** The balance after this line. */
  balance: Amount
}

/** Opening plus all lines equals closing, for any period. */
export interface Statement {
  opening: Amount
  lines: StatementLine[]
  closing: Amount
}

export async function statementOf(
  store: ReturnType<typeof journalStore>,
  account: Account,
  period: Period,
): Promise<Statement> {
  const stored = await store.statement(fundOf(account), period)
  const lines = stored.lines.map((line) => ({
    ...line,
    amount: amountOf(BigInt(line.amount)),
    balance: amountOf(BigInt(line.balance)),
  }))
  const opening = amountOf(BigInt(stored.opening))
  return { opening, lines, closing: lines.at(-1)?.balance ?? opening }
}

/** The balance of an account and its movements by code. */
export async function summaryOf(
  store: ReturnType<typeof journalStore>,
  account: Account,
): Promise<AccountSummary> {
  const [[held], totals] = await Promise.all([
    store.balances([account]),
    store.totals(fundOf(account)),
  ])
  const money = (units: string) => toWire(amountOf(BigInt(units)))
  return {
    balance: money(held?.balance ?? '0'),
    movements: totals.map(({ total, ...rest }) => ({ ...rest, total: money(total) })),
  }
}

function fundOf({ address, owner, kind }: Account) {
  if (owner === undefined || kind === undefined) throw new Error(`${address} has no statement`)
  return { memberId: owner, kind }
}

export interface AccountSummary {
  balance: string
  movements: { code: string; count: number; total: string; first: Date; last: Date }[]
}
