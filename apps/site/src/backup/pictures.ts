import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pictureIds, type PictureStorage } from '@fairhouse/server'
import { forEachInParallel, type Manifest } from './files.ts'

const folderName = 'uploads'

/** Sub-folders of thousands of files instead of one of millions. */
const nameOf = (id: string) => `${folderName}/${id.slice(0, 2)}/${id}`

/** The saved pictures by their names in the backup. */
export const picturesOf = ({ files }: Pick<Manifest, 'files'>): string[] =>
  Object.keys(files).filter((name) => name.startsWith(`${folderName}/`))

type Copy = {
  /** The database that knows the pictures. */
  url: string
  storage: PictureStorage
  folder: string
  manifest: Manifest
  /** How long to wait for pictures that the storage does not have yet. */
  graceMs: number
}

/**
 * Copies the pictures that the database knows and the copy lacks; a picture never changes. Returns
 * those that the storage does not have.
 */
export async function copyPictures(copy: Copy): Promise<string[]> {
  const missing = await copyNew(copy)
  if (missing.length === 0 || copy.graceMs === 0) return missing
  // A row is written before its picture is stored, and withdrawn if that fails.
  await sleep(copy.graceMs)
  return copyNew(copy)
}

async function copyNew({ url, storage, folder, manifest }: Copy): Promise<string[]> {
  const missing: string[] = []
  for await (const ids of pictureIds(url)) {
    const isNew = (id: string) => manifest.files[nameOf(id)] === undefined
    await forEachInParallel(ids.filter(isNew), async (id) => {
      const bytes = await storage.get(id)
      if (bytes) manifest.files[nameOf(id)] = await save(join(folder, nameOf(id)), bytes)
      else missing.push(id)
    })
  }
  return missing.toSorted()
}

async function save(file: string, bytes: Buffer): Promise<Manifest['files'][string]> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, bytes, { mode: 0o600 })
  await rename(`${file}.part`, file)
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Puts all saved pictures into the storage, whichever they came from. */
export async function putPicturesBack(
  source: string,
  manifest: Manifest,
  storage: PictureStorage,
): Promise<void> {
  await forEachInParallel(picturesOf(manifest), async (name) => {
    const id = name.slice(name.lastIndexOf('/') + 1)
    await storage.put(id, await readFile(join(source, name)))
  })
}

/** Pictures that a restored database knows and the backup does not have. */
export async function unsavedPictures(url: string, manifest: Manifest): Promise<string[]> {
  const unsaved: string[] = []
  for await (const ids of pictureIds(url)) {
    unsaved.push(...ids.filter((id) => manifest.files[nameOf(id)] === undefined))
  }
  return unsaved
}
