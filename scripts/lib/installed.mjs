import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean,
 *   peer?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry
 */

/**
 * Whether node_modules matches the lock file.
 * @param {string} lockFile
 * @param {string} hiddenLockFile
 */
export function isInstalled(lockFile, hiddenLockFile) {
  if (!existsSync(hiddenLockFile)) return false
  const wanted = readPackages(lockFile)
  const present = readPackages(hiddenLockFile)
  const root = dirname(lockFile)
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue
    if (!isForThisMachine(entry)) continue
    const found = present[path]
    if (!found) {
      if (mayBeMissing(entry)) continue
      return false
    }
    if (found.version !== entry.version || !existsSync(join(root, path))) return false
  }
  return true
}

/**
 * npm may leave optional packages out, but a binary for this machine is required.
 * @param {LockEntry} entry
 */
function mayBeMissing({ optional, devOptional, peer, os, cpu, libc }) {
  const isBinary = os !== undefined && cpu !== undefined && libc === undefined
  return !isBinary && Boolean(optional || devOptional || peer)
}

/** @param {LockEntry} entry */
function isForThisMachine({ os, cpu }) {
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
