import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { reexecOnPinnedNode } from './runtime.mjs'

/**
 * Runs a command of the site, built, with our arguments, and ends with its exit code.
 * @param {string} scriptUrl
 * @param {(typeof import('./programs.mjs').programs)[number]} program
 */
export async function runProgram(scriptUrl, program) {
  await ensureInstalled()
  await reexecOnPinnedNode(scriptUrl)
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1
  process.exitCode =
    run(join(root, 'scripts', 'build.mjs'), '--only', 'site') ||
    run(join(root, 'dist', 'site', `${program}.js`), ...process.argv.slice(2))
}
