import { defineConfig } from 'vitest/config'
import { MULTI_PROCESS_TESTS } from './scripts/lib/multi-process-tests.mjs'

const SKIP = ['**/node_modules/**', '**/dist/**', '.cache/**', '.data/**', 'e2e/**']
const ROOTS = '{packages,apps,examples,scripts}/**'
/** Tests that the suite runs with two processes are left out of the part with one. */
const ELSEWHERE =
  process.env.TEST_PART === 'apart' ? MULTI_PROCESS_TESTS.map((path) => `${path}**`) : []
/** Only a test that hangs reaches it: how quick things are is measured by `npm run bench`. */
const HANG_SECONDS = 120
const DATABASE = ['apps/site/src/testing/global-setup.ts']

interface Kind {
  name: string
  include: string[]
  exclude?: string[]
  timeoutSeconds: number
  /** Its files share what they import: twice as fast, and no test may leave anything behind. */
  isShared?: boolean
}

/** The kind of a test is its file name, so that nobody has to look up where a test runs. */
const project = (
  { name, include, exclude = [], timeoutSeconds, isShared = false }: Kind,
  globalSetup: string[],
) => ({
  extends: true as const,
  test: {
    name,
    isolate: !isShared,
    include,
    exclude: [...SKIP, ...exclude],
    globalSetup,
    testTimeout: timeoutSeconds * 1000,
    hookTimeout: timeoutSeconds * 1000,
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // The output is read from a pipe as often as from a terminal.
    slowTestThreshold: 2000,
    // The limit of the test itself ends a condition that never holds.
    expect: { poll: { timeout: HANG_SECONDS * 900, interval: 100 } },
    projects: [
      project(
        {
          name: 'unit',
          include: [`${ROOTS}/*.test.{ts,tsx}`],
          exclude: ['**/*.{site,fault,full}.test.{ts,tsx}'],
          timeoutSeconds: HANG_SECONDS,
          isShared: true,
        },
        [],
      ),
      project(
        {
          name: 'site',
          include: [`${ROOTS}/*.site.test.ts`],
          exclude: ELSEWHERE,
          timeoutSeconds: HANG_SECONDS,
          isShared: true,
        },
        DATABASE,
      ),
      project(
        {
          name: 'fault',
          include: [`${ROOTS}/*.fault.test.ts`],
          timeoutSeconds: 300,
          isShared: true,
        },
        DATABASE,
      ),
      project(
        { name: 'full', include: [`${ROOTS}/*.full.test.ts`], timeoutSeconds: 1800 },
        DATABASE,
      ),
    ],
  },
})
