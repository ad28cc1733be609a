import { sql, type Transaction } from 'kysely'
import { amountOf, type Amount } from '@fairhouse/money'

const sums = ['cash', 'bonus', 'hold', 'staked', 'won', 'given'] as const

/** The lengths of a member's lists and the running totals. */
export type MemberTotals = { memberId: string; records: number; bets: number } & Record<
  (typeof sums)[number],
  Amount
>

type Stored = { memberId: string; records: number; bets: number } & Record<
  (typeof sums)[number],
  string
>

/** Totals of members with lists; only this reader step writes them. */
export async function readMemberTotals(
  memberIds: readonly string[],
  transaction: Transaction<unknown>,
) {
  const { rows } = await sql<Stored>`
    SELECT member_id AS "memberId", records, bets, cash, bonus, hold, staked, won, given
    FROM report_member WHERE member_id = ANY (${memberIds})`.execute(transaction)
  return rows.map((row): MemberTotals => {
    const amount = (name: (typeof sums)[number]) => amountOf(BigInt(row[name]))
    const funds = { cash: amount('cash'), bonus: amount('bonus'), hold: amount('hold') }
    const results = { staked: amount('staked'), won: amount('won'), given: amount('given') }
    const { memberId, records, bets } = row
    return { memberId, records, bets, ...funds, ...results }
  })
}

export async function writeMemberTotals(
  heads: readonly MemberTotals[],
  transaction: Transaction<unknown>,
) {
  const all = <K extends keyof MemberTotals>(name: K) => heads.map((head) => head[name])
  await sql`
    INSERT INTO report_member
      (member_id, records, bets, cash, bonus, hold, staked, won, given)
    SELECT * FROM unnest(${all('memberId')}::uuid[], ${all('records')}::int[],
      ${all('bets')}::int[], ${all('cash')}::bigint[], ${all('bonus')}::bigint[],
      ${all('hold')}::bigint[], ${all('staked')}::bigint[], ${all('won')}::bigint[],
      ${all('given')}::bigint[])
    ON CONFLICT (member_id) DO UPDATE SET records = excluded.records, bets = excluded.bets,
      cash = excluded.cash, bonus = excluded.bonus, hold = excluded.hold,
      staked = excluded.staked, won = excluded.won, given = excluded.given`.execute(transaction)
}
