import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { reexecOnPinnedNode } from './runtime.mjs'

/**
 * Builds the site, then runs a program that looks at it, with our arguments.
 * @param {string} scriptUrl
 * @param {string} program
 */
export async function runBuilt(scriptUrl, program) {
  await ensureInstalled()
  await reexecOnPinnedNode(scriptUrl)
  process.chdir(root)
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
  process.exitCode = run('scripts/build.mjs') || run(program, ...process.argv.slice(2))
}
