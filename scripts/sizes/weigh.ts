export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isDynamicEntry?: boolean
}

export type Manifest = Readonly<Record<string, Chunk>>

export interface Weight {
  readonly what: string
  readonly bytes: number
  readonly limit: number
}

/**
 * What the first page may weigh, compressed: phones on slow networks come first. Game frame and
 * office have 5 kB more since seeds are committed first and money terms need two people.
 */
const limits = { script: 90_000, style: 10_000, lazy: 45_000, game: 175_000, office: 105_000 }

const first = [
  'index.html',
  'src/screens/home/index.ts',
  '../../packages/i18n/src/words/en/index.ts',
]

/** Languages bring their letters with them; they are outside of the limits. */
const isFont = (source: string) => source.includes('@fontsource')

/** The weight of the first page, and of every part that is loaded later. */
export function weigh(manifest: Manifest, bytesOf: (file: string) => number): Weight[] {
  const named = filesOf(manifest, first)
  // The first page has styles of its own instead of the whole sheet.
  const whole = filesOf(manifest, ['index.html'])
  const files = [...named].filter((file) => !(file.endsWith('.css') && whole.has(file)))
  const sum = (kind: RegExp, some: Iterable<string>) =>
    [...some].filter((file) => kind.test(file)).reduce((bytes, file) => bytes + bytesOf(file), 0)
  const later = Object.entries(manifest)
    .filter(([source, { isDynamicEntry }]) => isDynamicEntry === true && !isFont(source))
    .map(([source]) => ({
      what: source,
      bytes: sum(
        /\.(js|css)$/,
        [...filesOf(manifest, [source])].filter((file) => !named.has(file)),
      ),
      limit: limits.lazy,
    }))
  return [
    { what: 'scripts of the first page', bytes: sum(/\.js$/, files), limit: limits.script },
    { what: 'styles of the first page', bytes: sum(/\.css$/, files), limit: limits.style },
    ...later,
  ]
}

/**
 * All scripts of the game frame with the words of one language and the heaviest backdrop: a game
 * loads no other one. It is what a game costs a player.
 */
export function weighGames(manifest: Manifest, bytesOf: (file: string) => number): Weight[] {
  const words = /i18n\/src\/words\/(?!en\/)/
  const backdrop = /\/palettes\/backdrops\//
  // What several share has no source of its own, and comes with those that need it.
  const sources = Object.keys(manifest).filter(
    (source) => !words.test(source) && !source.startsWith('_'),
  )
  const scriptsOf = (some: readonly string[]) =>
    [...filesOf(manifest, some)].filter((file) => file.endsWith('.js'))
  const sum = (files: readonly string[]) => files.reduce((all, file) => all + bytesOf(file), 0)
  const base = scriptsOf(sources.filter((source) => !backdrop.test(source)))
  const heaviest = sources
    .filter((source) => backdrop.test(source))
    .map((source) => sum(scriptsOf([source]).filter((file) => !base.includes(file))))
  const bytes = sum(base) + Math.max(0, ...heaviest)
  return [{ what: 'scripts of the game frame', bytes, limit: limits.game }]
}

/** What the office loads before anything is shown of it: the sign-in, in one language. */
export function weighOffice(manifest: Manifest, bytesOf: (file: string) => number): Weight[] {
  const sources = [
    'index.html',
    'src/screens/login/index.ts',
    '../../packages/i18n/src/office/en/index.ts',
  ]
  const scripts = [...filesOf(manifest, sources)].filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce((sum, file) => sum + bytesOf(file), 0)
  return [{ what: 'scripts of the office', bytes, limit: limits.office }]
}

function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const collect = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`nothing was built from ${source}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const one of chunk.imports ?? []) collect(one)
  }
  for (const source of sources) collect(source)
  return files
}
