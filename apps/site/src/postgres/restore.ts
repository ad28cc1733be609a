import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '@fairhouse/server'
import {
  anchorsName,
  clusterName,
  copyFile,
  forEachInParallel,
  manifestName,
  parseManifest,
  type Manifest,
} from './backup-files.ts'
import { passwordFileName } from './password.ts'
import { locateCluster, makeDataFolder } from './cluster-location.ts'
import { startEmbeddedPostgres } from './start.ts'
import { explain } from './start-errors.ts'

/** Other files of the data folder. */
const dataFiles = new Set([passwordFileName, anchorsName])

type Options = { source: string; dataDir: string }

/** Restores a backup into an empty data folder and proves that it starts. */
export async function restore({ source, dataDir }: Options): Promise<void> {
  const manifest = readManifest(source)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StartError(`The data folder ${dataDir} is not empty: move it away first.`)
  }
  try {
    await copyBack(source, makeDataFolder(dataDir), manifest)
  } catch (error) {
    throw explain(error, dataDir)
  }
  const server = await startEmbeddedPostgres({ dataDir })
  await server.stop()
}

function readManifest(source: string): Manifest {
  try {
    return parseManifest(readFileSync(join(source, manifestName), 'utf8'))
  } catch {
    throw new StartError(`${source} is no backup: it has no ${manifestName} that can be read.`)
  }
}

async function copyBack(source: string, dataDir: string, manifest: Manifest): Promise<void> {
  const { directory } = locateCluster(dataDir)
  const partial = `${directory}.half-restore`
  const copied: Manifest = { files: {} }
  try {
    mkdirSync(partial, { mode: 0o700 })
    makeFolders(join(source, clusterName), partial)
    await forEachInParallel(Object.keys(manifest.files), async (name) => {
      const isCluster = name.startsWith(`${clusterName}/`)
      const to = isCluster ? join(partial, name.slice(clusterName.length + 1)) : join(dataDir, name)
      if (!isCluster && !dataFiles.has(name)) return
      await copyFile(join(source, name), to, copied, name)
      if (copied.files[name]?.sha256 === manifest.files[name]?.sha256) return
      throw new StartError(`The backup ${source} is damaged: ${name} is not what was saved.`)
    })
    renameSync(partial, directory)
  } catch (error) {
    // Restores the password, and the link of a cluster stored elsewhere.
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true })
    throw error
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

/** Includes empty folders: PostgreSQL needs all of them. */
function makeFolders(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isDirectory()) continue
    const path = join(entry.parentPath, entry.name).slice(from.length)
    mkdirSync(join(to, path), { recursive: true, mode: 0o700 })
  }
}
