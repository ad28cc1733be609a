import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import { noTurnover, type Turnover } from '../wagering/turnover.ts'

type Stored = { memberId: string } & Record<keyof Turnover, string>

export function turnoverStore(db: Executor) {
  async function read(ids: readonly string[]): Promise<Map<string, Turnover>> {
    const { rows } = await sql<Stored>`
      SELECT member_id AS "memberId", staked, target, base, bonus, deposits,
        bonus_held AS "bonusHeld", bonus_moves AS "bonusMoves"
      FROM withdrawal_turnover WHERE member_id = ANY (${ids})`.execute(db)
    return new Map(rows.map(({ memberId, ...row }) => [memberId, toRow(row)]))
  }

  return {
    read,
    of: async (memberId: string): Promise<Turnover> =>
      (await read([memberId])).get(memberId) ?? noTurnover,
    /** Filters the members to those with an open wagering requirement of deposits. */
    async unmetAmong(ids: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT member_id AS id FROM withdrawal_turnover
        WHERE member_id = ANY (${ids}) AND target - bonus > staked`.execute(db)
      return rows.map(({ id }) => id)
    },
    /** Members with bonus money and nothing left to wager, after one of them. */
    async convertible(after: string, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT member_id AS id FROM withdrawal_turnover
        WHERE bonus_held > 0 AND target <= staked AND member_id > ${after}
        ORDER BY member_id LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
    async put(all: ReadonlyMap<string, Turnover>): Promise<void> {
      const of = (name: keyof Turnover) => [...all.values()].map((turnover) => turnover[name])
      await sql`INSERT INTO withdrawal_turnover
          (member_id, staked, target, base, bonus, deposits, bonus_held, bonus_moves)
        SELECT * FROM unnest(${[...all.keys()]}::uuid[], ${of('staked')}::bigint[],
          ${of('target')}::bigint[], ${of('base')}::bigint[], ${of('bonus')}::bigint[],
          ${of('deposits')}::bigint[], ${of('bonusHeld')}::bigint[], ${of('bonusMoves')}::bigint[])
        ON CONFLICT (member_id) DO UPDATE SET staked = excluded.staked, target = excluded.target,
          base = excluded.base, bonus = excluded.bonus, deposits = excluded.deposits,
          bonus_held = excluded.bonus_held, bonus_moves = excluded.bonus_moves`.execute(db)
    },
  }
}

function toRow(row: Record<keyof Turnover, string>): Turnover {
  return {
    staked: BigInt(row.staked),
    target: BigInt(row.target),
    base: BigInt(row.base),
    bonus: BigInt(row.bonus),
    deposits: BigInt(row.deposits),
    bonusHeld: BigInt(row.bonusHeld),
    bonusMoves: BigInt(row.bonusMoves),
  }
}
