import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Shelf } from './shelf.ts'

/** A folder of this machine that nobody else can read and no page is served from. */
export function folderShelf(folder: string): Shelf {
  // Folders of some thousands of files rather than one of millions.
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, bytes) {
      const file = fileOf(name)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      // Written apart and moved, so that a file is whole or not there.
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
