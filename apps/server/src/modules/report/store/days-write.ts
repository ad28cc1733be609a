import { sql, type Transaction } from 'kysely'
import { reportFigures, type ReportFigure } from '@fairhouse/protocol'
import type { DayFigures, DayKey, MemberDay } from '../day-sums.ts'
import { owedNames } from '../figures.ts'
import { flowColumns, owedColumns } from './day-columns.ts'

export interface BrandZone {
  brand: string
  timeZone: string
}

/** The time zones of the brands' days; a new brand's current zone becomes permanent. */
export async function readBrandZones(
  wanted: readonly BrandZone[],
  transaction: Transaction<unknown>,
) {
  const brands = wanted.map(({ brand }) => brand)
  const read = () =>
    sql<BrandZone>`SELECT brand, time_zone AS "timeZone" FROM report_brand
      WHERE brand = ANY (${brands})`.execute(transaction)
  const known = await read()
  if (known.rows.length === wanted.length) return known.rows
  await sql`INSERT INTO report_brand (brand, time_zone)
    SELECT * FROM unnest(${brands}::text[], ${wanted.map(({ timeZone }) => timeZone)}::text[])
    ON CONFLICT DO NOTHING`.execute(transaction)
  return (await read()).rows
}

const keyOf = ({ level, brand, currency, day, partner, game }: DayKey) =>
  JSON.stringify([level, brand, currency, day, partner, game])

const maxCached = 200_000

/**
 * Records who staked on each day; returns the first-time players by day key. Caches members whose
 * rows were committed earlier: rows are never deleted.
 */
export function createPlayerNotes() {
  const known = new Map<string, Set<string>>()
  let cached = 0

  function keep(key: string, memberId: string) {
    if (cached >= maxCached) {
      known.clear()
      cached = 0
    }
    const members = known.get(key) ?? new Set()
    known.set(key, members.add(memberId))
    cached += 1
  }

  return async (days: readonly DayFigures[], transaction: Transaction<unknown>) => {
    const all = days.flatMap((day) => {
      const key = keyOf(day)
      const strangers = [...day.players].filter((id) => known.get(key)?.has(id) !== true)
      return strangers.map((memberId) => ({ day, key, memberId }))
    })
    const firsts = new Map<string, Set<string>>()
    if (all.length === 0) return firsts
    for (const { memberId, ...row } of await notePlayers(all, transaction)) {
      const members = firsts.get(keyOf(row)) ?? new Set()
      firsts.set(keyOf(row), members.add(memberId))
    }
    for (const { key, memberId } of all) {
      if (firsts.get(key)?.has(memberId) !== true) keep(key, memberId)
    }
    return firsts
  }
}

/** Returns the new rows. */
async function notePlayers(
  all: readonly { day: DayKey; memberId: string }[],
  transaction: Transaction<unknown>,
) {
  const of = <T>(read: (day: DayKey) => T) => all.map(({ day }) => read(day))
  const { rows } = await sql<DayKey & { memberId: string }>`
    INSERT INTO report_player (level, brand, currency, day, partner, game, member_id)
    SELECT * FROM unnest(${of(({ level }) => level)}::smallint[],
      ${of(({ brand }) => brand)}::text[], ${of(({ currency }) => currency)}::text[],
      ${of(({ day }) => day)}::date[], ${of(({ partner }) => partner)}::text[],
      ${of(({ game }) => game)}::text[], ${all.map(({ memberId }) => memberId)}::uuid[])
    ON CONFLICT DO NOTHING
    RETURNING level, brand, currency, day::text AS day, partner, game,
      member_id AS "memberId"`.execute(transaction)
  return rows
}

/** In key order, which all writers keep. */
export async function addDays(
  days: readonly DayFigures[],
  players: ReadonlyMap<string, ReadonlySet<string>>,
  transaction: Transaction<unknown>,
): Promise<void> {
  const all = <T>(read: (day: DayFigures) => T) => days.map(read)
  const sums = [
    ...reportFigures.map((name) => sql`${all(({ flows }) => flows[name])}::bigint[]`),
    ...owedNames.map((name) => sql`${all(({ owed }) => owed[name])}::bigint[]`),
  ]
  const counted = [...flowColumns, ...owedColumns, sql.ref('rounds'), sql.ref('players')]
  await sql`
    INSERT INTO report_day AS known
      (level, brand, currency, day, partner, game, ${sql.join(counted)})
    SELECT * FROM unnest(${all(({ level }) => level)}::smallint[],
      ${all(({ brand }) => brand)}::text[], ${all(({ currency }) => currency)}::text[],
      ${all(({ day }) => day)}::date[], ${all(({ partner }) => partner)}::text[],
      ${all(({ game }) => game)}::text[], ${sql.join(sums)},
      ${all(({ rounds }) => rounds)}::int[],
      ${all((day) => players.get(keyOf(day))?.size ?? 0)}::int[])
    ON CONFLICT (level, brand, currency, day, partner, game)
    DO UPDATE SET ${addedUp(counted)}`.execute(transaction)
}

export async function addMemberDays(
  days: readonly MemberDay[],
  transaction: Transaction<unknown>,
): Promise<void> {
  if (days.length === 0) return
  const all = <T>(read: (day: MemberDay) => T) => days.map(read)
  const flow = (name: ReportFigure) => sql`${all(({ flows }) => flows[name])}::bigint[]`
  const counted = [...flowColumns, sql.ref('rounds')]
  await sql`
    INSERT INTO report_member_day AS known (brand, currency, day, member_id, ${sql.join(counted)})
    SELECT * FROM unnest(${all(({ brand }) => brand)}::text[],
      ${all(({ currency }) => currency)}::text[], ${all(({ day }) => day)}::date[],
      ${all(({ memberId }) => memberId)}::uuid[], ${sql.join(reportFigures.map(flow))},
      ${all(({ rounds }) => rounds)}::int[])
    ON CONFLICT (brand, currency, day, member_id)
    DO UPDATE SET ${addedUp(counted)}`.execute(transaction)
}

function addedUp(columns: readonly ReturnType<typeof sql.ref>[]) {
  return sql.join(columns.map((name) => sql`${name} = known.${name} + excluded.${name}`))
}
