import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { isArchive, unpack } from '../lib/archive.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { root } from '../lib/paths.mjs'
import { fail } from '../lib/run.mjs'
import { reexecOnPinnedNode } from '../lib/runtime.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)

if (process.env.DATABASE_URL) {
  fail("DATABASE_URL is set: restore that database with pg_restore or its provider's tools.")
}
const [, , named] = process.argv
if (!named) fail('Say what to restore: npm run restore -- <folder or .tar.gz of a backup>.')
const source = resolve(named)
if (!existsSync(source)) fail(`There is no ${source}.`)
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
const folder = isArchive(source) ? `${dataDir}.unpacked` : source

const { restore } = await import('@fairhouse/site/postgres')
try {
  console.log(`Restoring ${source} into ${dataDir} ...`)
  if (folder !== source) await unpack(source, folder)
  await restore({ source: folder, dataDir })
  console.log('Restored, and the database starts: npm start.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  if (folder !== source) rmSync(folder, { recursive: true, force: true })
}
