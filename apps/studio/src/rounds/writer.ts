import type { Log } from '#kit'
import type { EndRow, RoundRow } from './store/rows.ts'
import type { WriterStore } from './store/writer.ts'

interface Begin {
  row: RoundRow
  resolve(isBegun: boolean): void
  reject(error: unknown): void
}

interface End {
  row: EndRow
  resolve(): void
}

const maxBatchSize = 500
const retryMs = 250

export type Writer = ReturnType<typeof createWriter>

/** Time that an end waits for a new round to share its commit. */
const endsWaitMs = 20

/**
 * Writes rounds in batches. When idle, it writes everything of this turn of the event loop; when
 * busy, everything that queued during the last batch. The end of a round is queued before the next
 * round of its seat, and is written with it or before it.
 */
export function createWriter(store: WriterStore, log: Log) {
  const write = batchWriter(store, log)
  let begins: Begin[] = []
  let ends: End[] = []
  const unwritten = new Set<Promise<void>>()
  let writing: Promise<void> | undefined
  let waiting: NodeJS.Timeout | undefined
  let closing = false

  async function drain() {
    clearTimeout(waiting)
    waiting = undefined
    await new Promise((resolve) => setImmediate(resolve))
    while (begins.length > 0 || ends.length > 0) {
      const batch = begins.slice(0, maxBatchSize)
      const ended = ends
      begins = begins.slice(maxBatchSize)
      ends = []
      const failed = await write(batch, ended)
      if (failed.length === 0) continue
      ends = [...failed, ...ends]
      if (closing) break
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
    writing = undefined
  }

  const start = () => {
    writing ??= drain()
  }

  return {
    /** Resolves to false if the round's number or id is taken, or its seed was revealed. */
    begin: (row: RoundRow) =>
      new Promise<boolean>((resolve, reject) => {
        begins.push({ row, resolve, reject })
        start()
      }),
    end(row: EndRow): Promise<void> {
      const written = new Promise<void>((resolve) => {
        ends.push({ row, resolve })
        if (!writing) waiting ??= setTimeout(start, endsWaitMs)
      }).then(() => void unwritten.delete(written))
      unwritten.add(written)
      return written
    },
    /** Waits until every end so far is written; later ends are not waited for. */
    async flush(): Promise<void> {
      if (ends.length > 0) start()
      await Promise.all(unwritten)
    },
    async close(): Promise<void> {
      closing = true
      if (ends.length > 0) start()
      await writing
      // The sweeper ends the rounds that could not be written.
      for (const { resolve } of ends) resolve()
      await store.close()
    },
  }
}

function batchWriter(store: WriterStore, log: Log) {
  /** Returns the ends to try again. Whether a failed new round was written is unknown. */
  async function write(batch: Begin[], ended: End[]): Promise<End[]> {
    try {
      const begun = await store.commit(
        batch.map(({ row }) => row),
        ended.map(({ row }) => row),
      )
      for (const { row, resolve } of batch) resolve(begun.has(row.id))
      for (const { resolve } of ended) resolve()
      return []
    } catch (error) {
      log.warn({ err: error, begins: batch.length, ends: ended.length }, 'rounds were not written')
      if (batch.length + ended.length > 1 && isRowError(error)) return writeSingly(batch, ended)
      for (const { reject } of batch) reject(error)
      return ended
    }
  }

  /** One row is faulty: writes each on its own, so that the others are not lost. */
  async function writeSingly(batch: Begin[], ended: End[]): Promise<End[]> {
    const failed: End[] = []
    for (const item of ended) failed.push(...(await write([], [item])))
    for (const item of batch) await write([item], [])
    return failed
  }

  return write
}

/** PostgreSQL's error classes for bad data and broken constraints, not for lost connections. */
function isRowError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|23)/.test(String(error.code))
}
