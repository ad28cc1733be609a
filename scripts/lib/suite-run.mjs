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
const LOOK_MILLISECONDS = 100
/** Of its own budget. One that needs more than this has become slow, whatever others left. */
const MOST_BORROWED = 0.25

/**
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {object} Run
 * @property {number} seconds
 * @property {number} allowedSeconds the budget at the pace that the machine had meanwhile
 * @property {string} [trouble] why the suite failed apart from its tests
 * @property {string} output of a check, which is shown only when it fails
 * @typedef {object} At
 * @property {string} folder
 * @property {NodeJS.ProcessEnv} env
 * @property {() => number} pace
 * @property {number} [spareSeconds] that suites before this one left of their budgets
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
  /** @type {boolean} */ late,
  /** @type {number} */ budget,
) => {
  if (late) return `stopped: over its budget of ${budget} s, and what others left`
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
  const { folder, env, pace, patience = PATIENCE_MILLISECONDS } = at
  const borrowed = Math.min(at.spareSeconds ?? 0, suite.budgetSeconds * MOST_BORROWED)
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
  const allowed = () => Math.round(suite.budgetSeconds * pace())
  let late = false
  const looking = setInterval(() => {
    if (late || secondsSoFar() <= allowed() + borrowed) return
    late = true
    endProcesses(group, findLeft(group, mark), 'SIGTERM')
    setTimeout(() => endProcesses(group, findLeft(group, mark), 'SIGKILL'), GRACE_MILLISECONDS)
  }, LOOK_MILLISECONDS)
  const progress = setInterval(() => {
    console.log(`  ${suite.name}: ${secondsSoFar().toFixed(0)} s of ${allowed()} s`)
  }, PROGRESS_MILLISECONDS)
  const [code, signal, error] = await new Promise((resolve) => {
    child.once('exit', (...end) => resolve([...end, undefined]))
    child.once('error', (cause) => resolve([1, null, cause]))
  })
  clearInterval(looking)
  clearInterval(progress)
  const [seconds, allowedSeconds] = [secondsSoFar(), allowed()]
  const left = group > 0 ? await sweep(group, mark, patience) : String(error)
  running.delete(group)
  if (typeof out === 'number') closeSync(out)
  const why = [trouble(code, signal, late, allowedSeconds), left].filter((one) => one)
  return {
    seconds,
    allowedSeconds,
    ...(why.length > 0 && { trouble: why.join('; ') }),
    output: quiet ? readFileSync(log, 'utf8') : '',
  }
}
