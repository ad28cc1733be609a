import { sql } from 'kysely'
import { amountOf, parseAmount } from '@fairhouse/money'
import { opensFromWire, type GameCategory, type WireOpens } from '@fairhouse/protocol'
import type { Database, Executor } from '#platform/database'
import { Cache } from '#platform/cache'
import type { NewGame, NewList, NewRoom } from '../game-rows.ts'
import { categoryOf, type Choice, type Game, type Room, type CatalogueSnapshot } from '../rules.ts'

interface GameRow extends Omit<Game, 'gameType' | 'opens' | 'minBets' | 'art'> {
  opens: WireOpens
  gameType: GameCategory
  /** JSON; many games have the same. */
  minBets: string
  hero: string | null
  palette: string | null
}

export interface Imported {
  added: number
  changed: number
}

export interface Mark {
  nodeId: number
  at: Date
}

/** Lists of an account: one table per kind, of the same shape. */
export type MarkKind = 'favourite' | 'recent'

const tables = { favourite: 'lobby_favourite', recent: 'lobby_recent' } as const

export function lobbyStore(database: Database) {
  return { ...catalogueRows(database), ...markRows(database) }
}

export type LobbyStore = ReturnType<typeof lobbyStore>

function catalogueRows({ db }: Database) {
  return {
    async read(): Promise<CatalogueSnapshot> {
      const games = await sql<GameRow>`
        SELECT node_id AS "nodeId", vendor_code AS vendor, code, names, game_type AS "gameType",
          classify, opens, account_type_name AS "accountTypeName",
          default_play_type AS "defaultPlayType", min_bets::text AS "minBets", lines,
          rtp::text AS rtp, rtps, is_hot AS "isHot", rank, is_in_house AS "isInHouse",
          has_trial AS "hasTrial", picture, art_hero AS hero, art_palette AS palette, listed,
          extract(epoch FROM added_at)::float8 * 1000 AS "addedAtMs"
        FROM lobby_game WHERE enabled ORDER BY rank, node_id`.execute(db)
      const rooms = await sql<Room>`
        SELECT vendor_code AS vendor, room_id AS "roomId", game_code AS "gameCode", stakes, seats,
          players
        FROM lobby_room WHERE enabled ORDER BY vendor_code, room_id`.execute(db)
      const minBetsOf = new Cache<Game['minBets']>(maxMinBets)
      const choices = await sql<Choice>`
        SELECT node_id AS "nodeId", brand_id AS "brandId", is_hot AS "isHot", rank
        FROM lobby_choice`.execute(db)
      return {
        games: games.rows.map((row) => gameOf(row, minBetsOf)),
        rooms: rooms.rows,
        choices: choices.rows,
      }
    },
    /** Unchanged games are not written. */
    async put({ games, rooms, ...facts }: PutFacts & NewList, tx: Executor): Promise<Imported> {
      const done = await putGames(tx, { ...facts, isInHouse: false }, games)
      await putRooms(tx, facts.vendor, rooms)
      return done
    },
    ...inHouseRows(db),
  }
}

interface PutFacts {
  vendor: string
  now: Date
}

/** In-house games, imported as a whole when anything changed. */
function inHouseRows(db: Executor) {
  return {
    /** Hash of the last import. */
    async lastImport(): Promise<string | undefined> {
      const { rows } = await sql<{ sha256: string }>`SELECT sha256 FROM lobby_stock`.execute(db)
      return rows[0]?.sha256
    },
    /** In one transaction; games no longer listed are disabled. */
    async importInHouse(sha256: string, lists: readonly InHouseRows[], now: Date): Promise<void> {
      await db.transaction().execute(async (tx) => {
        for (const { code: vendor, games } of lists) {
          await putGames(tx, { vendor, isInHouse: true, now }, games)
        }
        await putProofs(tx, lists)
        const pairs = lists.flatMap((list) => list.games.map(({ code }) => [list.code, code]))
        await sql`
          UPDATE lobby_game SET enabled = false
          WHERE is_in_house AND enabled AND (vendor_code, code) NOT IN (
            SELECT * FROM unnest(${pairs.map(([vendor]) => vendor)}::text[],
              ${pairs.map(([, code]) => code)}::text[]))`.execute(tx)
        await sql`
          INSERT INTO lobby_stock (sha256) VALUES (${sha256})
          ON CONFLICT (is_only) DO UPDATE SET sha256 = excluded.sha256`.execute(tx)
      })
    },
  }
}

export interface InHouseRows {
  /** Provider code. */
  code: string
  games: readonly NewGame[]
  proofs?: Readonly<Record<string, Proof>>
}

interface Proof {
  least: string
  most: string
  deviation: string
}

async function putProofs(tx: Executor, lists: readonly InHouseRows[]): Promise<void> {
  const rows = lists.flatMap(({ code: vendor, proofs = {} }) =>
    Object.entries(proofs).map(([code, proof]) => ({ vendor, code, ...proof })),
  )
  await sql`DELETE FROM lobby_proof`.execute(tx)
  await sql`INSERT INTO lobby_proof (vendor_code, code, least, most, deviation)
    SELECT vendor, code, least, most, deviation
    FROM jsonb_to_recordset(${JSON.stringify(rows)}) AS row (vendor text, code text,
      least numeric, most numeric, deviation numeric)`.execute(tx)
}

async function putGames(
  tx: Executor,
  { vendor, isInHouse, now }: PutFacts & { isInHouse: boolean },
  games: readonly NewGame[],
): Promise<Imported> {
  if (games.length === 0) return { added: 0, changed: 0 }
  const units = new Cache<Record<string, string>>(maxMinBets)
  const rows = games.map(({ rank, minBets, ...game }, place) => ({
    ...game,
    rank: rank ?? place,
    minBets: units.get(JSON.stringify(minBets), () => unitsOf(minBets)),
  }))
  const put = await sql<{ isNew: boolean }>`
    INSERT INTO lobby_game AS known (vendor_code, code, names, game_type, classify, opens,
      account_type_name, default_play_type, min_bets, lines, rtp, rtps, is_hot, rank,
      is_in_house, has_trial, picture, art_hero, art_palette, listed, enabled, added_at)
    SELECT ${vendor}, code, names, "gameType", classify, opens, "accountTypeName",
      "defaultPlayType", "minBets", lines, rtp, rtps, "isHot", rank, ${isInHouse}, "hasTrial",
      picture, art ->> 'hero', art ->> 'palette', listed, enabled, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}) AS row (code text, names jsonb,
      "gameType" text, classify text, opens text, "accountTypeName" text, "defaultPlayType" text,
      "minBets" jsonb, lines int, rtp numeric(5, 2), rtps jsonb, "isHot" boolean, rank int,
      "hasTrial" boolean, picture text, art jsonb, listed boolean, enabled boolean)
    ON CONFLICT (vendor_code, code) DO UPDATE SET (names, game_type, classify, opens,
      account_type_name, default_play_type, min_bets, lines, rtp, rtps, is_hot, rank,
      is_in_house, has_trial, picture, art_hero, art_palette, listed, enabled) = (${excluded})
    WHERE (known.names, known.game_type, known.classify, known.opens, known.account_type_name,
      known.default_play_type, known.min_bets, known.lines, known.rtp, known.rtps,
      known.is_hot, known.rank, known.is_in_house, known.has_trial, known.picture,
      known.art_hero, known.art_palette, known.listed, known.enabled)
      IS DISTINCT FROM (${excluded})
    RETURNING xmax = 0 AS "isNew"`.execute(tx)
  const added = put.rows.filter(({ isNew }) => isNew).length
  return { added, changed: put.rows.length - added }
}

const excluded = sql`excluded.names, excluded.game_type, excluded.classify, excluded.opens,
  excluded.account_type_name, excluded.default_play_type, excluded.min_bets, excluded.lines,
  excluded.rtp, excluded.rtps, excluded.is_hot, excluded.rank, excluded.is_in_house,
  excluded.has_trial, excluded.picture, excluded.art_hero, excluded.art_palette,
  excluded.listed, excluded.enabled`

async function putRooms(tx: Executor, vendor: string, rooms: readonly NewRoom[]): Promise<void> {
  if (rooms.length === 0) return
  await sql`
    INSERT INTO lobby_room (vendor_code, room_id, game_code, stakes, seats, players, enabled)
    SELECT ${vendor}, "roomId", "gameCode", stakes, seats, least(players, seats), enabled
    FROM jsonb_to_recordset(${JSON.stringify(rooms)}) AS row ("roomId" text, "gameCode" text,
      stakes text, seats int, players int, enabled boolean)
    ON CONFLICT (vendor_code, room_id) DO UPDATE SET game_code = excluded.game_code,
      stakes = excluded.stakes, seats = excluded.seats, players = excluded.players,
      enabled = excluded.enabled`.execute(tx)
}

/** All queries are limited to the member's own rows. */
function markRows({ db }: Database) {
  return {
    async marks(kind: MarkKind, memberId: string): Promise<Mark[]> {
      const { rows } = await sql<Mark>`
        SELECT node_id AS "nodeId", at FROM ${sql.table(tables[kind])}
        WHERE member_id = ${memberId} ORDER BY at DESC, node_id DESC`.execute(db)
      return rows
    },
    /** False if the limit is reached; an existing favourite stays. */
    async addFavourite(memberId: string, nodeId: number, now: Date, most: number) {
      return db.transaction().execute(async (tx) => {
        await sql`
          SELECT pg_advisory_xact_lock(hashtextextended(${`lobby ${memberId}`}, 0))`.execute(tx)
        const { rows } = await sql`
          INSERT INTO lobby_favourite (member_id, node_id, at)
          SELECT ${memberId}, ${nodeId}, ${now}
          WHERE (SELECT count(*) FROM lobby_favourite WHERE member_id = ${memberId}) < ${most}
            OR EXISTS (SELECT FROM lobby_favourite
              WHERE member_id = ${memberId} AND node_id = ${nodeId})
          ON CONFLICT (member_id, node_id) DO UPDATE SET at = lobby_favourite.at
          RETURNING node_id`.execute(tx)
        return rows.length > 0
      })
    },
    /** Returns whether it existed. */
    async removeFavourite(memberId: string, nodeId: number): Promise<boolean> {
      const { numAffectedRows } = await sql`DELETE FROM lobby_favourite
        WHERE member_id = ${memberId} AND node_id = ${nodeId}::bigint`.execute(db)
      return numAffectedRows === 1n
    },
    /** Keeps the newest and deletes older ones. */
    async noteStart(memberId: string, nodeId: number, now: Date, most: number): Promise<void> {
      await sql`
        INSERT INTO lobby_recent (member_id, node_id, at) VALUES (${memberId}, ${nodeId}, ${now})
        ON CONFLICT (member_id, node_id) DO UPDATE
        SET at = greatest(lobby_recent.at, excluded.at)`.execute(db)
      await sql`
        DELETE FROM lobby_recent WHERE member_id = ${memberId} AND node_id IN (
          SELECT node_id FROM lobby_recent WHERE member_id = ${memberId}
          ORDER BY at DESC, node_id DESC OFFSET ${most})`.execute(db)
    },
    async forget(memberIds: readonly string[]): Promise<void> {
      await sql`DELETE FROM lobby_favourite
        WHERE member_id = ANY (${memberIds}::uuid[])`.execute(db)
      await sql`DELETE FROM lobby_recent WHERE member_id = ANY (${memberIds}::uuid[])`.execute(db)
    },
  }
}

/** Games with the same minimum stakes share one object. */
const maxMinBets = 1000

function gameOf({ hero, palette, ...row }: GameRow, minBetsOf: Cache<Game['minBets']>): Game {
  return {
    ...row,
    gameType: categoryOf(row.vendor, row.gameType),
    opens: opensFromWire(row.opens),
    minBets: minBetsOf.get(row.minBets, () => readMinBets(row.minBets)),
    art: hero !== null && palette !== null ? { hero, palette } : null,
  }
}

function unitsOf(minBets: NewGame['minBets']): Record<string, string> {
  const stakes = Object.entries(minBets)
  return Object.fromEntries(stakes.map(([name, least]) => [name, String(parseAmount(least))]))
}

function readMinBets(json: string): Game['minBets'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as putGames writes it
  const units = JSON.parse(json) as Record<string, string>
  return new Map(
    Object.entries(units).map(([currency, text]) => [currency, amountOf(BigInt(text))]),
  )
}
