import { join } from 'node:path'
import { build } from 'vite'
import { moveManifest } from './build-manifest.mjs'
import { compressFolder } from './compress.mjs'
import { root } from './paths.mjs'

const files = join(root, 'dist', 'office')

/** Builds the back office, which the site serves. */
export async function buildOffice() {
  await build({
    root: join(root, 'apps', 'office'),
    logLevel: 'warn',
    build: { outDir: files, emptyOutDir: true, manifest: true },
  })
  moveManifest('office')
  await compressFolder(files)
}
