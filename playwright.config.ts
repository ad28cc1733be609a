import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

// Other tools read this file too, so a missing browser is told by the global setup.
const executablePath = findBrowser(process.env)

// Chromium refuses its sandbox to root, and a container often has no room in /dev/shm.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const changing = '**/*.changing.spec.ts'
const quiet = '**/*.quiet.spec.ts'
/** Set by the global setup, and read again in each worker. */
const at = (baseURL: string | undefined) => (baseURL === undefined ? {} : { use: { baseURL } })

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // One more than cores: a journey waits for its page as often as it works.
  workers: 3,
  fullyParallel: true,
  // What takes long, or looks at one thing in many ways, is for the full run.
  ...(process.env.FULL ? {} : { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env.CI),
  // Only a journey that hangs reaches these: three share two cores, which others may take away. How
  // quick a page is, the bench measures.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [
    // These change their site for everybody: one at a time, on a site that no other journey sees.
    {
      name: 'changing',
      testMatch: changing,
      workers: 1,
      ...at(process.env.CHANGING_SITE_URL ?? process.env.SITE_URL),
    },
    { name: 'journeys', testIgnore: [changing, quiet], ...at(process.env.SITE_URL) },
    // These fill their site with thousands of games, so nothing else may run beside them.
    {
      name: 'quiet',
      testMatch: quiet,
      workers: 1,
      dependencies: ['journeys', 'changing'],
      ...at(process.env.SITE_URL),
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-gpu', '--disable-dev-shm-usage', ...asRoot],
    },
    // What a worker fetches, a journey cannot intercept; the journeys of the worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording makes all journeys a third slower; `--trace retain-on-failure` when one is wanted.
    trace: 'off',
  },
})
