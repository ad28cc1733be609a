import type { PoolClient } from 'pg'
import type { Database } from '#kit'

/** A bet to be settled, with its end if that is stored. */
export interface UnsettledBet {
  id: string
  provider: string
  playerId: string
  mode: 'real' | 'trial'
  stake: string
  prices: string
  lines: string
  isEnded: boolean
}

export interface BetEnd {
  betId: string
  state: 'settled' | 'void' | 'cancelled'
  payout: string
  validBet: string
  reason: string
  /** JSON by line. */
  lines: string | null
}

/** An end that was stored and not yet confirmed by the wallet. */
export interface UnpaidEnd extends BetEnd {
  provider: string
  playerId: string
  mode: 'real' | 'trial'
}

const selectUnpaid = `SELECT n.bet_id AS "betId", n.provider, n.state, n.payout,
  n.valid_bet AS "validBet", n.reason, n.lines, b.player_id AS "playerId", b.mode
FROM studio.bet_end n JOIN studio.bet b ON b.id = n.bet_id AND b.provider = n.provider`

export type EndStore = ReturnType<typeof endStore>

export function endStore({ pool }: Database) {
  return {
    /** The next bets of an event in the order of players, after the last one that was booked. */
    async next(eventId: string, limit: number): Promise<UnsettledBet[]> {
      const { rows } = await pool.query<UnsettledBet>(
        `SELECT b.id, b.provider, b.player_id AS "playerId", b.mode, b.stake, b.prices, b.lines,
           n.bet_id IS NOT NULL AS "isEnded"
         FROM studio.event e JOIN studio.bet b ON b.event_id = e.id
         LEFT JOIN studio.bet_end n ON n.bet_id = b.id AND n.provider = b.provider
         WHERE e.id = $1 AND (e.settled_player IS NULL
           OR (b.player_id, b.id) > (e.settled_player, e.settled_bet))
         ORDER BY b.player_id, b.id LIMIT $2`,
        [eventId, limit],
      )
      return rows
    },
    /** The lines of all bets of these players on an event that were not cancelled. */
    async linesOf(eventId: string, playerIds: readonly string[]) {
      const { rows } = await pool.query<{ playerId: string; lines: string }>(
        `SELECT b.player_id AS "playerId", b.lines FROM studio.bet b
         LEFT JOIN studio.bet_end n ON n.bet_id = b.id AND n.provider = b.provider
         WHERE b.event_id = $1 AND b.player_id = ANY ($2::uuid[])
           AND n.state IS DISTINCT FROM 'cancelled'`,
        [eventId, playerIds],
      )
      return rows
    },
    /** The stored ends of these bets that the wallet has not confirmed. */
    async unpaid(provider: string, betIds: readonly string[]): Promise<UnpaidEnd[]> {
      const { rows } = await pool.query<UnpaidEnd>(
        `${selectUnpaid} WHERE n.provider = $1 AND n.bet_id = ANY ($2::uuid[])
           AND n.paid_at IS NULL ORDER BY b.player_id, b.id`,
        [provider, betIds],
      )
      return rows
    },
    /** Ends of an event that the wallet refused to book at first. */
    async left(eventId: string, limit: number): Promise<UnpaidEnd[]> {
      const { rows } = await pool.query<UnpaidEnd>(
        `${selectUnpaid} WHERE b.event_id = $1 AND n.paid_at IS NULL
         ORDER BY b.player_id, b.id LIMIT $2`,
        [eventId, limit],
      )
      return rows
    },
  }
}

/** After this time nobody places bets of a chase any more. */
const chaseSeconds = 60

/** Refunds of chases, which end bets on events that are still open. */
export function refundStore({ pool }: Database) {
  return {
    /** Which of these games have refunds to store or to pay. */
    async due(games: readonly string[]): Promise<Set<string>> {
      const { rows } = await pool.query<{ game: string }>(
        `SELECT game FROM studio.chase WHERE game = ANY ($1)
           AND (placed_at IS NULL OR placed_at = '-infinity')
           AND at < studio.now() - make_interval(secs => $2)
         UNION SELECT e.game FROM studio.bet_end n
           JOIN studio.bet b ON b.id = n.bet_id AND b.provider = n.provider
           JOIN studio.event e ON e.id = b.event_id AND e.game = ANY ($1)
           WHERE n.paid_at IS NULL AND n.state = 'cancelled'`,
        [games, chaseSeconds],
      )
      return new Set(rows.map(({ game }) => game))
    },
    /** Refunds of a game that were stored and not yet paid. */
    async unpaidOf(game: string): Promise<UnpaidEnd[]> {
      const { rows } = await pool.query<UnpaidEnd>(
        `${selectUnpaid} JOIN studio.event e ON e.id = b.event_id
         WHERE n.paid_at IS NULL AND n.state = 'cancelled' AND e.game = $1 LIMIT 300`,
        [game],
      )
      return rows
    },
  }
}

export type RefundStore = ReturnType<typeof refundStore>

/** Stores the refunds of bets of chases, on draws whose lock is to come. */
export const ownerRefunds = {
  /** Of chases that stop with a win, of which one of these bets won. */
  async afterWins(client: PoolClient, provider: string, betIds: readonly string[]) {
    await client.query(
      `INSERT INTO studio.bet_end (bet_id, provider, state, payout, valid_bet, reason, at)
       SELECT b.id, b.provider, 'cancelled', b.stake, 0, 'chase_stopped', studio.now()
       FROM studio.bet b JOIN studio.event e ON e.id = b.event_id AND e.state = 'open'
       WHERE b.provider = $1 AND b.chase_id IN (
         SELECT won.chase_id FROM studio.bet won
         JOIN studio.bet_end n ON n.bet_id = won.id AND n.provider = won.provider
           AND n.reason = 'won'
         JOIN studio.chase c ON c.id = won.chase_id AND c.provider = won.provider
           AND c.stop_on_win
         WHERE won.provider = $1 AND won.id = ANY ($2::uuid[]))
       ON CONFLICT DO NOTHING`,
      [provider, betIds],
    )
  },
  /** Of chases of a game that were started so long ago and never completed. */
  async neverStood(client: PoolClient, game: string): Promise<void> {
    await client.query(
      `WITH old AS (
         UPDATE studio.chase SET placed_at = 'infinity' WHERE game = $1
           AND (placed_at IS NULL OR placed_at = '-infinity')
           AND at < studio.now() - make_interval(secs => $2) RETURNING id, provider)
       INSERT INTO studio.bet_end (bet_id, provider, state, payout, valid_bet, reason, at)
       SELECT b.id, b.provider, 'cancelled', b.stake, 0, 'chase_failed', studio.now()
       FROM old JOIN studio.bet b ON b.chase_id = old.id AND b.provider = old.provider
       JOIN studio.event e ON e.id = b.event_id AND e.state = 'open'
       ON CONFLICT DO NOTHING`,
      [game, chaseSeconds],
    )
  },
}

/** Changes of ends, in transactions of the event's owner. */
export const ownerEnds = {
  /** Stores ends; one that is there already, as of a cancelled bet, stays. */
  async add(client: PoolClient, provider: string, ends: readonly BetEnd[]): Promise<void> {
    await client.query(
      `INSERT INTO studio.bet_end
         (bet_id, provider, state, payout, valid_bet, reason, lines, at)
       SELECT bet_id, $1, state, payout, valid_bet, reason, lines, studio.now()
       FROM unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[])
         AS one(bet_id, state, payout, valid_bet, reason, lines)
       ON CONFLICT DO NOTHING`,
      [
        provider,
        ends.map(({ betId }) => betId),
        ends.map(({ state }) => state),
        ends.map(({ payout }) => payout),
        ends.map(({ validBet }) => validBet),
        ends.map(({ reason }) => reason),
        ends.map(({ lines }) => lines),
      ],
    )
  },
  async paid(client: PoolClient, provider: string, betIds: readonly string[]): Promise<void> {
    await client.query(
      `UPDATE studio.bet_end SET paid_at = studio.now()
       WHERE provider = $1 AND bet_id = ANY ($2::uuid[]) AND paid_at IS NULL`,
      [provider, betIds],
    )
  },
  /** Something else had closed these bets: a cancel whose answer was lost. */
  async cancelled(client: PoolClient, provider: string, betIds: readonly string[]) {
    await client.query(
      `UPDATE studio.bet_end SET state = 'cancelled', payout = 0, valid_bet = 0,
         reason = 'cancelled', lines = NULL, paid_at = studio.now()
       WHERE provider = $1 AND bet_id = ANY ($2::uuid[]) AND paid_at IS NULL`,
      [provider, betIds],
    )
  },
}
