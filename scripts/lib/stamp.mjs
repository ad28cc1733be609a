import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.git'])
const isTest = /\.test\.tsx?$/

/**
 * Hashes name, size and modification time of the files under these paths, not their content.
 * @param {string[]} paths inside the checkout; those missing count as empty
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addPath(hash, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addPath(hash, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(join(root, path)).toSorted()) {
    if (!skipped.has(name) && !isTest.test(name)) addPath(hash, `${path}/${name}`)
  }
}

/** @param {string} file */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * @param {string} file
 * @param {string} stamp
 */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stamp)
}
