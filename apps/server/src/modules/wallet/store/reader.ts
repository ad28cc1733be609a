import { sql, type Transaction } from 'kysely'
import type { Database, Executor } from '#platform/database'
import { createRowCache } from '../row-cache.ts'
import type { StoredTransfer } from './journal.ts'
import { createRowSource } from './rows-after.ts'

/** The transaction in which a reader writes. */
export type ReaderTransaction = Transaction<unknown>

export type ReaderStore = ReturnType<typeof readerStore>

type Apply = (rows: StoredTransfer[], transaction: ReaderTransaction) => Promise<void>
/** The number of rows processed, and the reader's position. */
interface Step {
  count: number
  seq: bigint | undefined
}

export function readerStore({ db }: Database) {
  const rowCache = createRowCache<StoredTransfer>()
  const rowsAfter = createRowSource()

  return {
    ...readerProgress(db),
    /**
     * Runs one step of a reader on a lane, unless another process does; rows and cursor commit
     * together.
     */
    async read(reader: string, lane: number, limit: number, apply: Apply): Promise<Step> {
      return db.transaction().execute(async (transaction) => {
        // What is lost with the server is read again: all of it follows from the journal.
        await sql`SET LOCAL synchronous_commit = off`.execute(transaction)
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

/** The time of the oldest row, in any lane, that a reader has not processed, or null: one row. */
const unreadQuery = (reader: string) => sql<{ unreadAt: Date | null }>`
  SELECT min(unread.at) AS "unreadAt" FROM wallet_lane AS lane
  CROSS JOIN LATERAL (SELECT at FROM wallet_row t WHERE t.lane = lane.lane
    AND t.seq > coalesce((SELECT seq FROM wallet_cursor c
      WHERE c.reader = ${reader} AND c.lane = lane.lane), 0)
    ORDER BY seq LIMIT 1) AS unread`

/** Positions of the journal and its readers. */
function readerProgress(db: Executor) {
  return {
    /** Times of a lane never go back, so its first unread row decides. */
    async hasRead(executor: Executor, reader: string, before: Date): Promise<boolean> {
      const { rows } = await unreadQuery(reader).execute(executor)
      const unreadAt = rows[0]?.unreadAt ?? null
      return unreadAt === null || unreadAt >= before
    },
    unreadQuery,
    /** The time of the oldest unread row of a reader. */
    async waitsSince(reader: string): Promise<Date | null> {
      const { rows } = await unreadQuery(reader).execute(db)
      return rows[0]?.unreadAt ?? null
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
