import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './compress.mjs'
import { offlinePage } from './offline-page.mjs'
import { root } from './paths.mjs'

const player = join(root, 'apps', 'player')
const dist = join(root, 'dist')

/** The files for browsers, and the program that draws their first view on the server. */
export async function buildPlayer() {
  const files = join(dist, 'player')
  const program = join(dist, 'render')
  await build({
    root: player,
    logLevel: 'warn',
    build: { outDir: files, emptyOutDir: true, manifest: true },
  })
  await build({
    root: player,
    logLevel: 'warn',
    build: { outDir: program, emptyOutDir: true, ssr: 'src/render.tsx', copyPublicDir: false },
  })
  // Which file holds which source: for the program, not for visitors.
  mkdirSync(program, { recursive: true })
  renameSync(join(files, '.vite', 'manifest.json'), join(program, 'manifest.json'))
  rmdirSync(join(files, '.vite'))
  writeFileSync(join(files, 'offline.html'), await offlinePage())
  nameWorker(files)
  await compressFolder(files)
}

/**
 * A browser takes a new worker when its file differs, so the file says what was built.
 * @param {string} files
 */
function nameWorker(files) {
  const read = (/** @type {string} */ name) => readFileSync(join(files, name), 'utf8')
  const built = ['index.html', 'offline.html', 'sw.js'].map(read).join('')
  const worker = read('sw.js').replace("'BUILD'", `'${hash('sha256', built).slice(0, 12)}'`)
  writeFileSync(join(files, 'sw.js'), worker)
}
