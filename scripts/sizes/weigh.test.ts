import { expect, test } from 'vitest'
import { weigh, weighGames, weighOffice, type Manifest } from './weigh.ts'

const words = '../../packages/i18n/src/words/en/index.ts'
const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_base'], css: ['index.css'] },
  _base: { file: 'base.js' },
  _chart: { file: 'chart.js', imports: ['_base'] },
  'src/screens/home/index.ts': {
    file: 'home.js',
    imports: ['_base'],
    css: ['first.css'],
    isDynamicEntry: true,
  },
  [words]: { file: 'en.js', isDynamicEntry: true },
  'src/screens/report/index.ts': {
    file: 'report.js',
    imports: ['_base', '_chart', 'index.html'],
    isDynamicEntry: true,
  },
}
const bytes: Record<string, number> = {
  'index.js': 1,
  'base.js': 10,
  'home.js': 100,
  'en.js': 1000,
  'index.css': 100_000,
  'first.css': 7,
  'chart.js': 40_000,
  'report.js': 5001,
}

test('counts everything the first page needs, and what lazy parts add', () => {
  const weights = weigh(manifest, (file) => bytes[file] ?? 0)
  const weightOf = (name: string) => weights.find((weight) => weight.name === name)
  expect(weightOf('scripts of the first page')?.bytes).toBe(1111)
  expect(weightOf('styles of the first page')?.bytes).toBe(7)
  expect(weightOf('src/screens/report/index.ts')).toMatchObject({ bytes: 45_001, limit: 45_000 })
  expect(weightOf('src/screens/home/index.ts')?.bytes).toBe(0)
})

test('throws if an expected part was not built', () => {
  const { [words]: _, ...rest } = manifest
  expect(() => weigh(rest, () => 0)).toThrow('nothing was built from')
})

test('counts every script of the game frame, one language and one backdrop', () => {
  const wordsOf = (tag: string) => `../../packages/i18n/src/words/${tag}/games.ts`
  const frame: Manifest = {
    'index.html': { file: 'index.js', css: ['index.css'] },
    'src/slots/index.ts': { file: 'slots.js', isDynamicEntry: true },
    _water: { file: 'water.js' },
    _stone: { file: 'stone.js' },
    'src/slots/palettes/backdrops/reef.ts': {
      file: 'reef.js',
      imports: ['_water'],
      isDynamicEntry: true,
    },
    'src/slots/palettes/backdrops/vault.ts': { file: 'vault.js', isDynamicEntry: true },
    [wordsOf('en')]: { file: 'en.js', isDynamicEntry: true },
    [wordsOf('vi')]: { file: 'vi.js', isDynamicEntry: true },
  }
  const heavy: Record<string, number> = { 'vi.js': 500, 'index.css': 50 }
  const [weight] = weighGames(frame, (file) => ({ ...heavy, 'reef.js': 7 })[file] ?? 5)
  expect(weight).toEqual({ name: 'scripts of the game frame', bytes: 27, limit: 175_000 })
})

test('parts of the game frame that load once it is shown are weighed apart', () => {
  const frame: Manifest = {
    'index.html': { file: 'index.js' },
    'src/kit/frame/panels.lazy.tsx': { file: 'panels.js', imports: ['index.html'] },
  }
  expect(weighGames(frame, () => 5)).toEqual([
    { name: 'scripts of the game frame', bytes: 5, limit: 175_000 },
    { name: 'game frame: src/kit/frame/panels.lazy.tsx', bytes: 5, limit: 45_000 },
  ])
})

test('counts the sign-in of the office in one language, without styles', () => {
  const office: Manifest = {
    'index.html': { file: 'index.js', css: ['index.css'] },
    'src/screens/login/index.ts': { file: 'login.js', imports: ['index.html'] },
    'src/screens/audit/index.ts': { file: 'audit.js' },
    '../../packages/i18n/src/office/en/index.ts': { file: 'en.js' },
    '../../packages/i18n/src/office/vi/index.ts': { file: 'vi.js' },
  }
  const [weight] = weighOffice(office, () => 5)
  expect(weight).toEqual({ name: 'scripts of the office', bytes: 15, limit: 105_000 })
})
