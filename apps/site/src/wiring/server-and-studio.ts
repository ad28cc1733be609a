import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createLog, startServer, type Context, type ServerOptions } from '@fairhouse/server'
import {
  createStudio,
  houseCatalogue,
  houseTiles,
  serveGames,
  serveTiles,
  type Studio,
  type StudioOptions,
  type WalletClient,
} from '@fairhouse/studio'
import { gamesDirectory, tilesDirectory } from './built.ts'
import { inHouse } from './in-house.ts'

/** Replacements for tests. */
export interface StudioChanges extends Partial<
  Pick<StudioOptions, 'catalogue' | 'sweepMs' | 'eventGames'>
> {
  wallet?(real: WalletClient): WalletClient
  random?: StudioOptions['random']
}

/** Starts the server; a process that serves players has the studio too. */
export async function startServerAndStudio(options: ServerOptions, changes: StudioChanges = {}) {
  const { config } = options
  const log = options.log ?? createLog(config.logLevel)
  let studio: Studio | undefined
  let tiles: ReturnType<typeof serveTiles> | undefined
  const isHere = config.roles.includes('web')
  try {
    const server = await startServer({
      ...options,
      inHouse: options.inHouse ?? inHouse(),
      log,
      async extend(parts) {
        await options.extend?.(parts)
        const { context, app, addGameSocket } = parts
        tiles = serveTiles(app, {
          looks: tileLooks,
          directory: join(config.dataDir, 'tiles'),
          built: tilesDirectory(),
          log,
        })
        if (!isHere) return
        const real = insideWallet(context)
        const catalogue = changes.catalogue ?? houseCatalogue()
        studio = await createStudio({
          databaseUrl: config.databaseUrl,
          secret: config.appSecret,
          wallet: changes.wallet?.(real) ?? real,
          catalogue,
          clock: context.kit.clock,
          random: changes.random ?? { bytes: randomBytes },
          log,
          checkAnswers: options.checkAnswers === true,
          ...(changes.sweepMs !== undefined && { sweepMs: changes.sweepMs }),
          ...(changes.eventGames && { eventGames: changes.eventGames }),
        })
        studio.mount(app)
        addGameSocket(studio.socket)
        const { siteOrigins } = config
        serveGames(app, { directory: gamesDirectory(), siteOrigins, catalogue })
      },
    })
    const close = async () => {
      studio?.stopTaking()
      await server.close()
      await studio?.close()
    }
    /** The most popular games come first. */
    const drawTiles = (count: number) => tiles?.drawAhead([...houseTiles()].slice(0, count))
    return { ...server, studio, drawTiles, close }
  } catch (error) {
    await studio?.close()
    throw error
  }
}

/** Built on first use, because there are ten thousand games. */
const tileLooks = {
  has: (file: string) => houseTiles().has(file),
  get: (file: string) => houseTiles().get(file),
}

/** Wallet calls skip HTTP and signatures, and carry the studio's own rows. */
function insideWallet({ gameProvider }: Context): WalletClient {
  return {
    async call(code, verb, body, records) {
      const answer = await gameProvider.perform(code, verb, body, records)
      if (!answer.success && answer.code === 'internal_error') throw new Error(answer.message)
      return answer
    },
  }
}
