import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcesses, findLeftovers, RUN_MARK, waitForLeftovers } from './leftover-processes.mjs'
import { reportEnv, reportFlags } from './suite-count.mjs'

/** Grace for processes that end by themselves after their parent. */
const PATIENCE_MILLISECONDS = 3000
const GRACE_MILLISECONDS = 5000
const PROGRESS_MILLISECONDS = 15_000

/**
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {object} Run
 * @property {number} seconds
 * @property {string} [trouble] why the suite failed apart from its tests
 * @property {string} output of a check, which is shown only when it fails
 * @typedef {object} At
 * @property {string} folder
 * @property {NodeJS.ProcessEnv} env
 * @property {number} [patience]
 */

/** @type {Map<number, string>} process group -> mark, of what runs at this moment */
const running = new Map()

/** Kills everything at once, because this process is ending and cannot wait. */
export const endEverything = () => {
  for (const [group, mark] of running) endProcesses(group, findLeftovers(group, mark), 'SIGKILL')
  running.clear()
}

const trouble = (
  /** @type {number | null} */ code,
  /** @type {NodeJS.Signals | null} */ signal,
) => {
  if (signal !== null) return `ended by ${signal}`
  return code === 0 ? undefined : `exit code ${code}`
}

/**
 * @param {number} group
 * @param {string} mark
 * @param {number} patience in milliseconds
 */
const sweep = async (group, mark, patience) => {
  const leftovers = await waitForLeftovers(group, mark, patience)
  if (leftovers.length === 0) return undefined
  endProcesses(group, leftovers, 'SIGTERM')
  const stubborn = await waitForLeftovers(group, mark, GRACE_MILLISECONDS)
  endProcesses(group, stubborn, 'SIGKILL')
  const names = leftovers.map(({ pid, command }) => `${pid} ${command.slice(0, 120)}`).join('\n  ')
  return `left running (now ended):\n  ${names}`
}

/**
 * @param {Suite} suite
 * @param {At} at
 * @returns {Promise<Run>}
 */
export const runSuite = async (suite, at) => {
  const { folder, env, patience = PATIENCE_MILLISECONDS } = at
  const started = performance.now()
  const mark = randomUUID()
  const quiet = suite.kind === 'check'
  const log = join(folder, `${suite.name}.log`)
  const output = quiet ? openSync(log, 'w') : 'inherit'
  const child = spawn(process.execPath, [...suite.command, ...reportFlags(suite, folder)], {
    // A separate process group, so that all its processes can be ended together.
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...env, ...suite.env, ...reportEnv(suite, folder), [RUN_MARK]: mark },
  })
  const group = child.pid ?? 0
  if (group > 0) running.set(group, mark)
  const secondsSoFar = () => (performance.now() - started) / 1000
  const progress = setInterval(() => {
    console.log(`  ${suite.name}: ${secondsSoFar().toFixed(0)} s`)
  }, PROGRESS_MILLISECONDS)
  const [code, signal, error] = await new Promise((resolve) => {
    child.once('exit', (...end) => resolve([...end, undefined]))
    child.once('error', (cause) => resolve([1, null, cause]))
  })
  clearInterval(progress)
  const seconds = secondsSoFar()
  const leftovers = group > 0 ? await sweep(group, mark, patience) : String(error)
  running.delete(group)
  if (typeof output === 'number') closeSync(output)
  const problems = [trouble(code, signal), leftovers].filter((one) => one)
  return {
    seconds,
    ...(problems.length > 0 && { trouble: problems.join('; ') }),
    output: quiet ? readFileSync(log, 'utf8') : '',
  }
}
