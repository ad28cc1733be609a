import { loadConfig, StartError, tryPorts, type Config } from '@fairhouse/server'
import { explain, startEmbeddedPostgres } from '#postgres'
import { banner } from './banner.ts'
import { watchParent } from './parent-watch.ts'
import { withProgress } from './progress.ts'
import { makeShutdown } from './shutdown.ts'
import { startSite } from '../wiring/site.ts'

const shutdown = makeShutdown({
  exit: (code) => process.exit(code),
  say: (line) => console.error(line),
  now: () => process.uptime() * 1000,
})

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  await tryPorts(config)
  const database = await openDatabase(config)
  const { dataDir } = config
  const starting = startSite({ config: { ...config, databaseUrl: database.url } })
  const site = await withProgress('Preparing the site', starting).catch((error: unknown) => {
    throw explain(error, database.directory ?? dataDir)
  })
  shutdown.add(() => site.close())
  const { address, opsAddress, demo } = site
  const databaseDirectory = database.directory
  const seconds = process.uptime()
  const facts = { address, opsAddress, dataDir, databaseDirectory, seconds, ...(demo && { demo }) }
  console.log(banner(facts))
  site.drawTiles(config.tilesAhead)
}

type OpenDatabase = { url: string; directory?: string }

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl }
  // Until the server is up, its output goes into the error message instead.
  let isUp = false
  const onLine = (line: string) => isUp && showTrouble(line)
  const starting = startEmbeddedPostgres({ dataDir, onLine })
  const server = await withProgress('Starting the database', starting)
  isUp = true
  shutdown.add(() => server.stop())
  void server.died.then((lines) => {
    shutdown.begin(1, `The database has ended: ${lines}`)
  })
  return server
}

function showTrouble(line: string): void {
  if (/ (WARNING|FATAL|PANIC): /.test(line)) console.error(`PostgreSQL: ${line}`)
}

function fail(error: unknown): void {
  shutdown.begin(1, error instanceof StartError ? error.message : describe(error))
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, shutdown.signal)
}
// A closed output pipe is no reason to fail.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
process.on('uncaughtException', fail)
watchParent(process.env, () => shutdown.begin(0, 'npm is gone: stopping ...'))
main().catch(fail)
