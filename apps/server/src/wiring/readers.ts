import { setTimeout } from 'node:timers/promises'
import { maxReaderRows, type Reader } from '#modules/wallet'
import type { Context } from './context.ts'

/** LIST of journal readers: each gets every row once, in order, even after a crash. */
export function readersOf({ limits, balance, report, withdrawal }: Context): Reader[] {
  return [report.reader, balance.reader, withdrawal.reader, limits.reader]
}

/**
 * Pause between two reads. A read costs the same commits for few rows and for many, and one write
 * per member: pausing longer under load saved a tenth of the work at 3,000 plays a second.
 */
const idleMs = 250
const busyMs = 1000
const busyRows = 250
/** Batches are sealed at most so long after their commit. */
const sealMs = 1000

/** Starts with one pass, so that a started site is nearly up to date. */
export async function startReaders(context: Context) {
  const { wallet, kit } = context
  const readers = readersOf(context)
  const stop = new AbortController()

  async function look(reader: Reader): Promise<number> {
    try {
      return await wallet.read(reader)
    } catch (error) {
      if (!stop.signal.aborted) kit.log.warn({ err: error, reader: reader.name }, 'a reader failed')
      return 0
    }
  }

  async function run() {
    while (!stop.signal.aborted) {
      const counts = await Promise.all(readers.map(look))
      const maxCount = Math.max(...counts)
      if (maxCount < maxReaderRows) await rest(maxCount < busyRows ? idleMs : busyMs, stop.signal)
    }
  }

  async function sealAll() {
    while (!stop.signal.aborted) {
      await wallet.seal().catch((error: unknown) => {
        if (!stop.signal.aborted) kit.log.warn({ err: error }, 'the journal was not sealed')
      })
      await rest(sealMs, stop.signal)
    }
  }

  measureLag(context, readers)
  await Promise.all(readers.map(look))
  const running = Promise.all([run(), sealAll()])
  return {
    async close(): Promise<void> {
      stop.abort()
      await running
    },
  }
}

/** Sets how far each reader is behind; unknown while the database does not answer. */
function measureLag({ wallet, kit }: Context, readers: readonly Reader[]) {
  const { clock, metrics } = kit
  metrics.beforeScrape(async () => {
    for (const reader of readers) {
      const lag = await wallet.lagOf([reader], clock.now()).catch(() => Number.NaN)
      metrics.readerLag.set({ reader: reader.name }, lag)
    }
  })
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}
