import type { Database } from '#kit'

export interface ChaseRow {
  id: string
  provider: string
  game: string
  playerId: string
  numbers: string[]
  /** Hash of all that was asked for. */
  content: string
  stopOnWin: boolean
}

/** Null while its bets are being placed, infinite once it was given up. */
export type StoredChase = ChaseRow & { placedAt: Date | number | null }

export type ChaseStore = ReturnType<typeof chaseStore>

export function chaseStore({ pool }: Database) {
  return {
    async find(id: string, provider: string): Promise<StoredChase | undefined> {
      const { rows } = await pool.query<StoredChase>(
        `SELECT id, provider, game, player_id AS "playerId", numbers, content,
           stop_on_win AS "stopOnWin", placed_at AS "placedAt"
         FROM studio.chase WHERE id = $1 AND provider = $2`,
        [id, provider],
      )
      return rows[0]
    },
    /** Stores a chase before its bets, unless its id is known. */
    async add(row: ChaseRow): Promise<void> {
      await pool.query(
        `INSERT INTO studio.chase
           (id, provider, game, player_id, numbers, content, stop_on_win, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, studio.now()) ON CONFLICT DO NOTHING`,
        [row.id, row.provider, row.game, row.playerId, row.numbers, row.content, row.stopOnWin],
      )
    },
    /** All its bets stand. False if it was given up meanwhile. */
    async placed(id: string, provider: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `UPDATE studio.chase SET placed_at = coalesce(placed_at, studio.now())
         WHERE id = $1 AND provider = $2 AND (placed_at IS NULL OR isfinite(placed_at))`,
        [id, provider],
      )
      return rowCount === 1
    },
    /** Gives a chase up whose bets were not all accepted; its owner refunds what is left. */
    async giveUp(id: string, provider: string): Promise<void> {
      await pool.query(
        `UPDATE studio.chase SET placed_at = '-infinity'
         WHERE id = $1 AND provider = $2 AND placed_at IS NULL`,
        [id, provider],
      )
    },
  }
}
