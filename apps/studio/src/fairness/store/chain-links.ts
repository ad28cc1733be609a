import type { Pool, PoolClient } from 'pg'

export interface NewChain {
  game: string
  commitment: string
  length: number
  secret: Buffer
  at: Date
}

/** A chain with links left. */
export interface FreeChain {
  id: string
  commitment: string
  used: number
  length: number
}

export async function insertChain(
  executor: Pool | PoolClient,
  { game, commitment, length, secret, at }: NewChain,
): Promise<void> {
  await executor.query(
    `INSERT INTO studio.chain (game, commitment, length, secret, at) VALUES ($1, $2, $3, $4, $5)`,
    [game, commitment, length, secret, at],
  )
}

/** Locks the oldest chain of a game with links left. */
export async function lockFreeChain(
  client: PoolClient,
  game: string,
): Promise<FreeChain | undefined> {
  const { rows } = await client.query<FreeChain>(
    `SELECT id, commitment, used, length FROM studio.chain
     WHERE game = $1 AND used < length ORDER BY id LIMIT 1 FOR UPDATE`,
    [game],
  )
  return rows[0]
}

/** Takes the next links of a locked chain for draws, in their order. */
export async function takeLinks(
  client: PoolClient,
  { id, used }: FreeChain,
  draws: readonly string[],
): Promise<void> {
  await client.query(
    `INSERT INTO studio.chain_use (chain_id, place, draw)
     SELECT $1, $2 + n, draw FROM unnest($3::text[]) WITH ORDINALITY AS one(draw, n)`,
    [id, used, draws],
  )
  await client.query('UPDATE studio.chain SET used = $2 WHERE id = $1', [id, used + draws.length])
}
