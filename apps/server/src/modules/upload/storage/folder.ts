import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureStorage } from './storage.ts'

/** A local folder readable only by this process and never served. */
export function createFolderStorage(folder: string): PictureStorage {
  // Sub-folders of thousands of files instead of one of millions.
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, bytes) {
      const file = fileOf(name)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      // Written to a temporary file and renamed, so that a file is complete or absent.
      const apart = `${file}.part`
      await writeWhole(apart, bytes)
      await rename(apart, file)
    },
    async get(name) {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
