import type { OxlintOverride } from 'oxlint'
import { SOURCES } from './import-rules.ts'

const TESTS = ['**/*.test.{ts,tsx}']

const clock = 'Take the time from the context (platform/clock)'
const random = 'Take randomness from the context (platform/random)'

export const INJECTED = [
  { object: 'Date', property: 'now', message: clock },
  { object: 'performance', property: 'now', message: clock },
  { object: 'process', property: 'hrtime', message: clock },
  { object: 'Math', property: 'random', message: random },
  ...['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues', 'randomFillSync'].map(
    (property) => ({ object: 'crypto', property, message: random }),
  ),
]

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']
const BROWSER = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'fetch']
const OUTSIDE = ['WebSocket', 'XMLHttpRequest', 'EventSource', 'process', 'Buffer']

const unknownTo = (folder: string, names: string[]) =>
  names.map((name) => ({ name, message: `${folder} knows nothing of ${name}` }))

export const UNSAFE = [
  'typescript/no-unsafe-type-assertion',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
]

/** Playwright's fixtures are `({}, use) => …`, and its setup is a default export. */
const journeys: OxlintOverride = {
  files: ['e2e/**'],
  rules: {
    'react/rules-of-hooks': 'off',
    'no-empty-pattern': 'off',
    'import/no-default-export': 'off',
    'import/no-named-as-default': 'off',
  },
}

const outgoingRequests: OxlintOverride = {
  files: ['apps/server/src/**'],
  excludeFiles: [...TESTS, '**/*.testing.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      { name: 'fetch', message: 'Ask others through kit.outgoing, which checks the address' },
    ],
  },
}

/**
 * Each entry is the only one for its rules and files, because a later override replaces an earlier
 * one.
 */
export const folderOverrides = (): OxlintOverride[] => [
  {
    files: [...SOURCES, ...TESTS],
    rules: { 'no-restricted-properties': 'off', 'house/no-now': 'off' },
  },
  {
    files: ['scripts/**', 'e2e/**', 'apps/site/**', ...TESTS],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'apps/server/src/platform/config/**',
      'apps/site/**',
      'scripts/**',
      'e2e/**',
      '*.config.ts',
      'apps/*/*.config.ts',
      ...TESTS,
    ],
    rules: { 'node/no-process-env': 'off' },
  },
  {
    // Timers are allowed: a dialog of packages/ui opens after its delay.
    files: ['packages/**'],
    excludeFiles: TESTS,
    rules: { 'no-restricted-globals': ['error', ...unknownTo('A package', OUTSIDE)] },
  },
  {
    files: ['packages/{money,rules,engines,protocol,i18n}/**'],
    excludeFiles: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...unknownTo('This package', [...TIMERS, ...OUTSIDE, ...BROWSER]),
      ],
    },
  },
  outgoingRequests,
  {
    files: ['{apps/{player,office,games},packages/ui}/**/*.tsx'],
    excludeFiles: TESTS,
    rules: { 'house/no-bare-text': 'error' },
  },
  {
    // Their tools require a default export.
    files: [
      '*.config.ts',
      'apps/*/*.config.ts',
      'scripts/lint/house-plugin.ts',
      'apps/site/src/testing/global-setup.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  { files: TESTS, rules: { 'max-lines-per-function': 'off' } },
  journeys,
  {
    // tsc checks plain scripts through JSDoc. A wrong guess in a test fails that test, and one in a
    // script for browsers fails the journey of its page.
    files: ['**/*.mjs', 'apps/player/{public,offline}/*.js', 'e2e/**', ...TESTS],
    rules: Object.fromEntries(UNSAFE.map((rule) => [rule, 'off'])),
  },
]
