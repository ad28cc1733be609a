import type { PoolClient } from 'pg'
import type { Database } from '#kit'
import type { PlannedEvent, PriceTable } from '../game.ts'

export type EventState =
  | 'scheduled'
  | 'open'
  | 'locked'
  | 'resulted'
  | 'settling'
  | 'settled'
  | 'void'

/** What never changes about an event. */
export interface EventFacts {
  id: string
  game: string
  number: string
  rules: string
  /** Id of the price list. */
  prices: string
  locksAt: Date
  drawsAt: Date
}

export interface StoredEvent extends EventFacts {
  state: EventState
  commitment: string | null
  place: number | null
  salt: string | null
  /** JSON. */
  result: string | null
  voidReason: string | null
  settledAt: Date | null
}

export interface NewEvent extends PlannedEvent {
  prices: string
  commitment: string | null
  place: number | null
}

const columns = `e.id, e.game, e.number, e.rules, e.prices, e.locks_at AS "locksAt",
  e.draws_at AS "drawsAt", e.state, e.commitment, e.place, e.salt, e.result,
  e.void_reason AS "voidReason", e.settled_at AS "settledAt"`

const maxCached = 5000

export type EventStore = ReturnType<typeof eventStore>

/** Reads of events by every process. */
export function eventStore({ pool }: Database) {
  const cache = new Map<string, EventFacts>()

  async function find(game: string, number: string): Promise<StoredEvent | undefined> {
    const where = 'WHERE e.game = $1 AND e.number = $2'
    const select = `SELECT ${columns} FROM studio.event e ${where}`
    return (await pool.query<StoredEvent>(select, [game, number])).rows[0]
  }

  return {
    find,
    /** What never changes about an event, cached. */
    async facts(game: string, number: string): Promise<EventFacts | undefined> {
      const key = `${game} ${number}`
      const cached = cache.get(key)
      if (cached) return cached
      const event = await find(game, number)
      if (!event) return undefined
      const oldest = cache.keys().next()
      if (cache.size >= maxCached && !oldest.done) cache.delete(oldest.value)
      cache.set(key, event)
      return event
    },
    async now(): Promise<Date> {
      const { rows } = await pool.query<{ now: Date }>('SELECT studio.now() AS now')
      const [row] = rows
      if (!row) throw new Error('the database did not tell the time')
      return row.now
    },
    /** Events of a number in several games. */
    async named(games: readonly string[], number: string): Promise<StoredEvent[]> {
      const where = 'WHERE e.game = ANY ($1) AND e.number = $2'
      const select = `SELECT ${columns} FROM studio.event e ${where}`
      return (await pool.query<StoredEvent>(select, [games, number])).rows
    },
    /** Events that their owner has to lock, draw, settle or refund, in the order of draws. */
    async due(games: readonly string[]): Promise<StoredEvent[]> {
      const { rows } = await pool.query<StoredEvent>(
        `SELECT ${columns} FROM studio.event e
         WHERE e.game = ANY ($1) AND e.settled_at IS NULL AND (e.state IN
             ('resulted', 'settling', 'void')
           OR (e.state = 'open' AND e.locks_at < studio.now())
           OR (e.state = 'locked' AND e.draws_at <= studio.now()))
         ORDER BY e.draws_at, e.id`,
        [games],
      )
      return rows
    },
    /** Returns once no bet that was accepted before can still be invisible. */
    async passLanes(): Promise<void> {
      await pool.query('SELECT studio.pass_lanes()')
    },
    ...eventLists(pool),
    ...priceLists(pool),
    ...salted(pool),
  }
}

function eventLists(pool: Database['pool']) {
  return {
    /** The next event of each game that takes bets. */
    async current(games: readonly string[]): Promise<StoredEvent[]> {
      const { rows } = await pool.query<StoredEvent>(
        `SELECT e.* FROM unnest($1::text[]) AS one(code), LATERAL (
           SELECT ${columns} FROM studio.event e
           WHERE e.game = code AND e.settled_at IS NULL AND e.state = 'open'
             AND e.locks_at >= studio.now() ORDER BY e.draws_at LIMIT 1) AS e`,
        [games],
      )
      return rows
    },
    /** The last event of each game that was drawn. */
    async last(games: readonly string[]): Promise<StoredEvent[]> {
      const { rows } = await pool.query<StoredEvent>(
        `SELECT e.* FROM unnest($1::text[]) AS one(code), LATERAL (
           SELECT ${columns} FROM studio.event e
           WHERE e.game = code AND e.result IS NOT NULL ORDER BY e.draws_at DESC LIMIT 1) AS e`,
        [games],
      )
      return rows
    },
    /** Events that take bets, the next first. */
    async open(game: string): Promise<StoredEvent[]> {
      const { rows } = await pool.query<StoredEvent>(
        `SELECT ${columns} FROM studio.event e WHERE e.game = $1 AND e.settled_at IS NULL
           AND e.state = 'open' AND e.locks_at >= studio.now() ORDER BY e.draws_at`,
        [game],
      )
      return rows
    },
    /** Drawn events before one, the last first. */
    async past(game: string, before: Date | undefined, limit: number): Promise<StoredEvent[]> {
      const { rows } = await pool.query<StoredEvent>(
        `SELECT ${columns} FROM studio.event e WHERE e.game = $1 AND e.result IS NOT NULL
           AND ($2::timestamptz IS NULL OR e.draws_at < $2) ORDER BY e.draws_at DESC LIMIT $3`,
        [game, before ?? null, limit],
      )
      return rows
    },
  }
}

function priceLists(pool: Database['pool']) {
  const lists = new Map<string, PriceTable>()
  return {
    /** A price list, read once: it never changes. */
    async prices(id: string): Promise<PriceTable> {
      const known = lists.get(id)
      if (known) return known
      const select = 'SELECT prices FROM studio.price_list WHERE id = $1'
      const [row] = (await pool.query<{ prices: string }>(select, [id])).rows
      if (!row) throw new Error(`there is no price list ${id}`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored from a PriceTable
      const table = JSON.parse(row.prices) as PriceTable
      lists.set(id, table)
      return table
    },
    /** Stores a price list, unless it is known. */
    async addPrices(id: string, table: PriceTable, at: Date): Promise<void> {
      await pool.query(
        `INSERT INTO studio.price_list (id, prices, at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING`,
        [id, JSON.stringify(table), at],
      )
    },
  }
}

/** Hashes of the bets for money from which a salt is made. */
function salted(pool: Database['pool']) {
  return {
    async hashes(eventId: string): Promise<string[]> {
      const { rows } = await pool.query<{ hash: string }>(
        `SELECT hash FROM studio.bet WHERE event_id = $1 AND mode = 'real'
         ORDER BY hash COLLATE "C"`,
        [eventId],
      )
      return rows.map(({ hash }) => hash)
    },
    async hashesAfter(eventId: string, after: string, limit: number): Promise<string[]> {
      const { rows } = await pool.query<{ hash: string }>(
        `SELECT hash FROM studio.bet WHERE event_id = $1 AND mode = 'real'
           AND hash COLLATE "C" > $2 ORDER BY hash COLLATE "C" LIMIT $3`,
        [eventId, after, limit],
      )
      return rows.map(({ hash }) => hash)
    },
    async countHashes(eventId: string): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM studio.bet WHERE event_id = $1 AND mode = 'real'`,
        [eventId],
      )
      return rows[0]?.count ?? 0
    },
  }
}

/** Changes of events, in transactions of their owner. */
export const ownerEvents = {
  /** Which of these events of a game are there. */
  async planned(
    client: PoolClient,
    game: string,
    numbers: readonly string[],
  ): Promise<Set<string>> {
    const { rows } = await client.query<{ number: string }>(
      'SELECT number FROM studio.event WHERE game = $1 AND number = ANY ($2)',
      [game, numbers],
    )
    return new Set(rows.map(({ number }) => number))
  },
  async add(client: PoolClient, game: string, events: readonly NewEvent[]): Promise<void> {
    const columnOf = <K extends keyof NewEvent>(name: K) => events.map((event) => event[name])
    await client.query(
      `INSERT INTO studio.event
         (game, number, rules, prices, locks_at, draws_at, state, commitment, place)
       SELECT $1, number, rules, prices, locks_at, draws_at, 'open', commitment, place
       FROM unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[],
           $7::text[], $8::int[])
         AS one(number, rules, prices, locks_at, draws_at, commitment, place)`,
      [
        game,
        columnOf('number'),
        columnOf('rules'),
        columnOf('prices'),
        columnOf('locksAt'),
        columnOf('drawsAt'),
        columnOf('commitment'),
        columnOf('place'),
      ],
    )
  },
  async lock(client: PoolClient, id: string): Promise<void> {
    await client.query(
      `UPDATE studio.event SET state = 'locked'
       WHERE id = $1 AND state = 'open' AND locks_at < studio.now()`,
      [id],
    )
  },
  /** False if the event is not locked any more. */
  async result(
    client: PoolClient,
    id: string,
    drawn: { salt: string | null; result: string },
  ): Promise<boolean> {
    const { rowCount } = await client.query(
      `UPDATE studio.event SET state = 'resulted', salt = $2, result = $3,
         resulted_at = studio.now() WHERE id = $1 AND state = 'locked'`,
      [id, drawn.salt, drawn.result],
    )
    return rowCount === 1
  },
  async settling(client: PoolClient, id: string): Promise<void> {
    const update = `UPDATE studio.event SET state = 'settling' WHERE id = $1 AND state = 'resulted'`
    await client.query(update, [id])
  },
  /** All bets are booked. */
  async settled(client: PoolClient, id: string): Promise<void> {
    await client.query(
      `UPDATE studio.event SET settled_at = studio.now(),
         state = CASE state WHEN 'settling' THEN 'settled' ELSE state END
       WHERE id = $1 AND state IN ('settling', 'void') AND settled_at IS NULL`,
      [id],
    )
  },
  /** False once settling has started. */
  async makeVoid(client: PoolClient, id: string, reason: string): Promise<boolean> {
    const { rowCount } = await client.query(
      `UPDATE studio.event SET state = 'void', void_reason = $2
       WHERE id = $1 AND state IN ('scheduled', 'open', 'locked', 'resulted')`,
      [id, reason],
    )
    return rowCount === 1
  },
  async salt(client: PoolClient, id: string, salt: string): Promise<void> {
    await client.query('UPDATE studio.event SET salt = $2 WHERE id = $1 AND salt IS NULL', [
      id,
      salt,
    ])
  },
  async advance(client: PoolClient, id: string, last: { playerId: string; id: string }) {
    await client.query(
      'UPDATE studio.event SET settled_player = $2, settled_bet = $3 WHERE id = $1',
      [id, last.playerId, last.id],
    )
  },
}
