import { sql, type RawBuilder } from 'kysely'
import { reportFigures, type ReportView } from '@fairhouse/protocol'
import type { Database } from '#platform/database'
import { levels } from '../day-sums.ts'
import { owedNames, type Flows, type Owed } from '../figures.ts'
import type { BrandZone } from './days-write.ts'
import { flowSums, owedSums } from './day-columns.ts'

/** Days of these brands, for all play or for one provider or game. */
export interface DaysQuery {
  brands: readonly string[]
  from: string
  to: string
  vendor?: string | undefined
  game?: string | undefined
}

export interface Page {
  skip: number
  size: number
}

export interface ReportRow {
  brand: string
  currency: string
  day: string | null
  partner: string | null
  game: string | null
  memberId: string | null
  rounds: number
  players: number | null
  flows: Flows
}

export type StoredRow = Omit<ReportRow, 'flows'> & Record<keyof Flows, string>

/** The player view is read from the rankings. */
type DayView = Exclude<ReportView, 'player'>

/** LIST of each view's grouping, columns and order. */
const viewShapes: Record<
  DayView,
  { group: string; key: RawBuilder<unknown>; order: RawBuilder<unknown> }
> = {
  day: {
    group: 'brand, currency, day',
    key: sql`brand, currency, day::text AS day, NULL AS partner, NULL AS game,
      NULL AS "memberId", sum(players)::int AS players`,
    order: sql`report.day DESC, brand, currency`,
  },
  brand: {
    group: 'brand, currency',
    key: sql`brand, currency, NULL AS day, NULL AS partner, NULL AS game, NULL AS "memberId",
      NULL::int AS players`,
    order: sql`brand, currency`,
  },
  vendor: {
    group: 'brand, currency, partner',
    key: sql`brand, currency, NULL AS day, partner, NULL AS game, NULL AS "memberId",
      NULL::int AS players`,
    order: sql`sum(stake) DESC, brand, currency, partner`,
  },
  game: {
    group: 'brand, currency, partner, game',
    key: sql`brand, currency, NULL AS day, partner, game, NULL AS "memberId",
      NULL::int AS players`,
    order: sql`sum(stake) DESC, brand, currency, partner, game`,
  },
}

/** The most aggregated level that answers a view. */
function levelOf(by: DayView, { vendor, game }: DaysQuery): number {
  if (by === 'game' || game !== undefined) return levels.game
  return by === 'vendor' || vendor !== undefined ? levels.vendor : levels.brand
}

function sourceOf(by: DayView, query: DaysQuery) {
  const { brands, from, to, vendor, game } = query
  const days = sql`brand = ANY (${brands}) AND day BETWEEN ${from}::date AND ${to}::date`
  const of = vendor === undefined ? sql`` : sql` AND partner = ${vendor}`
  const played = game === undefined ? sql`` : sql` AND game = ${game}`
  const level = levelOf(by, query)
  return sql`report_day AS report WHERE level = ${level} AND ${days}${of}${played}`
}

export function toReportRow(row: StoredRow): ReportRow {
  const { brand, currency, day, partner, game, memberId, rounds, players } = row
  return { brand, currency, day, partner, game, memberId, rounds, players, flows: flowsIn(row) }
}

function flowsIn(row: Record<keyof Flows, string>): Flows {
  const all = reportFigures.map((name) => [name, BigInt(row[name])] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of its own names
  return Object.fromEntries(all) as Flows
}

function owedIn(row: Record<keyof Owed, string>): Owed {
  const all = owedNames.map((name) => [name, BigInt(row[name])] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of its own names
  return Object.fromEntries(all) as Owed
}

/** Reads the daily totals. */
export function daysStore({ db }: Database) {
  return {
    async list(by: DayView, query: DaysQuery, { skip, size }: Page): Promise<ReportRow[]> {
      const { key, group, order } = viewShapes[by]
      const { rows } = await sql<StoredRow>`
        SELECT ${key}, ${flowSums}, sum(rounds)::int AS rounds FROM ${sourceOf(by, query)}
        GROUP BY ${sql.raw(group)} ORDER BY ${order} OFFSET ${skip} LIMIT ${size}`.execute(db)
      return rows.map(toReportRow)
    },
    /** Totals by currency. */
    async totals(by: ReportView, query: DaysQuery) {
      const from = sourceOf(by === 'player' ? 'brand' : by, query)
      const { rows } = await sql<StoredRow>`
        SELECT currency, ${flowSums}, sum(rounds)::int AS rounds FROM ${from}
        GROUP BY currency ORDER BY currency`.execute(db)
      return rows.map(({ currency, rounds, ...row }) => ({ currency, rounds, flows: flowsIn(row) }))
    },
    async byProvider(query: DaysQuery) {
      const { brands, from, to } = query
      const { rows } = await sql<
        Record<'brand' | 'currency' | 'partner' | 'deposit' | 'withdrawal', string>
      >`
        SELECT brand, currency, partner, sum(deposit)::text AS deposit,
          sum(withdrawal)::text AS withdrawal
        FROM report_day WHERE level = ${levels.provider} AND brand = ANY (${brands})
          AND day BETWEEN ${from}::date AND ${to}::date
        GROUP BY brand, currency, partner ORDER BY brand, currency, partner`.execute(db)
      return rows
    },
    /** Liabilities at the end of a day: the sum of all growth until then. */
    async owedOn(brands: readonly string[], to: string) {
      const { rows } = await sql<Record<'brand' | 'currency' | 'away' | keyof Owed, string>>`
        SELECT brand, currency, ${owedSums}, sum(away)::text AS away FROM report_day
        WHERE level = ${levels.brand} AND brand = ANY (${brands}) AND day <= ${to}::date
        GROUP BY brand, currency ORDER BY brand, currency`.execute(db)
      return rows.map(({ brand, currency, away, ...row }) => ({
        brand,
        currency,
        away: BigInt(away),
        owed: owedIn(row),
      }))
    },
    /** The time zone of each brand's days. */
    async zones(): Promise<BrandZone[]> {
      const { rows } = await sql<BrandZone>`
        SELECT brand, time_zone AS "timeZone" FROM report_brand`.execute(db)
      return rows
    },
    /** Transfers that moved a member's money between two times, in order. */
    async transfersOf(
      memberId: string,
      within: { from: Date; to: Date },
      after: number,
      limit: number,
    ) {
      const before = (at: Date) => sql`report_records_before(${memberId}::uuid, ${at}::timestamptz)`
      const { rows } = await sql<{ n: number; id: string }>`
        SELECT n, transfer_id AS id FROM report_record
        WHERE member_id = ${memberId} AND n >= greatest(${before(within.from)}, ${after}::int)
          AND n < ${before(within.to)} ORDER BY n LIMIT ${limit}`.execute(db)
      return rows
    },
  }
}
