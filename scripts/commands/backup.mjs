import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isArchive, pack } from '../lib/archive.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { root } from '../lib/paths.mjs'
import { fail } from '../lib/run.mjs'
import { reexecOnPinnedNode } from '../lib/runtime.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
// A backup holds secrets: only its owner may read it.
process.umask(0o077)

if (process.env.DATABASE_URL) {
  fail("DATABASE_URL is set: back that database up with pg_dump or with its provider's tools.")
}
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
if (!existsSync(join(dataDir, 'postgres'))) fail(`There is no database in ${dataDir}.`)
const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
const target = resolve(process.argv[2] ?? join(dataDir, 'backups', time))
const folder = isArchive(target) ? `${target}.folder` : target
if (existsSync(target)) fail(`${target} exists already: name another.`)

const { backUp } = await import('@fairhouse/site/postgres')
try {
  console.log(`Backing up ${dataDir} ...`)
  const { bytes } = await backUp({ dataDir, target: folder })
  if (folder !== target) await pack(folder, target)
  console.log(`Backed up to ${target} (${Math.ceil(bytes / 1e6)} MB). It holds a password.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  if (folder !== target) rmSync(folder, { recursive: true, force: true })
}
