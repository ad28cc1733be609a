import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '@fairhouse/server'
import { Client } from 'pg'
import { anchorsName, clusterName, controlFile, copyFile, isNeededLog } from './backup-files.ts'
import {
  forEachInParallel,
  listCluster,
  manifestName,
  readControlFile,
  type Manifest,
} from './backup-files.ts'
import { passwordFileName } from './password.ts'
import { startEmbeddedPostgres } from './start.ts'
import { explain } from './start-errors.ts'
import { startBackup, stopBackup } from './store.ts'

type Options = { dataDir: string; target: string }

/**
 * Copies the cluster while it is in use: all files between backup start and stop, plus the log
 * written meanwhile, from which PostgreSQL makes them consistent on restore.
 */
export async function backUp({ dataDir, target }: Options): Promise<{ bytes: number }> {
  if (existsSync(target)) throw new StartError(`${target} exists already: name another folder.`)
  const partial = `${target}.half`
  const server = await startEmbeddedPostgres({ dataDir })
  try {
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    mkdirSync(partial, { mode: 0o700 })
    const manifest: Manifest = { files: {} }
    // Copied first, so that the copied ledger contains everything anchored in the copy.
    await copyFile(join(dataDir, anchorsName), join(partial, anchorsName), manifest, anchorsName)
    await copyWhileRunning(server.url, server.directory, partial, manifest)
    const password = join(dataDir, passwordFileName)
    await copyFile(password, join(partial, passwordFileName), manifest, passwordFileName)
    writeFileSync(join(partial, manifestName), JSON.stringify(manifest, undefined, 1))
    execFileSync('sync')
    renameSync(partial, target)
    const sizes = Object.values(manifest.files).map(({ size }) => size)
    return { bytes: sizes.reduce((sum, size) => sum + size, 0) }
  } catch (error) {
    throw explain(error, target)
  } finally {
    rmSync(partial, { recursive: true, force: true })
    await server.stop()
  }
}

async function copyWhileRunning(
  url: string,
  directory: string,
  partial: string,
  manifest: Manifest,
): Promise<void> {
  const cluster = join(partial, clusterName)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Retains log that is not copied yet; released when this connection ends.
    const slot = `backup_${process.pid}`
    await startBackup(client, slot)
    await copyCluster(directory, cluster, manifest)
    const { label, last } = await stopBackup(client)
    writeEntry(cluster, 'backup_label', Buffer.from(label), manifest)
    const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1]
    if (!first) throw new Error('PostgreSQL named no first segment')
    const log = join(directory, 'pg_wal')
    for (const name of readdirSync(log).filter((entry) => isNeededLog(entry, first, last))) {
      const path = `pg_wal/${name}`
      const isThere = await copyFile(
        join(log, name),
        join(cluster, path),
        manifest,
        `${clusterName}/${path}`,
      )
      if (!isThere) throw new Error(`the segment ${name} of the log is gone`)
    }
  } finally {
    await client.end()
  }
}

async function copyCluster(from: string, to: string, manifest: Manifest): Promise<void> {
  const { files, folders } = listCluster(from)
  for (const path of folders) mkdirSync(join(to, path), { recursive: true, mode: 0o700 })
  await forEachInParallel(files, (path) =>
    copyFile(join(from, path), join(to, path), manifest, `${clusterName}/${path}`),
  )
  writeEntry(to, controlFile, readControlFile(from), manifest)
}

function writeEntry(folder: string, path: string, content: Buffer, manifest: Manifest): void {
  writeFileSync(join(folder, path), content, { mode: 0o600 })
  const sha256 = createHash('sha256').update(content).digest('hex')
  manifest.files[`${clusterName}/${path}`] = { size: content.length, sha256 }
}
