import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell']
const PACKAGE = 'chromium-headless-shell'

const isExecutable = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {NodeJS.ProcessEnv} env */
export const findBrowser = (env) => {
  if (env['CHROMIUM_PATH']) {
    return isExecutable(env['CHROMIUM_PATH']) ? env['CHROMIUM_PATH'] : undefined
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const aptGet = (/** @type {string[]} */ ...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Playwright's own download is not used: it comes from outside the package registries.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ path: string } | { missing: string }}
 */
export const ensureBrowser = (env) => {
  const found = findBrowser(env)
  if (found !== undefined) return { path: found }
  if (env['CHROMIUM_PATH']) {
    return { missing: `CHROMIUM_PATH is ${env['CHROMIUM_PATH']}, which cannot be run.` }
  }
  if (mayInstall()) {
    console.log(`No browser on the PATH: installing ${PACKAGE} with apt-get.`)
    if (aptGet('update') && aptGet('install', '-y', '--no-install-recommends', PACKAGE)) {
      const installed = findBrowser(env)
      if (installed !== undefined) return { path: installed }
    }
  }
  return {
    missing: 'The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.',
  }
}
