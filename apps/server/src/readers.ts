import { setTimeout } from 'node:timers/promises'
import { mostRead, type Reader } from '#modules/wallet'
import type { Context } from './context.ts'

/** LIST of what reads the journal: each gets every row once, in order, after any crash. */
function readersOf({ limits, purse, report, withdrawal }: Context): Reader[] {
  return [report.reader, purse.reader, withdrawal.reader, limits.reader]
}

/** Between two looks, until many rows wait: a look costs the same commits for few and for many. */
const restMs = 250

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
      if (counts.every((count) => count < mostRead)) await rest(stop.signal)
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

async function rest(signal: AbortSignal): Promise<void> {
  await setTimeout(restMs, undefined, { signal }).catch(() => undefined)
}
