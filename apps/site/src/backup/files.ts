import { createHash } from 'node:crypto'
import { createReadStream, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '@fairhouse/server'
import * as z from 'zod/mini'

const manifestShape = z.object({
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
  /** Fingerprint of APP_SECRET, without which much of the content cannot be read. */
  secret: z.optional(z.string()),
  /** Pictures that the database knew and the storage did not have. */
  missing: z.optional(z.array(z.string())),
})

export type Manifest = z.output<typeof manifestShape>

const manifestName = 'manifest.json'

export function readManifest(source: string): Manifest {
  try {
    return manifestShape.parse(JSON.parse(readFileSync(join(source, manifestName), 'utf8')))
  } catch {
    throw new StartError(`${source} is no backup: it has no ${manifestName} that can be read.`)
  }
}

/** Written last and in one piece: a folder without it is no backup. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const partial = join(folder, `${manifestName}.part`)
  writeFileSync(partial, JSON.stringify(manifest, undefined, 1), { mode: 0o600 })
  renameSync(partial, join(folder, manifestName))
}
/** Folder of the embedded database. */
export const clusterName = 'cluster'
/** A database of DATABASE_URL, as PostgreSQL packs it. */
export const baseName = 'base.tar'
/** Heads of the journal, stored outside the database. */
export const anchorsName = 'anchors.jsonl'

/** Files of the running server only; PostgreSQL recreates them. */
const skippedContents = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const skipped = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*)$/
const temporary = /^(pgsql_tmp|pg_internal\.init)/

export const controlFile = join('global', 'pg_control')

export function isCopied(path: string): boolean {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  if (temporary.test(name) || path === controlFile) return false
  return parts.length === 1 ? !skipped.test(name) : !skippedContents.has(parts[0] ?? '')
}

/** Paths of the cluster to copy; pg_control comes last. */
export function listCluster(directory: string): { files: string[]; folders: string[] } {
  const files: string[] = []
  const folders: string[] = []
  const walk = (folder: string) => {
    for (const name of readdirSync(join(directory, folder))) {
      const path = folder ? `${folder}/${name}` : name
      if (!isCopied(path)) continue
      const entry = lstatSync(join(directory, path), { throwIfNoEntry: false })
      if (entry?.isFile()) files.push(path)
      if (!entry?.isDirectory()) continue
      folders.push(path)
      walk(path)
    }
  }
  walk('')
  return { files, folders }
}

/** Names of the log segments of one timeline in a range, and the timeline history files. */
export function isNeededLog(name: string, first: string, last: string): boolean {
  if (name.endsWith('.history')) return true
  return /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
}

const concurrency = 8

/**
 * Copies several files in parallel: most are small, and each waits for the disk more than once.
 * After a failure no copy is still running.
 */
export async function forEachInParallel(
  paths: readonly string[],
  work: (path: string) => Promise<unknown>,
) {
  const remaining = [...paths]
  const worker = async () => {
    try {
      for (let path = remaining.pop(); path !== undefined; path = remaining.pop()) await work(path)
    } catch (error) {
      remaining.length = 0
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, worker))
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
}

const chunkBytes = 1 << 18

/** False when the file disappeared meanwhile; the log then holds its changes. */
export async function copyFile(
  from: string,
  to: string,
  manifest: Manifest,
  name: string,
): Promise<boolean> {
  const hash = createHash('sha256')
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const source = await open(from).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (!source) return false
  let size = 0
  const chunk = Buffer.allocUnsafe(chunkBytes)
  const target = await open(to, 'wx', 0o600)
  try {
    for (;;) {
      const { bytesRead } = await source.read(chunk, 0, chunk.length)
      if (bytesRead === 0) break
      const part = chunk.subarray(0, bytesRead)
      hash.update(part)
      size += bytesRead
      await target.writeFile(part)
    }
  } finally {
    await target.close()
    await source.close()
  }
  manifest.files[name] = { size, sha256: hash.digest('hex') }
  return true
}

/** The server writes pg_control in one piece; two equal reads prove that no write was under way. */
export function readControlFile(directory: string): Buffer {
  const file = join(directory, controlFile)
  for (let before = readFileSync(file); ;) {
    const now = readFileSync(file)
    if (now.equals(before)) return now
    before = now
  }
}

/** Refuses a backup of which one of these files is missing or not as it was saved. */
export async function requireSaved(
  source: string,
  { files }: Manifest,
  names: readonly string[],
): Promise<void> {
  await forEachInParallel(names, async (name) => {
    const path = join(source, name)
    if (!existsSync(path)) throw notSaved(source, `${name} is missing`)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    if (hash.digest('hex') !== files[name]?.sha256) throw differs(source, name)
  })
}

export const differs = (source: string, name: string) =>
  notSaved(source, `${name} is not what was saved`)

const notSaved = (source: string, reason: string) =>
  new StartError(`The backup ${source} is damaged: ${reason}.`)
