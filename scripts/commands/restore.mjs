import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isArchive, unpack } from '../lib/archive.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { root } from '../lib/paths.mjs'
import { fail } from '../lib/run.mjs'
import { reexecOnPinnedNode } from '../lib/runtime.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)

const { loadConfig } = await import('@fairhouse/server')
const { readRecovery, restore } = await import('@fairhouse/site/backup')

const next = {
  embedded: 'The database starts: npm start.',
  own:
    'Give the folder to the user of PostgreSQL, add its own configuration files if they were ' +
    'elsewhere, and start PostgreSQL from it; then prove it: npm run audit.',
  uploads: 'Prove it together with the database: npm run audit.',
}

let folder
let source
try {
  const { values, positionals } = parseArgs({
    options: {
      cluster: { type: 'string' },
      archive: { type: 'string' },
      until: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [named] = positionals
  if (!named) fail('Say what to restore: npm run restore -- <folder or .tar.gz of a backup>.')
  source = resolve(named)
  if (!existsSync(source)) fail(`There is no ${source}.`)
  const recovery = readRecovery(values.archive, values.until)
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir })
  folder = isArchive(source) ? `${dataDir}.unpacked` : source
  console.log(`Restoring ${source} ...`)
  if (folder !== source) await unpack(source, folder)
  const { cluster } = values
  const { kind, pictures, missing } = await restore({ source: folder, config, cluster, recovery })
  console.log(`Restored, with ${pictures} pictures. ${next[kind]}`)
  for (const id of missing) console.error(`The picture ${id} is not in this backup.`)
  if (missing.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  if (folder && folder !== source) rmSync(folder, { recursive: true, force: true })
}
