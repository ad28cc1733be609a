import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { moveManifest } from './build-manifest.mjs'
import { compressFolder } from './compress.mjs'
import { root } from './paths.mjs'

const files = join(root, 'dist', 'games')

/** Builds the game frame, which the studio serves. */
export async function buildGames() {
  await build({
    root: join(root, 'apps', 'games'),
    logLevel: 'warn',
    build: { outDir: files, emptyOutDir: true, manifest: true },
  })
  moveManifest('games')
  copyFileSync(join(root, 'apps', 'player', 'art-licence.txt'), join(files, 'art', 'LICENCE.txt'))
  await compressFolder(files)
}
