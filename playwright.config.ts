import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

// Other tools read this file too, so a missing browser is told by the global setup.
const executablePath = findBrowser(process.env)

// Chromium refuses its sandbox to root, and a container often has no room in /dev/shm.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const alone = '**/*.alone.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 20_000,
  expect: { timeout: 7000 },
  reporter: [['list']],
  projects: [
    { name: 'journeys', testIgnore: alone },
    // These change the site for everybody, so nothing else may run beside them.
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['journeys'] },
  ],
  use: {
    browserName: 'chromium',
    // Set by the global setup, and read again in each worker.
    ...(process.env.SITE_URL ? { baseURL: process.env.SITE_URL } : {}),
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
