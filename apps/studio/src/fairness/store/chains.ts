import type { Database } from '#kit'
import { insertChain, type NewChain } from './chain-links.ts'

export interface StoredUse {
  commitment: string
  length: number
  secret: Buffer
  place: number
  salt: string | null
  link: string | null
}

const selectUse = `SELECT c.commitment, c.length, c.secret, u.place, u.salt, u.link
  FROM studio.chain_use u JOIN studio.chain c ON c.id = u.chain_id WHERE u.draw = $1`

export function chainStore({ pool }: Database) {
  const find = async (draw: string): Promise<StoredUse | undefined> =>
    (await pool.query<StoredUse>(selectUse, [draw])).rows[0]

  return {
    find,
    add: (chain: NewChain) => insertChain(pool, chain),
    /** Takes a link of the oldest chain with links left; two draws never get the same link. */
    async take(game: string, draw: string): Promise<StoredUse | undefined> {
      const existing = await find(draw)
      if (existing) return existing
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const { rows } = await client.query<{ id: string; used: number }>(
          `SELECT id, used FROM studio.chain WHERE game = $1 AND used < length
           ORDER BY id LIMIT 1 FOR UPDATE`,
          [game],
        )
        const [chain] = rows
        if (!chain) return undefined
        const place = chain.used + 1
        const { rowCount } = await client.query(
          `INSERT INTO studio.chain_use (chain_id, place, draw) VALUES ($1, $2, $3)
           ON CONFLICT (draw) DO NOTHING`,
          [chain.id, place, draw],
        )
        if (rowCount === 1) {
          await client.query('UPDATE studio.chain SET used = $2 WHERE id = $1', [chain.id, place])
        }
        await client.query('COMMIT')
      } finally {
        await client.query('ROLLBACK').catch(() => undefined)
        client.release()
      }
      return find(draw)
    },
    /**
     * Not while an earlier draw of the chain is open, because a link reveals all links before it.
     */
    async close(draw: string, salt: string, at: Date): Promise<void> {
      await pool.query(
        `UPDATE studio.chain_use u SET salt = $2, closed_at = $3
         WHERE draw = $1 AND salt IS NULL AND NOT EXISTS (
           SELECT FROM studio.chain_use earlier WHERE earlier.chain_id = u.chain_id
             AND earlier.place < u.place AND earlier.salt IS NULL)`,
        [draw, salt, at],
      )
    },
    async reveal(draw: string, link: string, at: Date): Promise<void> {
      await pool.query(
        `UPDATE studio.chain_use SET link = $2, revealed_at = $3
         WHERE draw = $1 AND link IS NULL`,
        [draw, link, at],
      )
    },
  }
}
