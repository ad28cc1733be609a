import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isArchive, pack } from '../lib/archive.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { root } from '../lib/paths.mjs'
import { fail } from '../lib/run.mjs'
import { reexecOnPinnedNode } from '../lib/runtime.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
// A backup holds secrets: only its owner may read it.
process.umask(0o077)

const { loadConfig } = await import('@fairhouse/server')
const { backUp } = await import('@fairhouse/site/backup')
let folder
let target
try {
  const { values, positionals } = parseArgs({
    options: { uploads: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const onlyUploads = values.uploads
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir })
  if (config.databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))) {
    fail(`There is no database in ${dataDir}.`)
  }
  const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
  target = resolve(positionals[0] ?? join(dataDir, 'backups', time))
  folder = isArchive(target) ? `${target}.folder` : target
  if (existsSync(target) && (folder !== target || !onlyUploads)) {
    fail(`${target} exists already: name another.`)
  }
  console.log(`Backing up ${onlyUploads ? 'the uploads of ' : ''}${dataDir} ...`)
  const { bytes, pictures, missing } = await backUp({ config, target: folder, onlyUploads })
  if (folder !== target) await pack(folder, target)
  const size = `${Math.ceil(bytes / 1e6)} MB, ${pictures} pictures`
  console.log(`Backed up to ${target} (${size}). Protect it like the data.`)
  for (const id of missing) console.error(`The picture ${id} is not in the storage of uploads.`)
  if (missing.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  if (folder && folder !== target) rmSync(folder, { recursive: true, force: true })
}
