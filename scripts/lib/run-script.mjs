import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { reexecOnPinnedNode } from './runtime.mjs'

/**
 * Runs a program of scripts/ in the root, with our arguments, and ends with its exit code.
 * @param {string} scriptUrl
 * @param {string} program
 */
export async function runScript(scriptUrl, program) {
  process.chdir(root)
  await ensureInstalled()
  await reexecOnPinnedNode(scriptUrl)
  const args = [program, ...process.argv.slice(2)]
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}
