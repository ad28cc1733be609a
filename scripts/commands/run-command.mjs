import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** @import { Run } from './list.mjs' */

/**
 * Runs a command with the user's arguments.
 * @param {Run} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runCommand(command, args) {
  if (command.kind === 'program') {
    const file = join(root, 'dist', 'site', `${command.program}.js`)
    const env = { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }
    // Files named in the arguments are relative to the user's folder.
    return (
      (await node(['scripts/build.mjs', '--only', 'site'])) ||
      node([file, ...args], { env, cwd: process.cwd() })
    )
  }
  if (command.kind === 'tool') {
    return node([join('node_modules', '.bin', command.tool), ...command.args, ...args])
  }
  if (command.kind === 'built') {
    const code = await node(['scripts/build.mjs'])
    if (code !== 0) return code
  }
  return node([join(root, command.file), ...(command.args ?? []), ...args], {
    cwd: process.cwd(),
  })
}

/**
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
const node = (args, { env = process.env, cwd = root } = {}) =>
  run(process.execPath, args, { env, cwd })
