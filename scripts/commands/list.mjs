/**
 * How a command runs:
 * - `program`: builds the site, then runs one of its programs (scripts/lib/programs.mjs)
 * - `built`: builds everything, then runs a script
 * - `script`: runs a script
 * - `tool`: runs an installed tool
 *
 * @typedef {(typeof import('../lib/programs.mjs').programs)[number]} Program
 * @typedef {{ kind: 'program', program: Program }
 *   | { kind: 'built' | 'script', file: string, args?: string[] }
 *   | { kind: 'tool', tool: string, args: string[] }} Run
 *
 * @typedef {object} Command
 * @property {string} name
 * @property {string} group
 * @property {string} summary one line, a verb first
 * @property {string} [usage] the arguments
 * @property {[string, string][]} [options] each option and its meaning
 * @property {Run} run
 */

import { developCommands } from './develop.mjs'
import { gameCommands } from './games.mjs'
import { operateCommands } from './operate.mjs'
import { providerCommands } from './providers.mjs'

/** LIST of all commands, in the order in which help shows them. @type {Command[]} */
export const commands = [
  ...developCommands,
  ...operateCommands,
  ...providerCommands,
  ...gameCommands,
]
