import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './compress.mjs'
import { root } from './paths.mjs'

const files = join(root, 'dist', 'games')

/** The frame in which in-house games are played, for the studio to serve. */
export async function buildGames() {
  await build({
    root: join(root, 'apps', 'games'),
    logLevel: 'warn',
    build: { outDir: files, emptyOutDir: true, manifest: true },
  })
  moveManifest()
  copyFileSync(join(root, 'apps', 'player', 'art-licence.txt'), join(files, 'art', 'LICENCE.txt'))
  await compressFolder(files)
}

/** Which file holds which source: for the check of sizes, not for players. */
function moveManifest() {
  const folder = join(files, '.vite')
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
  rmSync(folder, { recursive: true })
  writeFileSync(join(root, 'dist', 'games-manifest.json'), manifest)
}
