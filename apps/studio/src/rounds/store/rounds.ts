import type { Database } from '#kit'
import { columnsOf, type EndRow, type RoundRow, type TurnRow } from './rows.ts'

/** A turn as JSON holds it. */
export type StoredTurn = Omit<TurnRow, 'seatId' | 'number' | 'at'>

/** A round with its seat, session, seeds, turns and end. */
export interface StoredRound extends Omit<RoundRow, 'at'> {
  at: Date
  playerId: string
  game: string
  mode: 'real' | 'trial'
  walletSession: Buffer
  serverSeedHash: string
  clientSeed: string
  /** Null for a pair without a commitment. */
  hashPublishedAt: Date | null
  clientSeedAt: Date
  /** The server seed, once it was rotated out. */
  revealed: Buffer | null
  turns: StoredTurn[] | null
  /** What the wallet decided on the first stake; both null in rounds of earlier versions. */
  refusal: string | null
  balanceAfter: string | null
  endState: EndRow['state'] | null
  endRefusal: string | null
  endLeft: boolean | null
  endStake: string | null
  endWin: string | null
  endJackpotWin: string | null
  endBefore: string | null
  endAfter: string | null
  endAt: Date | null
}

const selectRound = `SELECT r.seat_id AS "seatId", r.number, r.id, r.session_id AS "sessionId",
  r.seed_id AS "seedId", r.nonce, r.version, r.credit, r.stake, r.win,
  r.balance_before AS "balanceBefore", r.done, r.auto, r.action, r.events, r.at,
  r.pot_id::text AS "potId", r.chances, r.jackpot,
  r.jackpot_contribution AS "jackpotContribution", r.refusal, r.balance_after AS "balanceAfter",
  s.player_id AS "playerId", s.game, s.mode, n.wallet_session AS "walletSession",
  d.server_seed_hash AS "serverSeedHash", d.client_seed AS "clientSeed",
  c.published_at AS "hashPublishedAt", d.at AS "clientSeedAt",
  CASE WHEN d.revealed_at IS NOT NULL THEN d.server_seed END AS revealed,
  CASE WHEN NOT r.done THEN (SELECT json_agg(json_build_object('turn', t.turn, 'action', t.action,
      'events', t.events, 'stake', t.stake::text, 'win', t.win::text, 'done', t.done,
      'refusal', t.refusal, 'byHouse', t.by_house) ORDER BY t.turn)
    FROM studio.turn t WHERE t.seat_id = r.seat_id AND t.number = r.number) END AS turns,
  e.state AS "endState", e.refusal AS "endRefusal", e.left_by_player AS "endLeft",
  e.stake AS "endStake", e.win AS "endWin", e.jackpot_win AS "endJackpotWin",
  e.balance_before AS "endBefore", e.balance_after AS "endAfter", e.at AS "endAt"
FROM studio.round r
JOIN studio.seat s ON s.id = r.seat_id
JOIN studio.session n ON n.id = r.session_id
JOIN studio.seed d ON d.id = r.seed_id
LEFT JOIN studio.seed_commitment c ON c.seat_id = d.seat_id AND c.number = d.commitment
LEFT JOIN studio.round_end e ON e.seat_id = r.seat_id AND e.number = r.number`

export type RoundStore = ReturnType<typeof roundStore>

export function roundStore({ pool }: Database) {
  return {
    async seatId(playerId: string, game: string, mode: string, now: Date): Promise<string> {
      const key = [playerId, game, mode]
      const find = 'SELECT id FROM studio.seat WHERE player_id = $1 AND game = $2 AND mode = $3'
      for (;;) {
        const { rows } = await pool.query<{ id: string }>(find, key)
        if (rows[0]) return rows[0].id
        await pool.query(
          `INSERT INTO studio.seat (player_id, game, mode, at) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING`,
          [...key, now],
        )
      }
    },
    async byId(id: string): Promise<StoredRound | undefined> {
      const { rows } = await pool.query<StoredRound>(`${selectRound} WHERE r.id = $1`, [id])
      return rows[0]
    },
    async byNumber(seatId: string, number: number): Promise<StoredRound | undefined> {
      const { rows } = await pool.query<StoredRound>(
        `${selectRound} WHERE r.seat_id = $1 AND r.number = $2`,
        [seatId, number],
      )
      return rows[0]
    },
    /** Rounds of a seat below a number, newest first. */
    async before(seatId: string, number: number, limit: number): Promise<StoredRound[]> {
      const { rows } = await pool.query<StoredRound>(
        `${selectRound} WHERE r.seat_id = $1 AND r.number < $2 ORDER BY r.number DESC LIMIT $3`,
        [seatId, number, limit],
      )
      return rows
    },
    ...roundWrites(pool),
    /** The number of the last round that the player saw to its end. */
    async seen(seatId: string): Promise<number> {
      const { rows } = await pool.query<{ seen: number }>(
        'SELECT seen FROM studio.seat WHERE id = $1',
        [seatId],
      )
      return rows[0]?.seen ?? 0
    },
    /** Returns false if the seat has no such round. */
    async markSeen(seatId: string, roundId: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `UPDATE studio.seat SET seen = greatest(seat.seen, round.number) FROM studio.round
         WHERE seat.id = $1 AND round.seat_id = seat.id AND round.id = $2`,
        [seatId, roundId],
      )
      return rowCount === 1
    },
  }
}

/** Rows that no money moves with; the others are written by the wallet. */
function roundWrites(pool: Database['pool']) {
  return {
    /** Stores a round that the wallet refused before it decided, unless it is stored. */
    add: (row: RoundRow & { refusal: string }) => add(pool, 'studio.round', row),
    /** Stores a turn without a stake. Returns false if another process was first. */
    addTurn: (row: TurnRow) => add(pool, 'studio.turn', row),
    /** Stores the end of a round that no payment ends, unless it is stored. */
    async end(row: EndRow): Promise<void> {
      const isOurs = await add(pool, 'studio.round_end', row)
      // Newer rounds fill their pot when they begin.
      if (!isOurs || row.grownPot === null) return
      const grow = 'UPDATE studio.pot SET amount = amount + $2 WHERE id = $1'
      await pool.query(grow, [row.grownPot, row.jackpotContribution])
    },
    /** Marks a turn that an earlier version stored before the wallet refused its stake. */
    async refuseTurn(
      { seatId, number }: Pick<RoundRow, 'seatId' | 'number'>,
      turn: number,
      refusal: string,
    ) {
      await pool.query(
        `UPDATE studio.turn SET refusal = $4 WHERE seat_id = $1 AND number = $2 AND turn = $3`,
        [seatId, number, turn, refusal],
      )
    },
  }
}

/** Inserts a row whose names are those of the columns; returns false if it was there. */
async function add(pool: Database['pool'], table: string, row: object): Promise<boolean> {
  const columns = Object.keys(columnsOf(row))
  const places = columns.map((_, place) => `$${place + 1}`)
  const { rowCount } = await pool.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})
     ON CONFLICT DO NOTHING`,
    Object.values(row),
  )
  return rowCount === 1
}
