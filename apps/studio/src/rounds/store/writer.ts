import { Client } from 'pg'
import { connectionOptions } from '#kit'
import type { EndRow, RoundRow } from './rows.ts'

const roundColumns = {
  seatId: 'bigint',
  number: 'int',
  id: 'uuid',
  sessionId: 'bigint',
  seedId: 'bigint',
  nonce: 'int',
  version: 'int',
  credit: 'bigint',
  stake: 'bigint',
  win: 'bigint',
  balanceBefore: 'bigint',
  done: 'boolean',
  auto: 'boolean',
  action: 'text',
  events: 'text',
  potId: 'int',
  chances: 'int',
  jackpot: 'boolean',
  at: 'timestamptz',
} as const satisfies Record<keyof RoundRow, string>

const endColumns = {
  seatId: 'bigint',
  number: 'int',
  state: 'text',
  refusal: 'text',
  leftByPlayer: 'boolean',
  stake: 'bigint',
  win: 'bigint',
  grownPot: 'int',
  jackpotContribution: 'bigint',
  jackpotWin: 'bigint',
  balanceBefore: 'bigint',
  balanceAfter: 'bigint',
  at: 'timestamptz',
} as const satisfies Record<keyof EndRow, string>

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const named = (columns: object) => Object.keys(columns).map(snake).join(', ')
const unnested = (columns: object, first: number) =>
  Object.values(columns)
    .map((type, place) => `$${first + place}::${String(type)}[]`)
    .join(', ')

/**
 * Writes ends and new rounds in one commit. A round needs a seed that is committed and not
 * revealed, and a pot that is on. The seed of a round that stays open is locked, so that it is not
 * revealed meanwhile. Pots grow by the new ends. Rows are written and pots locked in the order of
 * their ids, so that no two commits wait for each other.
 */
const commit = (lock: '' | 'FOR SHARE OF d') => `WITH begun AS (
    INSERT INTO studio.round (${named(roundColumns)})
    SELECT a.* FROM unnest(${unnested(roundColumns, 1)}) AS a (${named(roundColumns)})
    JOIN studio.seed d ON d.id = a.seed_id AND d.revealed_at IS NULL
      AND d.commitment IS NOT NULL
    LEFT JOIN studio.pot p ON p.id = a.pot_id
    WHERE a.pot_id IS NULL OR p.is_on ORDER BY a.seat_id, a.number ${lock}
    ON CONFLICT DO NOTHING RETURNING id),
  ended AS (
    INSERT INTO studio.round_end (${named(endColumns)})
    SELECT e.* FROM unnest(${unnested(endColumns, 1 + Object.keys(roundColumns).length)})
      AS e (${named(endColumns)}) ORDER BY e.seat_id, e.number
    ON CONFLICT DO NOTHING RETURNING grown_pot, jackpot_contribution),
  grown AS (
    SELECT grown_pot AS id, sum(jackpot_contribution)::bigint AS units FROM ended
    WHERE grown_pot IS NOT NULL GROUP BY grown_pot),
  held AS (
    SELECT p.id, g.units FROM studio.pot p JOIN grown g ON g.id = p.id
    ORDER BY p.id FOR UPDATE OF p),
  counted AS (
    UPDATE studio.pot p SET amount = p.amount + h.units FROM held h WHERE h.id = p.id)
  SELECT id FROM begun`

const statements = {
  free: { name: 'studio_commit', text: commit('') },
  locking: { name: 'studio_commit_locking', text: commit('FOR SHARE OF d') },
}

export type WriterStore = ReturnType<typeof writerStore>

/** After this time the connection is dropped; the statement has timed out before. */
const queryTimeoutMs = 30_000

/** The single connection that writes rounds; reopened when it is lost. */
export function writerStore(url: string) {
  let client: Promise<Client> | undefined

  async function open(): Promise<Client> {
    const settings = { pipeline: true, query_timeout: queryTimeoutMs, ...connectionOptions }
    const next = new Client({ connectionString: url, ...settings })
    next.on('error', () => {
      client = undefined
    })
    await next.connect()
    return next
  }

  return {
    /** Returns the ids of the rounds that began. */
    async commit(begins: readonly RoundRow[], ends: readonly EndRow[]): Promise<Set<string>> {
      client ??= open()
      const connection = await client.catch((error: unknown) => {
        client = undefined
        throw error
      })
      const hasOpenRound = begins.some(({ done }) => !done)
      const { rows } = await connection.query<{ id: string }>({
        ...statements[hasOpenRound ? 'locking' : 'free'],
        values: [...arraysOf(roundColumns, begins), ...arraysOf(endColumns, ends)],
      })
      return new Set(rows.map(({ id }) => id))
    },
    async close(): Promise<void> {
      await client?.then((connection) => connection.end()).catch(() => undefined)
    },
  }
}

type Cell = string | number | boolean | null

/** PostgreSQL array literals; only texts need quotes. */
function arraysOf<Row extends Record<keyof Row, Cell>>(
  columns: { [K in keyof Row]: string },
  rows: readonly Row[],
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
  const names = Object.keys(columns) as (keyof Row)[]
  return names.map((name) => {
    const written = columns[name] === 'text' ? quoted : plain
    return `{${rows.map((row) => written(row[name])).join(',')}}`
  })
}

const plain = (value: Cell) => (value === null ? 'NULL' : String(value))

const quoted = (value: Cell) =>
  value === null ? 'NULL' : `"${String(value).replace(/["\\]/g, '\\$&')}"`
