import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const roomBytes = 4 * 1024 ** 3

/**
 * A folder in memory where there is enough: copying a database of hundreds of files for each test
 * is ten times faster than on disk.
 */
export function quickFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'fairhouse-test-'))
  // Root runs PostgreSQL as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  return folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > roomBytes && freemem() > 2 * roomBytes
  } catch {
    return false
  }
}
