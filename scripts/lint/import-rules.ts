import type { DummyRuleMap, OxlintOverride } from 'oxlint'
import { PLACES, type Place } from './import-table.ts'

type RestrictedImports = NonNullable<DummyRuleMap['no-restricted-imports']>

const TESTS = '*.{test,testing}.{ts,tsx}'
const TEST_TOOLS = [
  'vitest',
  'vitest/**',
  'fast-check',
  'node:*',
  'node:*/*',
  'react-dom/server',
  'jsqr',
]
const TEST_SITE = '@fairhouse/site/testing'

const twoUp = {
  regex: String.raw`^\.\./\.\./`,
  message: 'Never ../../: reach another folder by its door',
}

const RANDOM = [
  'randomUUID',
  'randomUUIDv7',
  'randomBytes',
  'randomInt',
  'randomFill',
  'randomFillSync',
  'webcrypto',
  'getRandomValues',
]
const injectedOnly = [
  { name: 'node:crypto', importNames: RANDOM, message: 'Take randomness from the context' },
  { name: 'node:process', importNames: ['env'], message: 'Take settings from the config' },
  {
    name: 'node:perf_hooks',
    importNames: ['performance'],
    message: 'Take the time from the context',
  },
]
const bareBuiltins = ['crypto', 'fs', 'path', 'http', 'https', 'net', 'process', 'timers', 'os']

const RELATIVE = ['./**', '../**', '..', '.']

/**
 * Everything that a place allows, in one negated group: oxlint silently ignores lookahead in
 * `regex`, and a name allowed by one group is allowed whatever the other groups say. A bare # would
 * start a comment.
 */
const allowed = (place: Place, isTest: boolean) => {
  const tests = isTest ? [TEST_SITE, ...TEST_TOOLS] : []
  const names = [...place.house, ...(place.houseTypes ?? []), ...(place.doors ?? []), ...tests]
  const refused = place.others === undefined ? ['@fairhouse/**', '[#]*', '[#]*/**'] : ['**']
  const others = place.others === undefined ? [] : [...RELATIVE, ...place.others]
  return {
    group: [...refused, ...[...names, ...others].map((name) => `!${name}`)],
    message: `Not for ${place.name}: see scripts/lint/import-table.ts`,
  }
}

const patterns = (place: Place, isTest: boolean) => [
  twoUp,
  ...(place.refused ?? []),
  ...(place.houseTypes ?? []).map((name) => ({
    regex: `^${name.replace('*', '.*')}$`,
    allowTypeImports: true,
    message: 'Only its types are allowed here',
  })),
  allowed(place, isTest),
]

const restrict = (place: Place, isTest: boolean): RestrictedImports => [
  'error',
  {
    paths: [
      ...(isTest || place.isSource ? [] : injectedOnly),
      ...bareBuiltins.map((name) => ({ name, message: `Write node:${name}` })),
    ],
    patterns: patterns(place, isTest),
  },
]

/** Files that may use the clock, randomness and the environment. */
export const SOURCES = PLACES.filter((place) => place.isSource).flatMap((place) => place.files)

const testsOf = (glob: string) =>
  glob.endsWith('.ts')
    ? glob.replace(/\.ts$/, '.test.ts')
    : glob.replace(/\*\*$/, '**/*').replace(/\*$/, TESTS)

/**
 * A later override replaces an earlier one completely, so each contains everything for its files.
 */
export const importOverrides = (): OxlintOverride[] =>
  PLACES.flatMap((place) => {
    const rule = (isTest: boolean) => ({ 'no-restricted-imports': restrict(place, isTest) })
    return [
      { files: [...place.files], excludeFiles: [`**/${TESTS}`], rules: rule(false) },
      { files: place.files.map(testsOf), rules: rule(true) },
    ]
  })
