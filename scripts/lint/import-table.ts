/**
 * Allowed imports by place. Everything else is refused, so a new package or layer is added here
 * first.
 */
export interface Place {
  readonly name: string
  readonly files: readonly string[]
  /** Our packages. */
  readonly house: readonly string[]
  /** Our packages of which only types may be imported. */
  readonly houseTypes?: readonly string[]
  /** Third-party packages; undefined allows any. */
  readonly others?: readonly string[]
  /** Subpath imports (`#…`) of the same app. */
  readonly doors?: readonly string[]
  readonly refused?: readonly { readonly regex: string; readonly message: string }[]
  /** May use the clock, randomness and the environment directly. */
  readonly isSource?: true
}

/** Their `exports` maps define the subpaths. */
const house = (...names: string[]): string[] =>
  names.flatMap((name) => [`@fairhouse/${name}`, `@fairhouse/${name}/*`])

const upward = { regex: String.raw`^\.\.`, message: 'Across folders by the door (#…), not ../' }
const folders = (names: string) => ({
  regex: String.raw`^\./(${names})/`,
  message: 'Reach a folder by its door (#…), not by its files',
})
const sql = {
  regex: '^(pg|kysely|graphile-worker)(/|$)',
  message: 'Only store.ts (or store/) speaks to the database',
}
const impure = {
  regex: String.raw`^(node:|fastify|ws$|pino|\./(store|http)(\.|/))`,
  message: 'rules.ts is pure: no input, no output, no store',
}

const packages: Place[] = [
  { name: 'money', house: [], others: [] },
  {
    name: 'rules',
    house: house('money'),
    others: ['zod', 'zod/**', 'libphonenumber-js/**', '@noble/hashes/**', '@scure/base'],
  },
  { name: 'engines', house: house('money'), others: [], doors: ['#*'] },
  { name: 'protocol', house: house('money'), others: ['zod', 'zod/**', 'jose'] },
  { name: 'i18n', house: [], others: [] },
  {
    name: 'ui',
    house: [],
    others: ['react', 'react/**', 'react-dom', 'uqr', '@fontsource-variable/**'],
  },
  { name: 'browser', house: house('protocol'), others: ['react', 'react/**'], doors: ['#*'] },
].map((item) => ({ ...item, files: [`packages/${item.name}/**`] }))

const browserSources: Place = {
  name: 'browser clock and random',
  files: ['packages/browser/src/{clock,random}/*'],
  house: [],
  others: [],
  isSource: true,
}

/**
 * Direct files of `folder/<name>/` must not import upwards; deeper ones may, within their folder.
 */
const layer = (name: string, folder: string, rest: Omit<Place, 'name' | 'files'>): Place[] => [
  { ...rest, name: `${name} (inside)`, files: [`${folder}/*/*/**`] },
  {
    ...rest,
    name,
    files: [`${folder}/*`, `${folder}/*/*`],
    refused: [...(rest.refused ?? []), upward],
  },
]

const serverHouse = house('money', 'rules', 'protocol', 'i18n')
const serverDoors = ['#platform/*', '#modules/*']
const moduleFolder = 'apps/server/src/modules'

const server: Place[] = [
  {
    name: 'server top',
    files: ['apps/server/src/*'],
    house: serverHouse,
    doors: serverDoors,
    refused: [upward, folders('platform|modules')],
  },
  {
    // They may import each other by file, because no module imports them.
    name: 'server web, wiring and tests',
    files: ['apps/server/src/{web,wiring,dev,tests}/**'],
    house: serverHouse,
    doors: serverDoors,
    refused: [{ ...folders('platform|modules'), regex: String.raw`^\.\./(platform|modules)/` }],
  },
  ...layer('platform', 'apps/server/src/platform', { house: serverHouse, doors: ['#platform/*'] }),
  {
    name: 'platform clock and random',
    files: ['apps/server/src/platform/{clock,random}/*'],
    house: [],
    doors: ['#platform/*'],
    refused: [upward],
    isSource: true,
  },
  ...layer('modules', moduleFolder, { house: serverHouse, doors: serverDoors, refused: [sql] }),
  {
    name: 'module store',
    files: [`${moduleFolder}/*/store.ts`],
    house: serverHouse,
    doors: serverDoors,
    refused: [upward],
  },
  {
    name: 'module store (inside)',
    files: [`${moduleFolder}/*/store/**`],
    house: serverHouse,
    doors: serverDoors,
  },
  {
    name: 'module rules',
    files: [`${moduleFolder}/*/rules.ts`],
    house: serverHouse,
    doors: serverDoors,
    refused: [upward, sql, impure],
  },
  {
    name: 'module rules (inside)',
    files: [`${moduleFolder}/*/rules/**`],
    house: serverHouse,
    doors: serverDoors,
    refused: [sql, impure],
  },
]

const serverTesting: Place = {
  name: 'server testing',
  files: ['apps/server/src/testing/**'],
  house: serverHouse,
}

const browserApp = (app: string, packageNames: string[], types: string[]): Place[] => {
  const rest = { house: house(...packageNames), houseTypes: house(...types) }
  const src = `apps/${app}/src`
  const doors = ['#lib/*', '#features/*', '#screens/*', '#app/*']
  const deep = folders('lib|features|screens')
  return [
    { ...rest, name: `${app} top`, files: [`${src}/*`], doors, refused: [upward, deep] },
    ...layer(`${app} lib`, `${src}/lib`, { ...rest, doors: ['#lib/*'] }),
    ...layer(`${app} features`, `${src}/features`, { ...rest, doors: ['#lib/*'] }),
    ...layer(`${app} screens`, `${src}/screens`, { ...rest, doors: ['#lib/*', '#features/*'] }),
    ...layer(`${app} app`, `${src}/app`, { ...rest, doors }),
  ]
}

const browserHouse = ['money', 'rules', 'protocol', 'i18n', 'ui', 'browser']

const otherApps: Place[] = [
  {
    name: 'studio',
    files: ['apps/studio/src/**'],
    house: [...house('money', 'engines', 'protocol'), '@fairhouse/ui/art', '@fairhouse/ui/tiles'],
    doors: ['#*', '#*/*'],
  },
  {
    name: 'games',
    files: ['apps/games/src/**'],
    house: house('money', 'protocol', 'i18n', 'ui'),
    houseTypes: house('engines'),
    doors: ['#*', '#*/*'],
  },
  {
    name: 'games clock and random',
    files: ['apps/games/src/kit/{clock,random}/*'],
    house: [],
    refused: [upward],
    isSource: true,
  },
  {
    // The composition root, which passes the clock and randomness in.
    name: 'site',
    files: ['apps/site/src/**'],
    house: ['@fairhouse/*', '@fairhouse/*/*'],
    doors: ['#*', '#*/*'],
    isSource: true,
  },
]

const byPath = {
  regex: String.raw`^(\.\./)+(apps|packages)/`,
  message: 'Import the package by its name',
}
const outside: Place[] = [
  { name: 'examples', files: ['examples/**'], house: house('protocol'), refused: [byPath] },
  {
    name: 'scripts and journeys',
    files: ['scripts/**', 'e2e/**', '*.config.ts', 'apps/*/*.config.ts'],
    house: ['@fairhouse/*', '@fairhouse/*/*'],
    refused: [byPath],
    isSource: true,
  },
]

export const PLACES: readonly Place[] = [
  { name: 'a package not in the table', files: ['packages/**'], house: [], others: [] },
  { name: 'an app not in the table', files: ['apps/**'], house: [] },
  ...packages,
  browserSources,
  ...server,
  serverTesting,
  ...browserApp('player', browserHouse, ['engines']),
  {
    name: 'player verify screen',
    files: ['apps/player/src/screens/verify/**'],
    house: [...house(...browserHouse), '@fairhouse/engines/rules'],
    houseTypes: ['@fairhouse/engines'],
    doors: ['#lib/*', '#features/*'],
  },
  {
    name: 'player lottery screens',
    files: ['apps/player/src/screens/lottery/**'],
    house: [...house(...browserHouse), '@fairhouse/engines/lottery'],
    houseTypes: ['@fairhouse/engines'],
    doors: ['#lib/*', '#features/*'],
  },
  ...browserApp('office', browserHouse, []),
  ...otherApps,
  ...outside,
]
