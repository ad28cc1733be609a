import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { clusterName, controlFile, copyFile, forEachInParallel, isNeededLog } from './files.ts'
import { listCluster, readControlFile, type Manifest } from './files.ts'
import { startBackup, stopBackup } from './store.ts'

/**
 * Copies the embedded cluster while it is in use: all files between backup start and stop, plus
 * the log written meanwhile, from which PostgreSQL makes them consistent on restore.
 */
export async function copyRunningCluster(
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
    await startBackup(client, `backup_${process.pid}`)
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
