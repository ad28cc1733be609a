import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './compress.mjs'
import { root } from './paths.mjs'

export async function buildPlayer() {
  const outDir = join(root, 'dist', 'player')
  await build({
    root: join(root, 'apps', 'player'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  await compressFolder(outDir)
}
