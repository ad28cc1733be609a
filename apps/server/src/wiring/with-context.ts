import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { migrate } from '#platform/database'
import { openKit } from '#platform/kit'
import { createLog } from '#platform/log'
import { createContext, type Context } from './context.ts'

/** Opens the modules without a server, for commands and database preparation. */
export async function withContext<T>(
  config: Config & { databaseUrl: string },
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const kit = await openKit({
    config,
    clock: systemClock,
    log: createLog('warn'),
    version: '',
    prepare: migrate,
  })
  try {
    const context = await createContext(kit)
    try {
      await context.lobby.opened()
      return await work(context)
    } finally {
      await context.close()
    }
  } finally {
    await kit.close()
  }
}
