import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import { guardId } from '../lane/names.ts'
import type { MemberCounter } from '../rules.ts'

/** The terms of a member's stakes in one row, also if nothing was ever stored. */
export const termsQuery = (memberId: string) => sql<{ terms: string; blocked: string }>`
  SELECT coalesce(max(terms), 0) AS terms, coalesce(max(blocked), 0) AS blocked
  FROM wallet_member WHERE member_id = ${memberId}::uuid`

/** Counters of the real journal, within the caller's transaction. */
export function guardStore(db: Executor) {
  const raise = async (
    memberId: string,
    lane: number,
    terms: 0 | 1,
    seat: 0 | 1,
  ): Promise<bigint> => {
    const { rows } = await sql<{ value: string }>`SELECT wallet_raise(
      ${lane}::smallint, ${memberId}::uuid, ${terms}, ${seat}) AS value`.execute(db)
    return BigInt(rows[0]?.value ?? 0)
  }
  return {
    /** The lane is that of a member without a row. */
    raiseTerms: (memberId: string, lane: number) => raise(memberId, lane, 1, 0),
    raiseSeat: (memberId: string, lane: number) => raise(memberId, lane, 0, 1),
    /** The counters in the member's row. */
    async counters(memberId: string): Promise<Record<MemberCounter, bigint>> {
      const { rows } = await sql<Record<MemberCounter, string>>`
        SELECT blocked, terms, seat, staked, lost FROM wallet_member
        WHERE member_id = ${memberId}::uuid`.execute(db)
      const [row] = rows
      const valueOf = (name: MemberCounter) => BigInt(row?.[name] ?? 0)
      return {
        blocked: valueOf('blocked'),
        terms: valueOf('terms'),
        seat: valueOf('seat'),
        staked: valueOf('staked'),
        lost: valueOf('lost'),
      }
    },
    async values(lane: number, names: readonly string[]): Promise<bigint[]> {
      const keys = names.map((name) => guardId(lane, name))
      // A subquery, because a join planned on a small table keeps scanning it all when it has
      // grown.
      const { rows } = await sql<{ value: string | null }>`
        SELECT (SELECT value FROM wallet_guard g WHERE g.key = asked.key) AS value
        FROM unnest(${keys}::uuid[]) WITH ORDINALITY AS asked(key, place)
        ORDER BY place`.execute(db)
      return rows.map(({ value }) => BigInt(value ?? 0))
    },
  }
}
