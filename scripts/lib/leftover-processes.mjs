import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Environment variable that all processes of a test run inherit, even those that leave its group.
 */
export const RUN_MARK = 'FAIRHOUSE_TEST_RUN'

/** @typedef {{ pid: number, command: string }} LeftProcess */

const read = (/** @type {string} */ path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const groupLives = (/** @type {number} */ group) => {
  try {
    process.kill(-group, 0)
    return true
  } catch {
    return false
  }
}

/** Field 3 of /proc/<pid>/stat is the state, 5 the process group; a zombie is not running. */
const inGroup = (/** @type {string} */ stat, /** @type {number} */ group) => {
  const [state, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state !== 'Z' && Number(processGroup) === group
}

/**
 * @param {number} group
 * @param {string} mark
 * @returns {LeftProcess[]}
 */
export const findLeftovers = (group, mark) => {
  if (process.platform !== 'linux') {
    return groupLives(group) ? [{ pid: group, command: `process group ${group}` }] : []
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter(
      (pid) =>
        inGroup(read(`/proc/${pid}/stat`), group) ||
        read(`/proc/${pid}/environ`).split('\0').includes(`${RUN_MARK}=${mark}`),
    )
    .map((pid) => ({
      pid: Number(pid),
      command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
    }))
    .filter(({ command }) => command !== '')
}

/** Waits for processes to end after their parent did; returns those that remain. */
export const waitForLeftovers = async (
  /** @type {number} */ group,
  /** @type {string} */ mark,
  /** @type {number} */ patienceMilliseconds,
) => {
  const end = Date.now() + patienceMilliseconds
  let leftovers = findLeftovers(group, mark)
  while (leftovers.length > 0 && Date.now() < end) {
    await sleep(100)
    leftovers = findLeftovers(group, mark)
  }
  return leftovers
}

/**
 * @param {number} group
 * @param {LeftProcess[]} leftovers
 * @param {NodeJS.Signals} signal
 */
export const endProcesses = (group, leftovers, signal) => {
  for (const pid of [-group, ...leftovers.map((one) => one.pid)]) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has already ended.
    }
  }
}
