export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isDynamicEntry?: boolean
}

export type Manifest = Readonly<Record<string, Chunk>>

export interface Weight {
  readonly name: string
  readonly bytes: number
  readonly limit: number
}

/**
 * Size limits of compressed files: phones on slow networks come first. Game frame and office have 5
 * kB more since seeds are committed first and money needs two people.
 */
const limits = { script: 90_000, style: 10_000, lazy: 45_000, game: 175_000, office: 105_000 }

const first = [
  'index.html',
  'src/screens/home/index.ts',
  '../../packages/i18n/src/words/en/index.ts',
]

/** Fonts of other scripts are outside the limits. */
const isFont = (source: string) => source.includes('@fontsource')

/** Sizes of the first page and of every lazily loaded part. */
export function weigh(manifest: Manifest, bytesOf: (file: string) => number): Weight[] {
  const firstFiles = filesOf(manifest, first)
  // The first page has its own styles instead of the full sheet.
  const fullSheet = filesOf(manifest, ['index.html'])
  const files = [...firstFiles].filter((file) => !(file.endsWith('.css') && fullSheet.has(file)))
  const sum = (kind: RegExp, selected: Iterable<string>) =>
    [...selected]
      .filter((file) => kind.test(file))
      .reduce((bytes, file) => bytes + bytesOf(file), 0)
  const lazyParts = Object.entries(manifest)
    .filter(([source, { isDynamicEntry }]) => isDynamicEntry === true && !isFont(source))
    .map(([source]) => ({
      name: source,
      bytes: sum(
        /\.(js|css)$/,
        [...filesOf(manifest, [source])].filter((file) => !firstFiles.has(file)),
      ),
      limit: limits.lazy,
    }))
  return [
    { name: 'scripts of the first page', bytes: sum(/\.js$/, files), limit: limits.script },
    { name: 'styles of the first page', bytes: sum(/\.css$/, files), limit: limits.style },
    ...lazyParts,
  ]
}

/**
 * Size of the game frame: the scripts, the texts of one language and the heaviest backdrop, which
 * is what one game loads to be played; then each part that loads once it is shown.
 */
export function weighGames(manifest: Manifest, bytesOf: (file: string) => number): Weight[] {
  const otherLanguage = /i18n\/src\/words\/(?!en\/)/
  const backdrop = /\/palettes\/backdrops\//
  const isLate = /\.lazy\.tsx?$/
  // Shared chunks have no source; they are counted with their importers.
  const sources = Object.keys(manifest).filter(
    (source) => !otherLanguage.test(source) && !source.startsWith('_'),
  )
  const scriptsOf = (selected: readonly string[]) =>
    [...filesOf(manifest, selected)].filter((file) => file.endsWith('.js'))
  const sum = (files: readonly string[]) => files.reduce((all, file) => all + bytesOf(file), 0)
  const base = scriptsOf(sources.filter((source) => !backdrop.test(source) && !isLate.test(source)))
  const heaviest = sources
    .filter((source) => backdrop.test(source))
    .map((source) => sum(scriptsOf([source]).filter((file) => !base.includes(file))))
  const bytes = sum(base) + Math.max(0, ...heaviest)
  const late = sources.filter((source) => isLate.test(source))
  return [
    { name: 'scripts of the game frame', bytes, limit: limits.game },
    ...late.map((source) => ({
      name: `game frame: ${source}`,
      bytes: sum(scriptsOf([source]).filter((file) => !base.includes(file))),
      limit: limits.lazy,
    })),
  ]
}

/** Size of the office before sign-in, in one language. */
export function weighOffice(manifest: Manifest, bytesOf: (file: string) => number): Weight[] {
  const sources = [
    'index.html',
    'src/screens/login/index.ts',
    '../../packages/i18n/src/office/en/index.ts',
  ]
  const scripts = [...filesOf(manifest, sources)].filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce((sum, file) => sum + bytesOf(file), 0)
  return [{ name: 'scripts of the office', bytes, limit: limits.office }]
}

function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const collect = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`nothing was built from ${source}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const source of sources) collect(source)
  return files
}
