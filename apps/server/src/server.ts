import type { FastifyInstance } from 'fastify'
import type { InHouse } from '#modules/lobby'
import { systemClock, type Clock } from '#platform/clock'
import { StartError, type Config } from '#platform/config'
import { withExclusiveLock, migrate } from '#platform/database'
import { createApp, type MountOptions } from '#platform/http'
import { startJobs } from '#platform/jobs'
import { openKit, type Kit } from '#platform/kit'
import { createLog, type Log } from '#platform/log'
import { listenError, startOperations } from '#platform/operations'
import type { Renderer } from '#platform/pages'
import { serveSockets, type Hub, type SocketService } from '#platform/socket'
import { mountBrandFiles } from './web/brand-files.ts'
import { createContext, type Context } from './wiring/context.ts'
import { mountDev } from './dev/dev.ts'
import { listenToEvents } from './wiring/events.ts'
import { mountAll, createMountOptions } from './web/http.ts'
import { createJobs } from './wiring/jobs.ts'
import { serveOffice } from './web/office-pages.ts'
import { servePages } from './web/pages.ts'
import { mountPreview } from './web/preview.ts'
import { startReaders } from './wiring/readers.ts'
import { seeds, type SeedName } from './wiring/seeds.ts'
import { gameSocketService, type GameSocket } from './web/game-socket.ts'
import { officeSocket } from './web/office-live.ts'
import { admitSocket, createLiveHub } from './web/socket.ts'

export interface ServerOptions {
  config: Config & { databaseUrl: string }
  version: string
  seeds: SeedName[]
  pagesDirectory: string
  /** The built back office; undefined if there is none. */
  officeDirectory?: string
  /** In-house games, provided by the composition root. */
  inHouse?: InHouse
  /** Renders pages on the server; without it browsers render them. */
  renderer?: Renderer | Promise<Renderer | undefined>
  clock?: Clock
  log?: Log
  /** False in tests: cron jobs then run only on demand. */
  cron?: boolean
  /** For tests: validates every answer against its schema. */
  checkAnswers?: boolean
  /** Adds routes before the server listens: the studio's, and those of tests. */
  extend?(parts: WebParts): void | Promise<void>
}

export interface WebParts {
  app: FastifyInstance
  context: Context
  hub: Hub
  mountOptions: MountOptions
  /** Serves the socket of in-house games with the other sockets. */
  addGameSocket(socket: GameSocket): void
}

export interface RunningServer {
  /** Empty if this process has no web role. */
  address: string
  opsAddress: string
  context: Context
  close(): Promise<void>
}

/** Time for accepted calls to finish when the server closes. */
const maxClosingMs = 10_000

/** Starts the services of this process's roles; `close` finishes accepted calls. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config } = options
  const kit = await openKit({
    config,
    version: options.version,
    clock: options.clock ?? systemClock,
    log: options.log ?? createLog(config.logLevel),
    prepare: migrate,
  })
  const closers = [() => kit.close()]
  let closing = false
  const close = async () => {
    closing = true
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    const context = await createContext(kit)
    await fill(context, options)
    closers.push(() => context.close())
    const web = config.roles.includes('web')
      ? await startWeb(context, options, () => closing)
      : undefined
    if (web) {
      context.payment.listensAt(web.address)
      closers.push(web.close)
    } else listenToEvents(context, undefined)
    await context.lobby.opened()
    if (config.roles.includes('jobs')) {
      const jobs = await startJobs(createJobs(context), kit, options.cron ?? true)
      closers.push(() => jobs.close())
      const readers = await startReaders(context)
      closers.push(() => readers.close())
    }
    const operations = await startOperations({
      port: config.opsPort,
      host: config.opsHost,
      metrics: kit.metrics,
      ready: () => isReady(kit, closing),
    })
    closers.push(() => operations.close())
    return { address: web?.address ?? '', opsAddress: operations.address, context, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function fill(context: Context, options: ServerOptions) {
  const { config } = context.kit
  await withExclusiveLock(context.kit.database, 'seed', async () => {
    await context.brands.reload()
    for (const name of options.seeds) await seeds[name](context)
    if (options.inHouse) await context.lobby.importInHouse(options.inHouse)
  })
  const demonstration = context.brands.all().find((brand) => brand.demonstration)
  if (!config.demo && demonstration) {
    throw new StartError(
      `This database holds the demonstration brand "${demonstration.code}", whose passwords ` +
        'everybody knows: production needs a database of its own.',
    )
  }
}

async function startWeb(context: Context, options: ServerOptions, closing: () => boolean) {
  const { kit } = context
  const { config, metrics } = kit
  const { app, fastPath } = createApp({ ...kit, closing })
  const mountOptions = createMountOptions(context, options.checkAnswers ?? false, closing, fastPath)
  mountAll(app, context, mountOptions)
  if (config.demo) mountDev(app, context)
  app.get('/health/live', async () => 'live\n')
  app.get('/health/ready', async (_request, reply) => {
    const ready = await isReady(kit, closing())
    return reply.code(ready ? 200 : 503).send(ready ? 'ready\n' : 'not ready\n')
  })
  const renderer = await options.renderer
  mountBrandFiles(app, context, renderer?.pageColours)
  mountPreview(app, context)
  const pages = await servePages(app, context, {
    directory: options.pagesDirectory,
    renderer,
  })
  if (options.officeDirectory !== undefined) serveOffice(app, options.officeDirectory)
  const hub = createLiveHub(context)
  const services: SocketService[] = []
  const addGameSocket = (socket: GameSocket) =>
    void services.push(gameSocketService(context, closing, socket))
  await options.extend?.({ app, context, hub, mountOptions, addGameSocket })
  const players = { path: '/ws', hub, admit: admitSocket(context, closing) }
  const sockets = serveSockets({
    server: app.server,
    endpoints: [players, officeSocket(context, closing)],
    services,
    metrics,
    log: kit.log,
    limits: config.socketLimits,
  })
  listenToEvents(context, { hub, sockets, pages })
  await context.lobby.opened()
  const address = await listen(app, config)
  const close = async () => {
    const deadline = setTimeout(() => app.server.closeAllConnections(), maxClosingMs)
    await Promise.all([sockets.close(), app.close()])
    clearTimeout(deadline)
  }
  return { address, close }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    throw listenError(error, port, 'PORT')
  }
  const actualPort = portOf(app)
  return `http://${host === '0.0.0.0' ? 'localhost' : host}:${actualPort}`
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return address.port
}

async function isReady({ database, bus }: Kit, closing: boolean): Promise<boolean> {
  if (closing || !bus.connected()) return false
  return database.ping().then(
    () => true,
    () => false,
  )
}
