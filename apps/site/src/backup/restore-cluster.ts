import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { locateCluster, passwordFileName } from '#postgres'
import { clusterName, copyFile, differs, forEachInParallel, type Manifest } from './files.ts'

/** Puts the embedded database and its password into a data folder: all of it or nothing. */
export async function restoreCluster(
  source: string,
  dataDir: string,
  manifest: Manifest,
): Promise<void> {
  const { directory } = locateCluster(dataDir)
  const partial = `${directory}.half-restore`
  const copied: Manifest = { files: {} }
  const prefix = `${clusterName}/`
  const copy = async (name: string, to: string) => {
    await copyFile(join(source, name), to, copied, name)
    if (copied.files[name]?.sha256 !== manifest.files[name]?.sha256) throw differs(source, name)
  }
  try {
    mkdirSync(partial, { mode: 0o700 })
    makeFolders(join(source, clusterName), partial)
    const names = Object.keys(manifest.files).filter((name) => name.startsWith(prefix))
    await forEachInParallel(names, (name) => copy(name, join(partial, name.slice(prefix.length))))
    await copy(passwordFileName, join(dataDir, passwordFileName))
    renameSync(partial, directory)
  } catch (error) {
    // Removes the password, and the link of a cluster stored elsewhere.
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
