import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'

const manifestShape = z.object({
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
})

export type Manifest = z.output<typeof manifestShape>

export const parseManifest = (json: string): Manifest => manifestShape.parse(JSON.parse(json))

export const manifestName = 'manifest.json'
export const clusterName = 'cluster'
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
  const chunk = Buffer.allocUnsafe(1 << 18)
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
