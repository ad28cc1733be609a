import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { reexecOnPinnedNode } from './runtime.mjs'

/**
 * Runs a program of the site from source, with our arguments, and ends with its exit code.
 * @param {string} scriptUrl
 * @param {string} program
 */
export async function runProgram(scriptUrl, program) {
  await ensureInstalled()
  await reexecOnPinnedNode(scriptUrl)
  const file = join(root, 'apps', 'site', 'src', program)
  const args = [file, ...process.argv.slice(2)]
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}
