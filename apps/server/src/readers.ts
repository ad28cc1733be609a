import { setTimeout } from 'node:timers/promises'
import { mostRead, type Reader } from '#modules/wallet'
import type { Context } from './context.ts'

/** LIST of what reads the journal: each gets every row once, in order, after any crash. */
function readersOf({ limits, purse, report, withdrawal }: Context): Reader[] {
  return [report.reader, purse.reader, withdrawal.reader, limits.reader]
}

/**
 * Between two looks. A look costs the same commits for few rows and for many, and writes once for
 * each member whose rows it has: waiting longer where much is played saved a tenth of the work of
 * 3,000 plays a second.
 */
const restMs = 250
const longRestMs = 1000
const manyRows = 250

/** Begins with one pass, so that a site that has started is up to date or nearly. */
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
      const most = Math.max(...counts)
      if (most < mostRead) await rest(most < manyRows ? restMs : longRestMs, stop.signal)
    }
  }

  await Promise.all(readers.map(look))
  const running = run()
  return {
    async close(): Promise<void> {
      stop.abort()
      await running
    },
  }
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}
