import type { PoolClient } from 'pg'
import type { Database } from '#kit'

export interface NewCommitment {
  encrypted: Buffer
  hash: string
}

export interface StoredSeed {
  id: string
  first: number
  encrypted: Buffer
  hash: string
  clientSeed: string
  /** Null for pairs without a commitment. */
  publishedAt: Date | null
  at: Date
}

export interface StoredCommitment {
  number: number
  encrypted: Buffer
  hash: string
  publishedAt: Date
}

export interface SeedUse {
  /** Number of the commitment. */
  number: number
  clientSeed: string
  at: Date
  next: NewCommitment
}

type CurrentColumns = StoredSeed | { id: null }
type NextColumns =
  | { nextNumber: number; nextLocked: Buffer; nextHash: string; nextPublishedAt: Date }
  | { nextNumber: null }

const seedColumns = `d.id, d.first, d.server_seed AS encrypted, d.server_seed_hash AS hash,
  d.client_seed AS "clientSeed", c.published_at AS "publishedAt", d.at`
const joinCommitment = `LEFT JOIN studio.seed_commitment c
  ON c.seat_id = d.seat_id AND c.number = d.commitment`

/** One statement, so that a concurrent rotation is seen completely or not at all. */
const selectPair = `SELECT ${seedColumns}, n.number AS "nextNumber", n.server_seed AS "nextLocked",
    n.server_seed_hash AS "nextHash", n.published_at AS "nextPublishedAt"
  FROM (VALUES ($1::bigint)) AS s (id)
  LEFT JOIN studio.seed d ON d.seat_id = s.id AND d.revealed_at IS NULL ${joinCommitment}
  LEFT JOIN LATERAL (SELECT * FROM studio.seed_commitment l WHERE l.seat_id = s.id
    ORDER BY l.number DESC LIMIT 1) n ON true`

const commit = `INSERT INTO studio.seed_commitment
  (seat_id, number, server_seed, server_seed_hash, published_at) VALUES ($1, $2, $3, $4, $5)`

export function seedStore({ pool }: Database) {
  return {
    async loadPair(
      seatId: string,
    ): Promise<{ current: StoredSeed | undefined; next: StoredCommitment | undefined }> {
      const { rows } = await pool.query<CurrentColumns & NextColumns>(selectPair, [seatId])
      const [row] = rows
      return { current: row && currentIn(row), next: row && nextIn(row) }
    },
    /** The pair that was in use before this one. */
    async before(seatId: string, id: string): Promise<StoredSeed | undefined> {
      const { rows } = await pool.query<StoredSeed>(
        `SELECT ${seedColumns} FROM studio.seed d ${joinCommitment}
         WHERE d.seat_id = $1 AND d.id < $2 AND d.revealed_at IS NOT NULL
         ORDER BY d.id DESC LIMIT 1`,
        [seatId, id],
      )
      return rows[0]
    },
    async commitFirst(seatId: string, { encrypted, hash }: NewCommitment, at: Date): Promise<void> {
      await pool.query(`${commit} ON CONFLICT DO NOTHING`, [seatId, 1, encrypted, hash, at])
    },
    /** Returns `gone` if the commitment was used meanwhile. */
    async rotate(
      seatId: string,
      use: SeedUse,
    ): Promise<{ id: string; first: number } | 'open' | 'gone'> {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const result = await rotateIn(client, seatId, use)
        await client.query(typeof result === 'object' ? 'COMMIT' : 'ROLLBACK')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined)
        throw error
      } finally {
        client.release()
      }
    },
  }
}

/**
 * The seat lock serializes rotations. The seed lock waits for a round that is about to stay open
 * and holds it too.
 */
const lock = `WITH s AS (SELECT id FROM studio.seat WHERE id = $1 FOR UPDATE)
  SELECT FROM s LEFT JOIN LATERAL (SELECT FROM studio.seed
    WHERE seat_id = s.id AND revealed_at IS NULL FOR UPDATE) d ON true`

/** Separate from the lock, because only a later statement sees what was committed meanwhile. */
const state = `SELECT (SELECT max(number) FROM studio.seed_commitment WHERE seat_id = $1) AS newest,
    r.number AS last,
    NOT EXISTS (SELECT FROM studio.open_round WHERE seat_id = $1) AS "isOver"
  FROM (VALUES (1)) AS one LEFT JOIN LATERAL (SELECT number FROM studio.round
    WHERE seat_id = $1 ORDER BY number DESC LIMIT 1) r ON true`

const takeIntoUse = `WITH next AS (${commit})
  INSERT INTO studio.seed
    (seat_id, commitment, first, server_seed, server_seed_hash, client_seed, at)
  SELECT seat_id, number, $6, server_seed, server_seed_hash, $7, $5
  FROM studio.seed_commitment WHERE seat_id = $1 AND number = $2 - 1 RETURNING id`

interface SeatState {
  newest: number | null
  last: number | null
  isOver: boolean
}

async function rotateIn(client: PoolClient, seatId: string, use: SeedUse) {
  const { number, clientSeed, at, next } = use
  await client.query(lock, [seatId])
  const { rows: found } = await client.query<SeatState>(state, [seatId])
  const { newest = null, last = null, isOver = false } = found[0] ?? {}
  if (newest !== number) return 'gone'
  if (last !== null && !isOver) return 'open'
  const first = (last ?? 0) + 1
  await client.query(
    'UPDATE studio.seed SET revealed_at = $2 WHERE seat_id = $1 AND revealed_at IS NULL',
    [seatId, at],
  )
  const result = [seatId, number + 1, next.encrypted, next.hash, at, first, clientSeed]
  const { rows } = await client.query<{ id: string }>(takeIntoUse, result)
  return { id: rows[0]?.id ?? '', first }
}

function currentIn(row: CurrentColumns): StoredSeed | undefined {
  if (row.id === null) return undefined
  const { id, first, encrypted, hash, clientSeed, publishedAt, at } = row
  return { id, first, encrypted, hash, clientSeed, publishedAt, at }
}

function nextIn(row: NextColumns): StoredCommitment | undefined {
  if (row.nextNumber === null) return undefined
  const { nextNumber, nextLocked, nextHash, nextPublishedAt } = row
  return { number: nextNumber, encrypted: nextLocked, hash: nextHash, publishedAt: nextPublishedAt }
}
