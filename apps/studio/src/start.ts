import fastify from 'fastify'
import { serveGames } from './games-files.ts'
import { createStudio, type StudioOptions } from './studio.ts'

export interface StartOptions extends StudioOptions {
  host: string
  port: number
  trustProxy: string[]
  /** The built game client. */
  gamesDirectory: string
  /** Origins whose pages may frame the games, besides this host. */
  siteOrigins: readonly string[]
}

export interface RunningStudio {
  address: string
  close(): Promise<void>
}

/** Starts the studio as its own process, with the files of its games and health checks. */
export async function startStudio(options: StartOptions): Promise<RunningStudio> {
  const { host, port, trustProxy, gamesDirectory, siteOrigins } = options
  const studio = await createStudio(options)
  const app = fastify({
    logger: false,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  const close = async () => {
    studio.stopTaking()
    await app.close()
    await studio.close()
  }
  try {
    studio.mount(app)
    serveGames(app, { directory: gamesDirectory, siteOrigins, catalogue: options.catalogue })
    app.get('/health/live', async () => 'live\n')
    app.get('/health/ready', async (_request, reply) => {
      const isReady = await studio.ping().then(
        () => true,
        () => false,
      )
      return reply.code(isReady ? 200 : 503).send(isReady ? 'ready\n' : 'not ready\n')
    })
    await app.listen({ host, port })
  } catch (error) {
    await close()
    throw error
  }
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return { address: `http://${host === '0.0.0.0' ? 'localhost' : host}:${address.port}`, close }
}
