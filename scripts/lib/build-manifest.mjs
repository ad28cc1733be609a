import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * Which file holds which source: for the check of sizes, not for who visits.
 * @param {string} part
 */
export function moveManifest(part) {
  const folder = join(root, 'dist', part, '.vite')
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
  rmSync(folder, { recursive: true })
  writeFileSync(join(root, 'dist', `${part}-manifest.json`), manifest)
}
