import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'
import { brandSwitch } from './switches.ts'

/** How a provider is displayed and its games are launched. */
export interface ProviderSettings {
  /** The name shown to players. */
  name: string
  /** The launch URL with placeholders like `{ticket}`; null if games are not launched from here. */
  launchUrl: string | null
  categories: string[]
  isHot: boolean
  /** Whether its games support play money. */
  hasTrial: boolean
}

export interface ProviderRow extends ProviderSettings {
  code: string
  secret: Buffer
  wallet: 'seamless' | 'transfer'
  baseUrl: string | null
  games: string[]
  isInHouse: boolean
}

export interface StoredProvider extends ProviderRow {
  enabled: boolean
  /** The replaced secret, accepted for some hours; null if there is none. */
  oldSecret: Buffer | null
  oldSecretUntil: Date | null
  roundHours: number
  /** Its bets are on draws or matches: no minimum cycle and no seat in strict markets. */
  takesEventBets: boolean
  /** Whether brands in neither list have the provider. */
  everywhere: boolean
  brandsOn: string[]
  brandsOff: string[]
  /** The number of games, including disabled ones. */
  gamesKnown: number
  /** Enabled games that a brand has switched off. */
  gamesOff: { brandId: string; game: string }[]
}

export function providerRows({ db }: Database) {
  return {
    async all(): Promise<StoredProvider[]> {
      const { rows } = await sql<StoredProvider>`
        SELECT code, secret, old_secret AS "oldSecret", old_secret_until AS "oldSecretUntil",
          wallet, base_url AS "baseUrl", enabled, round_hours AS "roundHours",
          takes_event_bets AS "takesEventBets",
          name, launch_url AS "launchUrl", categories, is_hot AS "isHot",
          has_trial AS "hasTrial", in_house AS "isInHouse", everywhere,
          ARRAY(SELECT brand_id::text FROM vendor_brand
            WHERE vendor_code = v.code AND enabled) AS "brandsOn",
          ARRAY(SELECT brand_id::text FROM vendor_brand
            WHERE vendor_code = v.code AND NOT enabled) AS "brandsOff",
          -- As JSON, which is read much quicker where there are thousands.
          to_json(ARRAY(SELECT code FROM vendor_game
            WHERE vendor_code = v.code AND enabled)) AS games,
          (SELECT count(*)::int FROM vendor_game WHERE vendor_code = v.code) AS "gamesKnown",
          coalesce((SELECT jsonb_agg(jsonb_build_object('brandId', brand_id, 'game', game_code))
            FROM vendor_game_off WHERE vendor_code = v.code), '[]') AS "gamesOff"
        FROM vendor_vendor v ORDER BY code`.execute(db)
      return rows
    },
    /** Adds or updates a provider; if brands are given, only those have it. */
    async put(provider: ProviderRow, brandIds: readonly string[] | undefined): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sql`${insertProvider(provider, brandIds === undefined, true)}
          ON CONFLICT (code) DO UPDATE SET secret = excluded.secret, wallet = excluded.wallet,
            base_url = excluded.base_url, name = excluded.name, launch_url = excluded.launch_url,
            categories = excluded.categories, is_hot = excluded.is_hot,
            has_trial = excluded.has_trial`.execute(tx)
        await addGamesAndBrands(tx, provider, brandIds)
      })
    },
    /** Makes it a provider of bets on events, whose rounds are open so long. */
    async setEventBets(code: string, roundHours: number): Promise<void> {
      await sql`UPDATE vendor_vendor SET round_hours = ${roundHours}, takes_event_bets = true
        WHERE code = ${code}`.execute(db)
    },
    setInHouseGames: (providers: readonly ProviderGames[]) =>
      db.transaction().execute((tx) => setInHouseGames(tx, providers)),
    addGames: (code: string, games: readonly string[], executor: Executor = db) =>
      addGames(executor, code, games),
    /**
     * The owner of a jackpot; a free one goes to the claimant. Of two concurrent claims one wins.
     */
    async potOwner(code: string, claimant: string | undefined): Promise<string | undefined> {
      const owner = async () => {
        const { rows } = await sql<{ vendor: string }>`
          SELECT vendor_code AS vendor FROM vendor_pot WHERE code = ${code}`.execute(db)
        return rows[0]?.vendor
      }
      const found = await owner()
      if (found !== undefined || claimant === undefined) return found
      await sql`INSERT INTO vendor_pot (code, vendor_code) VALUES (${code}, ${claimant})
        ON CONFLICT DO NOTHING`.execute(db)
      return owner()
    },
  }
}

export interface NewProviderRow {
  provider: ProviderRow
  /** The only brands that have it; all if undefined. */
  brandIds: readonly string[] | undefined
  enabled: boolean
}

/** Adds a provider in the caller's transaction; false if its code is taken. */
export async function addProvider(tx: Executor, row: NewProviderRow): Promise<boolean> {
  const { provider, brandIds, enabled } = row
  const { rows } = await sql`${insertProvider(provider, brandIds === undefined, enabled)}
    ON CONFLICT (code) DO NOTHING RETURNING code`.execute(tx)
  if (rows.length === 0) return false
  await addGamesAndBrands(tx, provider, brandIds)
  return true
}

const insertProvider = (provider: ProviderRow, isEverywhere: boolean, enabled: boolean) =>
  sql`INSERT INTO vendor_vendor (code, secret, wallet, base_url, name, launch_url, categories,
      is_hot, has_trial, in_house, everywhere, enabled)
    VALUES (${provider.code}, ${provider.secret}, ${provider.wallet}, ${provider.baseUrl},
      ${provider.name}, ${provider.launchUrl}, ${provider.categories}, ${provider.isHot},
      ${provider.hasTrial}, ${provider.isInHouse}, ${isEverywhere}, ${enabled})`

async function addGamesAndBrands(
  tx: Executor,
  { code, games }: ProviderRow,
  brandIds: readonly string[] | undefined,
) {
  await addGames(tx, code, games)
  for (const id of brandIds ?? []) await brandSwitch(code, id, true).execute(tx)
}

/** The games of a provider. */
export interface ProviderGames {
  code: string
  games: readonly string[]
}

/**
 * Replaces the in-house games. If a game moved to another provider after real play, returns it and
 * changes nothing.
 */
async function setInHouseGames(tx: Executor, providers: readonly ProviderGames[]) {
  const pairs = providers.flatMap(({ code, games }) => games.map((game) => [code, game] as const))
  const wanted = sql`unnest(${pairs.map(([code]) => code)}::text[],
    ${pairs.map(([, game]) => game)}::text[])`
  const { rows: gone } = await sql<{ vendor: string; game: string; isMoved: boolean }>`
    SELECT g.vendor_code AS vendor, g.code AS game, w.code IS NOT NULL AS "isMoved"
    FROM vendor_game g JOIN vendor_vendor v ON v.code = g.vendor_code AND v.in_house
    LEFT JOIN ${wanted} AS w (vendor_code, code) ON w.code = g.code
    WHERE w.vendor_code IS DISTINCT FROM g.vendor_code`.execute(tx)
  for (const { vendor, game } of gone.filter(({ isMoved }) => isMoved)) {
    const { rows } = await sql`SELECT FROM vendor_transaction
      WHERE vendor_code = ${vendor} AND game_code = ${game} LIMIT 1`.execute(tx)
    if (rows.length > 0) return { vendor, game }
  }
  await sql`DELETE FROM vendor_game WHERE (vendor_code, code) IN (
    SELECT * FROM unnest(${gone.map(({ vendor }) => vendor)}::text[],
      ${gone.map(({ game }) => game)}::text[]))`.execute(tx)
  await sql`INSERT INTO vendor_game (vendor_code, code)
    SELECT * FROM ${wanted} AS w ON CONFLICT DO NOTHING`.execute(tx)
  return undefined
}

/** Known games keep their switch. */
async function addGames(db: Executor, code: string, games: readonly string[]): Promise<void> {
  await sql`INSERT INTO vendor_game (vendor_code, code)
    SELECT ${code}, unnest(${games}::text[]) ON CONFLICT DO NOTHING`.execute(db)
}
