import { defineConfig } from 'vitest/config'

const SKIP = ['**/node_modules/**', '**/dist/**', '.cache/**', '.data/**', 'e2e/**']
const ROOTS = '{packages,apps,examples,scripts}/**'
const DATABASE = ['apps/site/src/testing/global-setup.ts']

type Kind = { name: string; include: string[]; exclude?: string[]; timeoutSeconds: number }

/** The kind of a test is its file name, so that nobody has to look up where a test runs. */
const project = ({ name, include, exclude = [], timeoutSeconds }: Kind, globalSetup: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...SKIP, ...exclude],
    globalSetup,
    testTimeout: timeoutSeconds * 1000,
    hookTimeout: Math.max(30, timeoutSeconds) * 1000,
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // The output is read from a pipe as often as from a terminal.
    slowTestThreshold: 2000,
    projects: [
      project(
        {
          name: 'unit',
          include: [`${ROOTS}/*.test.{ts,tsx}`],
          exclude: ['**/*.{site,fault,full}.test.{ts,tsx}'],
          timeoutSeconds: 10,
        },
        [],
      ),
      project({ name: 'site', include: [`${ROOTS}/*.site.test.ts`], timeoutSeconds: 20 }, DATABASE),
      project(
        { name: 'fault', include: [`${ROOTS}/*.fault.test.ts`], timeoutSeconds: 60 },
        DATABASE,
      ),
      project(
        { name: 'full', include: [`${ROOTS}/*.full.test.ts`], timeoutSeconds: 1800 },
        DATABASE,
      ),
    ],
  },
})
