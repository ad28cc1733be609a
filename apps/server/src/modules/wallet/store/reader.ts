import { sql, type Transaction } from 'kysely'
import type { Database, Executor } from '#platform/database'
import { createRowCache } from '../row-cache.ts'
import type { StoredMove, StoredTransfer } from './journal.ts'

/** The transaction in which a reader writes. */
export type ReaderTransaction = Transaction<unknown>

export type ReaderStore = ReturnType<typeof readerStore>

type Apply = (rows: StoredTransfer[], transaction: ReaderTransaction) => Promise<void>
type RawTransfer = Omit<StoredTransfer, 'moves'> & { moves: string }
type StoredAccount = Omit<StoredMove, 'amount'>

/** The number of rows processed, and the reader's position. */
interface Step {
  count: number
  seq: bigint | undefined
}

const maxCachedAccounts = 200_000

export function readerStore({ db }: Database) {
  /** By id; accounts are immutable. */
  const accounts = new Map<string, StoredAccount>()
  const rowCache = createRowCache<StoredTransfer>()

  async function loadAccounts(rows: readonly RawTransfer[], transaction: ReaderTransaction) {
    if (accounts.size > maxCachedAccounts) accounts.clear()
    const ids = new Set(rows.flatMap(({ moves }) => parseMoves(moves).map(([id]) => id)))
    const unknown = [...ids].filter((id) => !accounts.has(id))
    if (unknown.length === 0) return
    const { rows: found } = await sql<StoredAccount & { id: string }>`
      SELECT id, address, currency, may_overdraw AS "mayOverdraw" FROM wallet_account
      WHERE id = ANY (${unknown})`.execute(transaction)
    for (const { id, ...account } of found) accounts.set(id, account)
  }

  function transferOf(raw: RawTransfer): StoredTransfer {
    const moves = parseMoves(raw.moves).map(([id, amount]) => {
      const account = accounts.get(id)
      if (!account) throw new Error(`no account ${id}`)
      return { ...account, amount }
    })
    return { ...raw, moves }
  }

  async function rowsAfter(
    seq: bigint,
    lane: number,
    limit: number,
    transaction: ReaderTransaction,
  ): Promise<StoredTransfer[]> {
    const { rows } = await sql<RawTransfer>`
      SELECT id, lane, seq, at, code, reference, refusal, moves FROM wallet_transfer
      WHERE lane = ${lane} AND seq > ${seq} ORDER BY seq LIMIT ${limit}`.execute(transaction)
    await loadAccounts(rows, transaction)
    return rows.map(transferOf)
  }

  return {
    ...readerProgress(db),
    /**
     * Runs one step of a reader on a lane, unless another process does; rows and cursor commit
     * together.
     */
    async read(reader: string, lane: number, limit: number, apply: Apply): Promise<Step> {
      return db.transaction().execute(async (transaction) => {
        const from = await cursorOf(reader, lane, transaction)
        if (!from) return { count: 0, seq: undefined }
        const after = BigInt(from.seq)
        const rows = await rowCache(lane, after, () => rowsAfter(after, lane, limit, transaction))
        const last = rows.at(-1)
        if (!last) return { count: 0, seq: after }
        await apply(rows, transaction)
        await sql`UPDATE wallet_cursor SET seq = ${last.seq}
          WHERE reader = ${reader} AND lane = ${lane}`.execute(transaction)
        return { count: rows.length, seq: BigInt(last.seq) }
      })
    },
  }
}

/** Positions of the journal and its readers. */
function readerProgress(db: Executor) {
  return {
    /** Times of a lane never go back, so the first unread row decides. */
    async hasRead(
      executor: Executor,
      reader: string,
      lane: number,
      before: Date,
    ): Promise<boolean> {
      const { rows } = await sql<{ at: Date }>`
        SELECT at FROM wallet_transfer WHERE lane = ${lane} AND seq > coalesce((SELECT seq
          FROM wallet_cursor WHERE reader = ${reader} AND lane = ${lane}), 0)
        ORDER BY seq LIMIT 1`.execute(executor)
      return rows[0] === undefined || rows[0].at >= before
    },
    /** The time of the oldest unread row of a reader, in any lane. */
    async waitsSince(reader: string): Promise<Date | null> {
      const { rows } = await sql<{ at: Date | null }>`
        SELECT min(waits.at) AS at FROM wallet_lane AS lane
        CROSS JOIN LATERAL (SELECT at FROM wallet_transfer t WHERE t.lane = lane.lane
          AND t.seq > coalesce((SELECT seq FROM wallet_cursor c
            WHERE c.reader = ${reader} AND c.lane = lane.lane), 0)
          ORDER BY seq LIMIT 1) AS waits`.execute(db)
      return rows[0]?.at ?? null
    },
    /** The last sequence number of each lane. */
    async ends(): Promise<Map<number, bigint>> {
      const { rows } = await sql<{ lane: number; seq: string }>`
        SELECT lane, seq FROM wallet_lane`.execute(db)
      return new Map(rows.map(({ lane, seq }) => [lane, BigInt(seq)]))
    },
  }
}

/** The reader's locked position; undefined while another process holds it. */
async function cursorOf(reader: string, lane: number, transaction: ReaderTransaction) {
  const { rows } = await sql<{ seq: string }>`SELECT seq FROM wallet_cursor
    WHERE reader = ${reader} AND lane = ${lane} FOR UPDATE SKIP LOCKED`.execute(transaction)
  if (rows[0]) return rows[0]
  const { rows: made } = await sql<{ seq: string }>`
    INSERT INTO wallet_cursor VALUES (${reader}, ${lane}, 0)
    ON CONFLICT DO NOTHING RETURNING seq`.execute(transaction)
  return made[0]
}

/** Account id and amount of each move: "17:-900 3:900 ". */
function parseMoves(text: string): [id: string, amount: string][] {
  const moves: [string, string][] = []
  for (const move of text.split(' ')) {
    const [id, amount] = move.split(':')
    if (id !== undefined && amount !== undefined) moves.push([id, amount])
  }
  return moves
}
