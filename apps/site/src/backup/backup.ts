import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openPictureStorage, secretFingerprint, StartError, type Config } from '@fairhouse/server'
import { explain, passwordFileName, startEmbeddedPostgres } from '#postgres'
import { takeBaseBackup } from './base-backup.ts'
import { copyRunningCluster } from './copy-cluster.ts'
import { anchorsName, baseName, copyFile, readManifest, writeManifest } from './files.ts'
import type { Manifest } from './files.ts'
import { copyPictures, picturesOf } from './pictures.ts'

type Options = {
  config: Config
  target: string
  /** Leaves the database out; an existing copy gets what is new. */
  onlyUploads?: boolean
  /** How long an upload under way may take to reach the storage. */
  graceMs?: number
}

type Backup = {
  bytes: number
  pictures: number
  /** Pictures that the database knows and the storage does not have. */
  missing: string[]
}

/** Backs up the database while it is in use, the uploaded pictures and the anchors. */
export async function backUp(options: Options): Promise<Backup> {
  const { config, target, onlyUploads = false } = options
  const isUpdate = onlyUploads && existsSync(target)
  if (existsSync(target) && !isUpdate) {
    throw new StartError(`${target} exists already: name another folder.`)
  }
  const manifest: Manifest = isUpdate ? readManifest(target) : { files: {} }
  const secret = secretFingerprint(config.appSecret)
  const folder = isUpdate ? target : `${target}.half`
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir })
      : undefined
  try {
    if (!isUpdate) makeFolder(folder)
    const url = embedded?.url ?? config.databaseUrl ?? ''
    const pictures = { url, folder, manifest, storage: openPictureStorage(config) }
    if (!onlyUploads) {
      // Before the database too: its copy may know pictures that are removed while it is made.
      await copyPictures({ ...pictures, graceMs: 0 })
      await copyDatabase({ config, folder, manifest, embedded })
    }
    const missing = await copyPictures({ ...pictures, graceMs: options.graceMs ?? usualGraceMs })
    writeManifest(folder, { ...manifest, secret, missing })
    execFileSync('sync')
    if (!isUpdate) renameSync(folder, target)
    return { ...sizeOf(manifest), missing }
  } catch (error) {
    throw explain(error, target)
  } finally {
    if (!isUpdate) rmSync(folder, { recursive: true, force: true })
    await embedded?.stop()
  }
}

/** Longer than a bucket may take to answer. */
const usualGraceMs = 20_000

function makeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { mode: 0o700 })
}

type Parts = {
  config: Config
  folder: string
  manifest: Manifest
  embedded: { url: string; directory: string } | undefined
}

async function copyDatabase({ config, folder, manifest, embedded }: Parts): Promise<void> {
  const { anchorFile, dataDir, databaseUrl } = config
  const copy = (from: string, name: string) => copyFile(from, join(folder, name), manifest, name)
  // Copied first, so that the copied ledger contains everything anchored in the copy.
  if (anchorFile !== undefined) await copy(anchorFile, anchorsName)
  if (embedded) {
    await copyRunningCluster(embedded.url, embedded.directory, folder, manifest)
    await copy(join(dataDir, passwordFileName), passwordFileName)
  } else if (databaseUrl !== undefined) {
    manifest.files[baseName] = await takeBaseBackup(databaseUrl, join(folder, baseName))
  }
}

function sizeOf({ files }: Manifest): { bytes: number; pictures: number } {
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0)
  return { bytes, pictures: picturesOf({ files }).length }
}
