import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database'
import type { GameDay } from '../game-days.ts'

/** Play of a game, in ten-thousandths and their squares. */
export interface Played {
  rounds: number
  stake: bigint
  win: bigint
  squares: bigint
}

export interface PlayedGame {
  vendor: string
  game: string
  /** Since the requested time, and in all. */
  recent: Played
  all: Played
}

export async function addGameDays(days: readonly GameDay[], transaction: Transaction<unknown>) {
  if (days.length === 0) return
  const all = <K extends keyof GameDay>(name: K) => days.map((day) => day[name])
  await sql`
    INSERT INTO report_game_day AS known
      (brand, vendor_code, game_code, day, rounds, stake, win, squares)
    SELECT * FROM unnest(${all('brand')}::text[], ${all('vendor')}::text[],
      ${all('game')}::text[], ${all('day')}::date[], ${all('rounds')}::bigint[],
      ${all('stake')}::numeric[], ${all('win')}::numeric[], ${all('squares')}::numeric[])
    ON CONFLICT (brand, vendor_code, game_code, day) DO UPDATE SET
      rounds = known.rounds + excluded.rounds, stake = known.stake + excluded.stake,
      win = known.win + excluded.win, squares = known.squares + excluded.squares`.execute(
    transaction,
  )
}

type Summed = Record<'vendor' | 'game', string> &
  Record<`${'recent' | 'all'}_${keyof Played}`, string | null>

export async function readPlayedGames({ db }: Database, brand: string, since: Date) {
  const sums = (['rounds', 'stake', 'win', 'squares'] as const).flatMap((name) => [
    sql`sum(${sql.ref(name)})::text AS ${sql.ref(`all_${name}`)}`,
    sql`sum(${sql.ref(name)}) FILTER (WHERE day > ${since}::date)::text
      AS ${sql.ref(`recent_${name}`)}`,
  ])
  const { rows } = await sql<Summed>`
    SELECT vendor_code AS vendor, game_code AS game, ${sql.join(sums)} FROM report_game_day
    WHERE brand = ${brand} GROUP BY vendor_code, game_code`.execute(db)
  return rows.map((row): PlayedGame => {
    const of = (which: 'recent' | 'all'): Played => ({
      rounds: Number(row[`${which}_rounds`] ?? 0),
      stake: BigInt(row[`${which}_stake`] ?? 0),
      win: BigInt(row[`${which}_win`] ?? 0),
      squares: BigInt(row[`${which}_squares`] ?? 0),
    })
    return { vendor: row.vendor, game: row.game, recent: of('recent'), all: of('all') }
  })
}
