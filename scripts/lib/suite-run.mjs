import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcesses, findLeft, RUN_MARK, waitForNoneLeft } from './leftovers.mjs'
import { reportEnv, reportFlags } from './suite-count.mjs'

/** For what goes by itself after its parent went. */
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

/** Called when this process itself is ending, so it cannot wait. */
export const endEverything = () => {
  for (const [group, mark] of running) endProcesses(group, findLeft(group, mark), 'SIGKILL')
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
  const left = await waitForNoneLeft(group, mark, patience)
  if (left.length === 0) return undefined
  endProcesses(group, left, 'SIGTERM')
  const stubborn = await waitForNoneLeft(group, mark, GRACE_MILLISECONDS)
  endProcesses(group, stubborn, 'SIGKILL')
  const names = left.map(({ pid, command }) => `${pid} ${command.slice(0, 120)}`).join('\n  ')
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
  const out = quiet ? openSync(log, 'w') : 'inherit'
  const child = spawn(process.execPath, [...suite.command, ...reportFlags(suite, folder)], {
    // Its own process group, so that everything below it can be ended together.
    detached: true,
    stdio: ['ignore', out, out],
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
  const left = group > 0 ? await sweep(group, mark, patience) : String(error)
  running.delete(group)
  if (typeof out === 'number') closeSync(out)
  const why = [trouble(code, signal), left].filter((one) => one)
  return {
    seconds,
    ...(why.length > 0 && { trouble: why.join('; ') }),
    output: quiet ? readFileSync(log, 'utf8') : '',
  }
}
