import { sql, type Transaction } from 'kysely'
import { amountOf } from '@fairhouse/money'
import { bigints, ints, moments, texts, uuids } from '#platform/database'
import type { Bet } from '../bets.ts'
import { levels } from '../blocks.ts'
import { filledBy } from '../blocks.ts'
import type { Funds, Line, Result } from '../lines.ts'
import { betList, recordList, type ListShape } from './list-shapes.ts'

/** A numbered line with the funds and running totals after it. */
export interface NumberedLine extends Line {
  n: number
  after: Funds
  until: Result
}

export async function addLines(lines: readonly NumberedLine[], transaction: Transaction<unknown>) {
  if (lines.length === 0) return
  const units = (of: (line: NumberedLine) => bigint | null) => sql`${bigints(lines, of)}::bigint[]`
  await sql`
    INSERT INTO report_record (member_id, n, at, transfer_id, type, code, reference, cash, bonus,
      hold, cash_after, bonus_after, hold_after, staked, won, given, returned, reversed, fee)
    SELECT * FROM unnest(${uuids(lines, ({ memberId }) => memberId)}::uuid[],
      ${ints(lines, ({ n }) => n)}::int[], ${moments(lines, ({ at }) => at)}::timestamptz[],
      ${uuids(lines, ({ transferId }) => transferId)}::uuid[],
      ${texts(lines, ({ type }) => type)}::text[], ${texts(lines, ({ code }) => code)}::text[],
      ${texts(lines, ({ reference }) => reference)}::text[], ${units(({ change }) => change.cash)},
      ${units(({ change }) => change.bonus)}, ${units(({ change }) => change.hold)},
      ${units(({ after }) => after.cash)}, ${units(({ after }) => after.bonus)},
      ${units(({ after }) => after.hold)}, ${units(({ until }) => until.staked)},
      ${units(({ until }) => until.won)}, ${units(({ until }) => until.given)},
      ${units((line) => (line.type === 'refund' ? line.got : null))},
      ${units((line) => (line.type === 'refund' ? line.paid : null))},
      ${units(({ fee }) => (fee > 0n ? fee : null))})`.execute(transaction)
}

type BetAmount = 'stake' | 'win' | 'returned' | 'reversed' | 'pot'

/** The existing bets of these rounds; only this reader's turn writes them. */
export async function betsOf(
  asked: readonly Pick<Bet, 'memberId' | 'vendor' | 'roundId'>[],
  transaction: Transaction<unknown>,
): Promise<Bet[]> {
  const { rows } = await sql<Omit<Bet, BetAmount> & Record<BetAmount, string>>`
    SELECT b.member_id AS "memberId", b.n, b.at, b.ended_at AS "endedAt", b.vendor_code AS vendor,
      b.round_id AS "roundId", b.game_code AS game, b.category,
      b.status, b.standing, b.stake, b.win, b.returned, b.reversed, b.pot, b.brand
    FROM unnest(${uuids(asked, ({ memberId }) => memberId)}::uuid[],
      ${texts(asked, ({ vendor }) => vendor)}::text[],
      ${texts(asked, ({ roundId }) => roundId)}::text[])
      AS asked(member_id, vendor_code, round_id)
    CROSS JOIN LATERAL (SELECT * FROM report_bet r WHERE r.member_id = asked.member_id
      AND r.vendor_code = asked.vendor_code AND r.round_id = asked.round_id LIMIT 1) AS b`.execute(
    transaction,
  )
  return rows.map((row) => ({
    ...row,
    stake: amountOf(BigInt(row.stake)),
    win: amountOf(BigInt(row.win)),
    returned: amountOf(BigInt(row.returned)),
    reversed: amountOf(BigInt(row.reversed)),
    pot: amountOf(BigInt(row.pot)),
  }))
}

export async function putBets(bets: readonly Bet[], transaction: Transaction<unknown>) {
  if (bets.length === 0) return
  const words = (of: (bet: Bet) => string | null) => sql`${texts(bets, of)}::text[]`
  const units = (of: (bet: Bet) => bigint) => sql`${bigints(bets, of)}::bigint[]`
  await sql`
    INSERT INTO report_bet (member_id, n, at, ended_at, vendor_code, round_id, game_code, category,
      status, standing, stake, win, returned, reversed, pot, brand)
    SELECT * FROM unnest(${uuids(bets, ({ memberId }) => memberId)}::uuid[],
      ${ints(bets, ({ n }) => n)}::int[], ${moments(bets, ({ at }) => at)}::timestamptz[],
      ${moments(bets, ({ endedAt }) => endedAt)}::timestamptz[], ${words(({ vendor }) => vendor)},
      ${words(({ roundId }) => roundId)}, ${words(({ game }) => game)},
      ${words(({ category }) => category)}, ${words(({ status }) => status)},
      ${ints(bets, ({ standing: state }) => state)}::int[],
      ${units(({ stake }) => stake)}, ${units(({ win }) => win)},
      ${units(({ returned }) => returned)}, ${units(({ reversed }) => reversed)},
      ${units(({ pot }) => pot)},
      ${words(({ brand }) => brand)})
    ON CONFLICT (member_id, n) DO UPDATE SET ended_at = excluded.ended_at,
      status = excluded.status, standing = excluded.standing, stake = excluded.stake,
      win = excluded.win, returned = excluded.returned, reversed = excluded.reversed,
      pot = excluded.pot`.execute(transaction)
}

/** A changed bet in full blocks: subtracted as it was, added as it is. */
export interface ChangedBet {
  before: Bet
  now: Bet
}

export async function changeBlocks(
  changed: readonly ChangedBet[],
  sizes: readonly { memberId: string; bets: number }[],
  transaction: Transaction<unknown>,
) {
  const length = new Map(sizes.map(({ memberId, bets }) => [memberId, bets]))
  for (const { level, size } of levels) {
    const full = changed.filter(({ now }) => {
      const { to } = filledBy({ from: 0, to: length.get(now.memberId) ?? 0 }, size)
      return now.n < to * size
    })
    const parts = full.flatMap(({ before, now }) => [
      { bet: before, sign: -1n },
      { bet: now, sign: 1n },
    ])
    if (parts.length === 0) continue
    const all = <T>(read: (part: (typeof parts)[number]) => T) => parts.map(read)
    await sql`
      INSERT INTO report_bet_block AS known
        (member_id, level, block, category, vendor_code, status, count, stake, win)
      SELECT member_id, ${level}, n / ${sql.lit(size)}, category, vendor_code, status, sum(sign),
        sum(sign * stake), sum(sign * win)
      FROM unnest(${all(({ bet }) => bet.memberId)}::uuid[], ${all(({ bet }) => bet.n)}::int[],
        ${all(({ bet }) => bet.category)}::text[], ${all(({ bet }) => bet.vendor)}::text[],
        ${all(({ bet }) => bet.status)}::text[], ${all(({ sign }) => sign)}::int[],
        ${all(({ bet }) => bet.stake)}::bigint[], ${all(({ bet }) => bet.win)}::bigint[])
        AS part(member_id, n, category, vendor_code, status, sign, stake, win)
      GROUP BY member_id, n / ${sql.lit(size)}, category, vendor_code, status
      ON CONFLICT (member_id, level, block, category, vendor_code, status)
      DO UPDATE SET count = known.count + excluded.count, stake = known.stake + excluded.stake,
        win = known.win + excluded.win`.execute(transaction)
  }
}

interface ListLengths {
  memberId: string
  records: number
  bets: number
}

/** Writes the blocks that became full between two lengths. */
export async function fillBlocks(
  before: ListLengths,
  now: ListLengths,
  transaction: Transaction<unknown>,
): Promise<void> {
  const { memberId } = now
  await fill(recordList, memberId, { from: before.records, to: now.records }, transaction)
  await fill(betList, memberId, { from: before.bets, to: now.bets }, transaction)
}

async function fill(
  list: ListShape,
  memberId: string,
  grown: { from: number; to: number },
  transaction: Transaction<unknown>,
) {
  for (const { level, size } of levels) {
    const { from, to } = filledBy(grown, size)
    if (from === to) continue
    const { table, blocks, keys, sums } = list
    await sql`
      INSERT INTO ${sql.table(blocks)} (member_id, level, block, ${sql.join(keys.map(sql.ref))},
        count, ${sql.join(sums.map(({ name }) => sql.ref(name)))})
      SELECT member_id, ${level}, n / ${sql.lit(size)}, ${sql.join(keys.map(sql.ref))}, count(*),
        ${sql.join(sums.map(({ of }) => sql`sum(${of})`))}
      FROM ${sql.table(table)}
      WHERE member_id = ${memberId} AND n >= ${from * size} AND n < ${to * size}
      GROUP BY member_id, n / ${sql.lit(size)}, ${sql.join(keys.map(sql.ref))}`.execute(transaction)
  }
}
