import { sql, type Transaction } from 'kysely'
import type { Database, Executor } from '#platform/database'
import { createShelves } from '../shelf.ts'
import type { StoredMove, StoredTransfer } from './journal.ts'

/** In which a reader writes what it makes of the rows. */
export type ReaderTransaction = Transaction<unknown>

export type ReaderStore = ReturnType<typeof readerStore>

type Apply = (rows: StoredTransfer[], transaction: ReaderTransaction) => Promise<void>
type RawTransfer = Omit<StoredTransfer, 'moves'> & { moves: string }
type StoredAccount = Omit<StoredMove, 'amount'>

/** How many rows it took, and the last that its reader has had. */
interface Step {
  count: number
  seq: bigint | undefined
}

const mostKept = 200_000

export function readerStore({ db }: Database) {
  /** By their numbers, which never change. */
  const accounts = new Map<string, StoredAccount>()
  const shelves = createShelves<StoredTransfer>()

  async function learn(rows: readonly RawTransfer[], transaction: ReaderTransaction) {
    if (accounts.size > mostKept) accounts.clear()
    const ids = new Set(rows.flatMap(({ moves }) => movesIn(moves).map(([id]) => id)))
    const strangers = [...ids].filter((id) => !accounts.has(id))
    if (strangers.length === 0) return
    const { rows: found } = await sql<StoredAccount & { id: string }>`
      SELECT id, address, currency, may_overdraw AS "mayOverdraw" FROM wallet_account
      WHERE id = ANY (${strangers})`.execute(transaction)
    for (const { id, ...account } of found) accounts.set(id, account)
  }

  function transferOf(raw: RawTransfer): StoredTransfer {
    const moves = movesIn(raw.moves).map(([id, amount]) => {
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
    await learn(rows, transaction)
    return rows.map(transferOf)
  }

  return {
    ...lookingAt(db),
    /** One step of a reader on a lane, unless another process is at it: rows and cursor as one. */
    async read(reader: string, lane: number, limit: number, apply: Apply): Promise<Step> {
      return db.transaction().execute(async (transaction) => {
        const from = await cursorOf(reader, lane, transaction)
        if (!from) return { count: 0, seq: undefined }
        const after = BigInt(from.seq)
        const rows = await shelves(lane, after, () => rowsAfter(after, lane, limit, transaction))
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

/** How far the journal and its readers have come. */
function lookingAt(db: Executor) {
  return {
    /** Times of a lane never go back, so the first row that waits tells. */
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
    /** Since when the oldest row waits that a reader has not had, in any lane. */
    async waitsSince(reader: string): Promise<Date | null> {
      const { rows } = await sql<{ at: Date | null }>`
        SELECT min(waits.at) AS at FROM wallet_lane AS lane
        CROSS JOIN LATERAL (SELECT at FROM wallet_transfer t WHERE t.lane = lane.lane
          AND t.seq > coalesce((SELECT seq FROM wallet_cursor c
            WHERE c.reader = ${reader} AND c.lane = lane.lane), 0)
          ORDER BY seq LIMIT 1) AS waits`.execute(db)
      return rows[0]?.at ?? null
    },
    /** The number of the last row of each lane. */
    async ends(): Promise<Map<number, bigint>> {
      const { rows } = await sql<{ lane: number; seq: string }>`
        SELECT lane, seq FROM wallet_lane`.execute(db)
      return new Map(rows.map(({ lane, seq }) => [lane, BigInt(seq)]))
    },
  }
}

/** Where the reader stands, locked; undefined while another process has it. */
async function cursorOf(reader: string, lane: number, transaction: ReaderTransaction) {
  const { rows } = await sql<{ seq: string }>`SELECT seq FROM wallet_cursor
    WHERE reader = ${reader} AND lane = ${lane} FOR UPDATE SKIP LOCKED`.execute(transaction)
  if (rows[0]) return rows[0]
  const { rows: made } = await sql<{ seq: string }>`
    INSERT INTO wallet_cursor VALUES (${reader}, ${lane}, 0)
    ON CONFLICT DO NOTHING RETURNING seq`.execute(transaction)
  return made[0]
}

/** Number of the account and amount of each move: "17:-900 3:900 ". */
function movesIn(text: string): [id: string, amount: string][] {
  const moves: [string, string][] = []
  for (const move of text.split(' ')) {
    const [id, amount] = move.split(':')
    if (id !== undefined && amount !== undefined) moves.push([id, amount])
  }
  return moves
}
