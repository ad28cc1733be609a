import fastify from 'fastify'
import { serveGames } from './games-files.ts'
import { createStudio, type StudioOptions } from './studio.ts'

export interface StartOptions extends StudioOptions {
  host: string
  port: number
  trustProxy: string[]
  /** The built game client. */
  gamesDirectory: string
  /** Whose pages may show the games, besides those of this host. */
  siteOrigins: readonly string[]
}

export interface RunningStudio {
  address: string
  close(): Promise<void>
}

/** The studio as a process of its own, with its games' files and its health. */
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
  const place = app.server.address()
  if (place === null || typeof place === 'string') throw new Error('no port to listen on')
  return { address: `http://${host === '0.0.0.0' ? 'localhost' : host}:${place.port}`, close }
}
