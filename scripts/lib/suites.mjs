import { MULTI_PROCESS_TESTS } from './multi-process-tests.mjs'

/**
 * @typedef {'check' | 'vitest' | 'playwright'} SuiteKind
 * @typedef {object} Suite
 * @property {string} name
 * @property {SuiteKind} kind
 * @property {string[]} command a file that Node runs, and its arguments
 * @property {Record<string, string>} [env]
 * @property {boolean} [needsBuild]
 * @property {boolean} [needsBrowser]
 * @property {boolean} [needsPostgres15] skipped where there is none
 * @property {boolean} [onlyFull]
 * @property {boolean} [onlyQuick] a suite of the full test has the same tests
 */

const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`
const vitest = (/** @type {string} */ project) => [bin('vitest'), 'run', '--project', project]

/** LIST of the tests that move money; they also run on the oldest PostgreSQL that we support. */
const MONEY_TESTS = [
  'apps/server/src/modules/wallet/',
  'apps/server/src/modules/game-provider/wallet-api/',
  'apps/studio/src/rounds/',
  'apps/studio/src/pots/',
  'apps/site/src/money-path/',
]

/**
 * No suite has a time limit: a shared machine can lose most of its processor for minutes. A test
 * that hangs is ended by its own limit, and the report shows what each suite took.
 * @type {Suite[]}
 */
export const SUITES = [
  { name: 'build', kind: 'check', command: ['scripts/build.mjs'] },
  {
    name: 'sizes',
    kind: 'check',
    command: ['scripts/sizes.ts'],
    needsBuild: true,
  },
  { name: 'tidy', kind: 'check', command: ['scripts/tidy.ts'] },
  { name: 'format', kind: 'check', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'types', kind: 'check', command: [bin('tsc'), '-b'] },
  {
    name: 'lint',
    kind: 'check',
    command: [bin('oxlint'), '--type-aware', '--deny-warnings'],
  },
  { name: 'unused', kind: 'check', command: [bin('knip'), '--no-progress'] },
  { name: 'unit', kind: 'vitest', command: vitest('unit') },
  {
    name: 'module',
    kind: 'vitest',
    command: vitest('site'),
    env: { TEST_PROCESSES: '1', TEST_PART: 'apart' },
    needsBuild: true,
    onlyQuick: true,
  },
  {
    name: 'module-two',
    kind: 'vitest',
    command: [...vitest('site'), ...MULTI_PROCESS_TESTS],
    env: { TEST_PROCESSES: '2' },
    needsBuild: true,
    onlyQuick: true,
  },
  {
    name: 'fault',
    kind: 'vitest',
    command: vitest('fault'),
    needsBuild: true,
    onlyQuick: true,
  },
  {
    name: 'browser',
    kind: 'playwright',
    command: [bin('playwright'), 'test'],
    needsBuild: true,
    needsBrowser: true,
    onlyQuick: true,
  },
  {
    name: 'browser-full',
    kind: 'playwright',
    command: [bin('playwright'), 'test', '--project=journeys', '--project=changing'],
    env: { FULL: '1' },
    needsBuild: true,
    needsBrowser: true,
    onlyFull: true,
  },
  {
    name: 'browser-full-quiet',
    kind: 'playwright',
    // Runs alone, because it measures time.
    command: [bin('playwright'), 'test', '--project=quiet', '--no-deps'],
    env: { FULL: '1' },
    needsBuild: true,
    needsBrowser: true,
    onlyFull: true,
  },
  {
    name: 'module-all',
    kind: 'vitest',
    command: vitest('site'),
    env: { FULL: '1', TEST_PROCESSES: '1' },
    needsBuild: true,
    onlyFull: true,
  },
  {
    name: 'module-all-two',
    kind: 'vitest',
    command: vitest('site'),
    env: { TEST_PROCESSES: '2' },
    needsBuild: true,
    onlyFull: true,
  },
  {
    name: 'fault-full',
    kind: 'vitest',
    command: vitest('fault'),
    env: { FULL: '1', LEDGER_KILLS: '100', LEDGER_STOPS: '20' },
    needsBuild: true,
    onlyFull: true,
  },
  {
    name: 'attack',
    kind: 'vitest',
    // Every test of a finding, the authorisation matrix, the races and the raw fuzzer.
    command: [...vitest('!full'), '-t', '\\[(SEC-\\d\\d|ATTACK)\\]'],
    env: { ATTACK_CASES: '50000', ATTACK_RACES: '40', TEST_PROCESSES: '1' },
    needsBuild: true,
    onlyFull: true,
  },
  {
    name: 'model',
    kind: 'vitest',
    command: [...vitest('site'), 'apps/server/src/modules/wallet/model'],
    env: { WALLET_SEQUENCES: '20000' },
    onlyFull: true,
  },
  {
    name: 'money-postgres-15',
    kind: 'vitest',
    command: [...vitest('site'), ...MONEY_TESTS],
    env: { TEST_PROCESSES: '1', TEST_POSTGRES_MAJOR: '15' },
    needsBuild: true,
    needsPostgres15: true,
    onlyFull: true,
  },
  {
    name: 'full',
    kind: 'vitest',
    // Runs files one after another, because some measure time.
    command: [...vitest('full'), '--no-file-parallelism'],
    needsBuild: true,
    onlyFull: true,
  },
]

/**
 * @param {{ only: string[], full: boolean }} choice
 * @returns {Suite[]}
 */
export const chooseSuites = ({ only, full }) => {
  const unknown = only.filter((name) => !SUITES.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    const names = SUITES.map((suite) => suite.name).join(', ')
    throw new Error(`No suite is named ${unknown.join(', ')}. The suites are: ${names}.`)
  }
  const excluded = full ? 'onlyQuick' : 'onlyFull'
  const chosen = SUITES.filter((suite) =>
    only.length > 0 ? only.includes(suite.name) : suite[excluded] !== true,
  )
  const build = chosen.some((suite) => suite.needsBuild === true)
  return SUITES.filter((suite) => chosen.includes(suite) || (build && suite.name === 'build'))
}
