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

const mostInBatch = 500
const againMs = 250

export type Writer = ReturnType<typeof createWriter>

/** So long an end waits for beginnings that it can be written with. */
const endsWaitMs = 20

/**
 * Idle, it writes what this turn of the event loop brought; busy, whatever queued while the last
 * batch was on its way is the next. An end stands in the queue before the next beginning of its
 * seat, and is written with it or before it.
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
      const batch = begins.slice(0, mostInBatch)
      const over = ends
      begins = begins.slice(mostInBatch)
      ends = []
      const left = await write(batch, over)
      if (left.length === 0) continue
      ends = [...left, ...ends]
      if (closing) break
      await new Promise((resolve) => setTimeout(resolve, againMs))
    }
    writing = undefined
  }

  const start = () => {
    writing ??= drain()
  }

  return {
    /** Whether it began: false when its number or its id is taken, or its seed was shown. */
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
    /** All that has ended until now is written; what ends meanwhile is not waited for. */
    async flush(): Promise<void> {
      if (ends.length > 0) start()
      await Promise.all(unwritten)
    },
    async close(): Promise<void> {
      closing = true
      if (ends.length > 0) start()
      await writing
      // What could not be written is brought to its end by the sweeper.
      for (const { resolve } of ends) resolve()
      await store.close()
    },
  }
}

function batchWriter(store: WriterStore, log: Log) {
  /** Answers the ends that must be tried again; of a beginning that failed nobody knows. */
  async function write(batch: Begin[], over: End[]): Promise<End[]> {
    try {
      const begun = await store.commit(
        batch.map(({ row }) => row),
        over.map(({ row }) => row),
      )
      for (const { row, resolve } of batch) resolve(begun.has(row.id))
      for (const { resolve } of over) resolve()
      return []
    } catch (error) {
      log.warn({ err: error, begins: batch.length, ends: over.length }, 'rounds were not written')
      if (batch.length + over.length > 1 && isOfARow(error)) return writeApart(batch, over)
      for (const { reject } of batch) reject(error)
      return over
    }
  }

  /** One of them is at fault: each on its own, so that the others do not suffer for it. */
  async function writeApart(batch: Begin[], over: End[]): Promise<End[]> {
    const left: End[] = []
    for (const one of over) left.push(...(await write([], [one])))
    for (const one of batch) await write([one], [])
    return left
  }

  return write
}

/** PostgreSQL's classes for bad data and broken rules, not for lost connections. */
function isOfARow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|23)/.test(String(error.code))
}
