import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * Moves the manifest of sources out of the public folder; the check of sizes reads it.
 * @param {string} part
 */
export function moveManifest(part) {
  const folder = join(root, 'dist', part, '.vite')
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
  rmSync(folder, { recursive: true })
  writeFileSync(join(root, 'dist', `${part}-manifest.json`), manifest)
}
