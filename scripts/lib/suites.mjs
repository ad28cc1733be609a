import { TOGETHER } from './together.mjs'

/**
 * @typedef {'check' | 'vitest' | 'playwright'} SuiteKind
 * @typedef {object} Suite
 * @property {string} name
 * @property {SuiteKind} kind
 * @property {number} budgetSeconds
 * @property {string[]} command a file that Node runs, and its arguments
 * @property {Record<string, string>} [env]
 * @property {boolean} [needsBuild]
 * @property {boolean} [needsBrowser]
 * @property {boolean} [onlyFull]
 * @property {boolean} [onlyQuick] a suite of the full test has the same tests
 */

const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`
const vitest = (/** @type {string} */ project) => [bin('vitest'), 'run', '--project', project]

/**
 * The budgets of `npm test` sum to at most twenty minutes on two cores; a suite over its budget
 * fails, so a slow suite is found when it becomes slow. Where the machine itself is slower just
 * then, the budget is longer by that much (`pace.mjs`).
 * @type {Suite[]}
 */
export const SUITES = [
  { name: 'build', kind: 'check', budgetSeconds: 27, command: ['scripts/build.mjs'] },
  {
    name: 'sizes',
    kind: 'check',
    budgetSeconds: 1,
    command: ['scripts/sizes.ts'],
    needsBuild: true,
  },
  { name: 'tidy', kind: 'check', budgetSeconds: 5, command: ['scripts/tidy.ts'] },
  { name: 'format', kind: 'check', budgetSeconds: 2, command: [bin('oxfmt'), '--check', '.'] },
  { name: 'types', kind: 'check', budgetSeconds: 60, command: [bin('tsc'), '-b'] },
  {
    name: 'lint',
    kind: 'check',
    budgetSeconds: 50,
    command: [bin('oxlint'), '--type-aware', '--deny-warnings'],
  },
  { name: 'unused', kind: 'check', budgetSeconds: 12, command: [bin('knip'), '--no-progress'] },
  { name: 'unit', kind: 'vitest', budgetSeconds: 58, command: vitest('unit') },
  {
    name: 'module',
    kind: 'vitest',
    budgetSeconds: 268,
    command: vitest('site'),
    env: { TEST_PROCESSES: '1', TEST_PART: 'apart' },
    needsBuild: true,
    onlyQuick: true,
  },
  {
    name: 'module-two',
    kind: 'vitest',
    budgetSeconds: 56,
    command: [...vitest('site'), ...TOGETHER],
    env: { TEST_PROCESSES: '2' },
    needsBuild: true,
    onlyQuick: true,
  },
  {
    name: 'fault',
    kind: 'vitest',
    budgetSeconds: 136,
    command: vitest('fault'),
    needsBuild: true,
    onlyQuick: true,
  },
  {
    name: 'browser',
    kind: 'playwright',
    budgetSeconds: 525,
    command: [bin('playwright'), 'test'],
    needsBuild: true,
    needsBrowser: true,
    onlyQuick: true,
  },
  {
    name: 'browser-full',
    kind: 'playwright',
    budgetSeconds: 4800,
    command: [bin('playwright'), 'test', '--project=journeys', '--project=changing'],
    env: { FULL: '1' },
    needsBuild: true,
    needsBrowser: true,
    onlyFull: true,
  },
  {
    name: 'browser-full-quiet',
    kind: 'playwright',
    budgetSeconds: 1200,
    // Alone: it measures time.
    command: [bin('playwright'), 'test', '--project=quiet', '--no-deps'],
    env: { FULL: '1' },
    needsBuild: true,
    needsBrowser: true,
    onlyFull: true,
  },
  {
    name: 'module-all',
    kind: 'vitest',
    budgetSeconds: 900,
    command: vitest('site'),
    env: { FULL: '1', TEST_PROCESSES: '1' },
    needsBuild: true,
    onlyFull: true,
  },
  {
    name: 'module-all-two',
    kind: 'vitest',
    budgetSeconds: 900,
    command: vitest('site'),
    env: { TEST_PROCESSES: '2' },
    needsBuild: true,
    onlyFull: true,
  },
  {
    name: 'fault-full',
    kind: 'vitest',
    budgetSeconds: 900,
    command: vitest('fault'),
    env: { FULL: '1', LEDGER_KILLS: '100', LEDGER_STOPS: '20' },
    needsBuild: true,
    onlyFull: true,
  },
  {
    name: 'model',
    kind: 'vitest',
    budgetSeconds: 1800,
    command: [...vitest('site'), 'apps/server/src/modules/wallet/model'],
    env: { WALLET_SEQUENCES: '20000' },
    onlyFull: true,
  },
  {
    name: 'full',
    kind: 'vitest',
    budgetSeconds: 7200,
    // One file after another: some of them measure time.
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
  const elsewhere = full ? 'onlyQuick' : 'onlyFull'
  const asked = SUITES.filter((suite) =>
    only.length > 0 ? only.includes(suite.name) : suite[elsewhere] !== true,
  )
  const build = asked.some((suite) => suite.needsBuild === true)
  return SUITES.filter((suite) => asked.includes(suite) || (build && suite.name === 'build'))
}
