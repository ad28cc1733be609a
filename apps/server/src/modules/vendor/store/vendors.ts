import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'
import { brandSwitch } from './switches.ts'

/** How a vendor is shown and its games are opened. */
export interface VendorLook {
  /** As players read it. */
  name: string
  /** Where its games are opened, with places like `{ticket}`; null: not from here. */
  launchUrl: string | null
  categories: string[]
  isHot: boolean
  /** Whether its games are played for play money too. */
  hasTrial: boolean
}

export interface VendorRow extends VendorLook {
  code: string
  secret: Buffer
  wallet: 'seamless' | 'transfer'
  baseUrl: string | null
  games: string[]
  isInHouse: boolean
}

export interface StoredVendor extends VendorRow {
  enabled: boolean
  roundHours: number
  /** Whether a brand has it that is in neither of the lists. */
  everywhere: boolean
  brandsOn: string[]
  brandsOff: string[]
  /** Switched off too, known all the same. */
  gamesKnown: number
  /** Games that are on and that one brand does not have. */
  gamesOff: { brandId: string; game: string }[]
}

export function vendorRows({ db }: Database) {
  return {
    async all(): Promise<StoredVendor[]> {
      const { rows } = await sql<StoredVendor>`
        SELECT code, secret, wallet, base_url AS "baseUrl", enabled, round_hours AS "roundHours",
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
    /** Adds it, or makes it as told; brands, when named, are the only ones that have it. */
    async put(vendor: VendorRow, brandIds: readonly string[] | undefined): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sql`
          INSERT INTO vendor_vendor (code, secret, wallet, base_url, name, launch_url, categories,
            is_hot, has_trial, in_house, everywhere)
          VALUES (${vendor.code}, ${vendor.secret}, ${vendor.wallet}, ${vendor.baseUrl},
            ${vendor.name}, ${vendor.launchUrl}, ${vendor.categories}, ${vendor.isHot},
            ${vendor.hasTrial}, ${vendor.isInHouse}, ${brandIds === undefined})
          ON CONFLICT (code) DO UPDATE SET secret = excluded.secret, wallet = excluded.wallet,
            base_url = excluded.base_url, name = excluded.name, launch_url = excluded.launch_url,
            categories = excluded.categories, is_hot = excluded.is_hot,
            has_trial = excluded.has_trial`.execute(tx)
        await addGames(tx, vendor.code, vendor.games)
        for (const id of brandIds ?? []) await brandSwitch(vendor.code, id, true).execute(tx)
      })
    },
    setInHouseGames: (vendors: readonly GamesOf[]) =>
      db.transaction().execute((tx) => setInHouseGames(tx, vendors)),
    addGames: (code: string, games: readonly string[], executor: Executor = db) =>
      addGames(executor, code, games),
    /** Who has a pot; one that is nobody's goes to who claims it. Of two at once one gets it. */
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

/** A vendor's games. */
export interface GamesOf {
  code: string
  games: readonly string[]
}

/** Answers one that was played for money under another house, and then nothing is changed. */
async function setInHouseGames(tx: Executor, vendors: readonly GamesOf[]) {
  const pairs = vendors.flatMap(({ code, games }) => games.map((game) => [code, game] as const))
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

/** One that is known stays as it is, switched off if it was. */
async function addGames(db: Executor, code: string, games: readonly string[]): Promise<void> {
  await sql`INSERT INTO vendor_game (vendor_code, code)
    SELECT ${code}, unnest(${games}::text[]) ON CONFLICT DO NOTHING`.execute(db)
}
