import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { underLock } from './lib/lock.mjs'
import { changedParts, stampFile } from './lib/parts.mjs'
import { root } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'
import { reexecOnPinnedNode } from './lib/runtime.mjs'
import { writeStamp } from './lib/stamp.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
process.chdir(root)

/** @type {Record<string, () => Promise<void>>} */
const builders = {
  site: async () => (await import('./lib/build-site.mjs')).buildSite(),
  player: async () => (await import('./lib/build-player.mjs')).buildPlayer(),
  office: async () => (await import('./lib/build-office.mjs')).buildOffice(),
  games: async () => (await import('./lib/build-games.mjs')).buildGames(),
  tiles: async () => (await import('./lib/build-tiles.mjs')).buildTiles(),
}

const { values } = parseArgs({ options: { only: { type: 'string' }, without: { type: 'string' } } })

await underLock(join(root, '.cache', 'build.lock'), async () => {
  for (const { part, stamp } of changedParts(values.only)) {
    if (part.name === values.without) continue
    const begin = performance.now()
    console.log(`Building ${part.name} ...`)
    try {
      await builders[part.name]?.()
    } catch (error) {
      fail(
        `Building ${part.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    writeStamp(stampFile(part), stamp)
    const seconds = (performance.now() - begin) / 1000
    console.log(`Building ${part.name}: ${seconds.toFixed(1)} s`)
  }
})
