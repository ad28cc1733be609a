import { sql } from 'kysely'
import type { GameCategory } from '@fairhouse/protocol'
import { likeLiteral, type Executor } from '#platform/database'
import type { RankedGame } from '../list-position.ts'

/** A game of a provider's list as the office sees it. */
export interface ProviderGame extends RankedGame {
  code: string
  names: Record<string, string>
  gameType: GameCategory
  rtp: string | null
  isHot: boolean
  listed: boolean
  /** Whether the provider's list contains it. */
  enabled: boolean
  /** Position in the provider's list, from 1. */
  place: number
}

/** Certified returns in per cent, and the deviation in stakes. */
export interface ProvenGame {
  vendor: string
  game: string
  least: number
  most: number
  deviation: number
}

export interface ProviderGamesQuery {
  vendor: string
  /** Omitted: without any brand's choices. */
  brandId?: string | undefined
  wanted?: string | undefined
  after?: number | undefined
  limit: number
}

/** A provider's games with staff's choices, on the database or in a transaction. */
export function providerGames(db: Executor) {
  const rankedGames = (vendor: string, brandId: string | undefined) => sql`
    SELECT g.node_id AS "nodeId", g.code, g.names, g.game_type AS "gameType", g.rtp::text AS rtp,
      coalesce(own.is_hot, common.is_hot, g.is_hot) AS "isHot",
      coalesce(own.rank, common.rank, g.rank) AS rank, g.listed, g.enabled,
      (row_number() OVER (
        ORDER BY coalesce(own.rank, common.rank, g.rank), g.node_id))::int AS place
    FROM lobby_game g
    LEFT JOIN lobby_choice common ON common.node_id = g.node_id AND common.brand_id IS NULL
    LEFT JOIN lobby_choice own ON own.node_id = g.node_id AND own.brand_id = ${brandId ?? null}
    WHERE g.vendor_code = ${vendor}`
  return {
    /** Other editors of this provider wait. */
    async lock(vendor: string): Promise<void> {
      const name = `lobby choices ${vendor}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
    },
    async page({
      vendor,
      brandId,
      wanted,
      after,
      limit,
    }: ProviderGamesQuery): Promise<ProviderGame[]> {
      const like = `%${likeLiteral(wanted ?? '')}%`
      const { rows } = await sql<ProviderGame>`
        SELECT * FROM (${rankedGames(vendor, brandId)}) AS shelf
        WHERE place > ${after ?? 0} AND (code ILIKE ${like}
          OR EXISTS (SELECT FROM jsonb_each_text(names) AS name WHERE name.value ILIKE ${like}))
        ORDER BY place LIMIT ${limit}`.execute(db)
      return rows
    },
    /** Certified facts of in-house games. */
    async proofs(): Promise<ProvenGame[]> {
      const { rows } = await sql<ProvenGame>`
        SELECT vendor_code AS vendor, code AS game, least::float8, most::float8,
          deviation::float8
        FROM lobby_proof`.execute(db)
      return rows
    },
    async game(vendor: string, code: string, brandId: string | undefined) {
      const { rows } = await sql<ProviderGame>`
        SELECT * FROM (${rankedGames(vendor, brandId)}) AS shelf WHERE code = ${code}`.execute(db)
      return rows[0]
    },
    async ranks(vendor: string, brandId: string | undefined): Promise<RankedGame[]> {
      const { rows } = await sql<RankedGame>`SELECT "nodeId", rank
        FROM (${rankedGames(vendor, brandId)}) AS shelf ORDER BY place`.execute(db)
      return rows
    },
    async setHot(nodeId: number, brandId: string | undefined, isHot: boolean): Promise<void> {
      await sql`INSERT INTO lobby_choice (node_id, brand_id, is_hot)
        VALUES (${nodeId}, ${brandId ?? null}, ${isHot})
        ON CONFLICT (node_id, brand_id) DO UPDATE SET is_hot = excluded.is_hot`.execute(db)
    },
    async setRanks(brandId: string | undefined, ranks: readonly RankedGame[]): Promise<void> {
      await sql`INSERT INTO lobby_choice (node_id, brand_id, rank)
        SELECT node_id, ${brandId ?? null}::uuid, rank
        FROM unnest(${ranks.map(({ nodeId }) => nodeId)}::int[],
          ${ranks.map(({ rank }) => rank)}::float8[]) AS moved (node_id, rank)
        ON CONFLICT (node_id, brand_id) DO UPDATE SET rank = excluded.rank`.execute(db)
    },
  }
}
