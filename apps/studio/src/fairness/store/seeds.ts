import type { Database } from '#kit'

export interface NewSeed {
  first: number
  locked: Buffer
  hash: string
  clientSeed: string
  at: Date
}

interface StoredSeed {
  id: string
  first: number
  locked: Buffer
  hash: string
  clientSeed: string
}

const insert = `INSERT INTO studio.seed
  (seat_id, first, server_seed, server_seed_hash, client_seed, at) VALUES ($1, $2, $3, $4, $5, $6)`

const values = (seatId: string, { first, locked, hash, clientSeed, at }: NewSeed) => [
  seatId,
  first,
  locked,
  hash,
  clientSeed,
  at,
]

export function seedStore({ pool }: Database) {
  return {
    async inUse(seatId: string): Promise<StoredSeed | undefined> {
      const { rows } = await pool.query<StoredSeed>(
        `SELECT id, first, server_seed AS locked, server_seed_hash AS hash,
           client_seed AS "clientSeed"
         FROM studio.seed WHERE seat_id = $1 AND revealed_at IS NULL`,
        [seatId],
      )
      return rows[0]
    },
    async add(seatId: string, seed: NewSeed): Promise<void> {
      const once = 'ON CONFLICT (seat_id) WHERE revealed_at IS NULL DO NOTHING'
      await pool.query(`${insert} ${once}`, values(seatId, seed))
    },
    /** Under the lock that a round takes which will stay open; its first number is known here. */
    async rotate(
      seatId: string,
      oldId: string,
      seed: NewSeed,
    ): Promise<{ id: string; first: number } | 'open' | 'gone'> {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const { rowCount } = await client.query(
          'SELECT FROM studio.seed WHERE id = $1 AND revealed_at IS NULL FOR UPDATE',
          [oldId],
        )
        const { rows: last } = await client.query<{ number: number; over: boolean }>(
          `SELECT number, EXISTS (SELECT FROM studio.round_end e
             WHERE e.seat_id = r.seat_id AND e.number = r.number) AS over
           FROM studio.round r WHERE seat_id = $1 ORDER BY number DESC LIMIT 1`,
          [seatId],
        )
        if (rowCount !== 1) return 'gone'
        if (last[0]?.over === false) return 'open'
        const first = (last[0]?.number ?? 0) + 1
        const reveal = 'UPDATE studio.seed SET revealed_at = $2 WHERE id = $1'
        await client.query(reveal, [oldId, seed.at])
        const { rows } = await client.query<{ id: string }>(
          `${insert} RETURNING id`,
          values(seatId, { ...seed, first }),
        )
        await client.query('COMMIT')
        return { id: rows[0]?.id ?? '', first }
      } finally {
        await client.query('ROLLBACK').catch(() => undefined)
        client.release()
      }
    },
  }
}
