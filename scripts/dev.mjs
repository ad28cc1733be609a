import { join } from 'node:path'
import { ensureGateway } from './lib/gateway.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { runRestarting } from './lib/run-restarting.mjs'
import { fail } from './lib/run.mjs'
import { reexecOnPinnedNode } from './lib/runtime.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
process.chdir(root)

const port = process.env.PORT ?? '3000'
process.env.PORT = port
process.env.SITE_URL ??= `http://localhost:${port}`

const { createServer } = await import('vite')
const { startEmbeddedPostgres } = await import('@fairhouse/site/postgres')
const { watchParent } = await import('@fairhouse/site')

/** @type {(() => Promise<void>)[]} */
const closers = []
let isStopping = false

async function stop() {
  if (isStopping) return
  isStopping = true
  for (const close of closers.toReversed()) await close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
watchParent(process.env, () => void stop())

try {
  const gateway = await ensureGateway()
  if (gateway) closers.push(() => gateway.close())
  // Started here, so that restarts of the site keep using it.
  if (!process.env.DATABASE_URL) {
    const database = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? '.data' })
    closers.push(database.stop)
  }
  const folders = [
    'apps/site/src',
    'apps/server/src',
    'apps/server/migrations',
    'apps/server/sql',
    'apps/studio',
    'packages',
  ]
  const site = runRestarting(['apps/site/src/main.ts'], folders)
  closers.push(site.stop)
  // Games and office start first, because the pages proxy to them.
  const games = await createServer({ root: join(root, 'apps', 'games') })
  closers.push(() => games.close())
  await games.listen()
  process.env.GAMES_URL = new URL(games.resolvedUrls?.local[0] ?? '').origin
  const office = await createServer({ root: join(root, 'apps', 'office') })
  closers.push(() => office.close())
  await office.listen()
  process.env.OFFICE_URL = new URL(office.resolvedUrls?.local[0] ?? '').origin
  const pages = await createServer({ root: join(root, 'apps', 'player') })
  closers.push(() => pages.close())
  await pages.listen()
  console.log('\nPages with hot reload, and behind them the site from source:')
  pages.printUrls()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
