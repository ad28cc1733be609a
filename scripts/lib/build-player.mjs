import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './compress.mjs'
import { firstStyles } from './first-styles.mjs'
import { offlinePage } from './offline-page.mjs'
import { root } from './paths.mjs'

const player = join(root, 'apps', 'player')
const files = join(root, 'dist', 'player')
const program = join(root, 'dist', 'render')

/** The screen of the first page; its stylesheet leaves out the styles of all other pages. */
const firstScreen = 'src/screens/home/index.ts'

/** LIST of parts the server renders with the first page and whose code loads later. */
const renderedWithIt = [
  'src/screens/home/rows.tsx',
  'src/app/shell/footer.lazy.tsx',
  'src/app/shell/side/side-menu.lazy.tsx',
  'src/app/shell/tab-bar.lazy.tsx',
]

/** Builds the files for browsers, and the program that renders first views on the server. */
export async function buildPlayer() {
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
  mkdirSync(program, { recursive: true })
  moveManifest()
  writeFileSync(join(files, 'offline.html'), await offlinePage())
  nameWorker()
  await compressFolder(files)
}

/** Names the build in the service worker, because browsers update it only when its file differs. */
function nameWorker() {
  const built = ['index.html', 'offline.html', 'sw.js'].map(readBuilt).join('')
  const worker = readBuilt('sw.js').replace("'BUILD'", `'${hash('sha256', built).slice(0, 12)}'`)
  writeFileSync(join(files, 'sw.js'), worker)
}

/** @param {string} file */
const readBuilt = (file) => readFileSync(join(files, file), 'utf8')

/** Moves the manifest of sources to the render program; visitors do not need it. */
function moveManifest() {
  const folder = join(files, '.vite')
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  rmSync(folder, { recursive: true })
  const screen = manifest[firstScreen]
  if (!screen) throw new Error(`nothing was built from ${firstScreen}`)
  screen.css = [writeFirstStyles(manifest)]
  writeFileSync(join(program, 'manifest.json'), JSON.stringify(manifest, null, 2))
}

/**
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/** @param {Manifest} manifest */
function writeFirstStyles(manifest) {
  const [fullSheet] = chunksOf(manifest, ['index.html']).flatMap(({ css = [] }) => css)
  if (fullSheet === undefined) throw new Error('the page has no styles')
  const chunks = chunksOf(manifest, ['index.html', firstScreen, ...renderedWithIt])
  const code = chunks.map(({ file }) => readBuilt(file))
  const styles = firstStyles(readBuilt(fullSheet), code.join('\n'))
  const name = `assets/first-${hash('sha256', styles, 'base64url').slice(0, 8)}.css`
  writeFileSync(join(files, name), styles)
  return name
}

/**
 * @param {Manifest} manifest
 * @param {string[]} sources
 */
function chunksOf(manifest, sources) {
  /** @type {Set<Chunk>} */
  const chunks = new Set()
  const collect = (/** @type {string} */ source) => {
    const chunk = manifest[source]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const source of sources) collect(source)
  return [...chunks]
}
