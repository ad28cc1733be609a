import { readFileSync } from 'node:fs'

/** What the work takes, in milliseconds of processor, where the budgets were measured. */
const USUAL_MILLISECONDS = 8
/** A machine that is slower than this is not waited for. */
const MOST = 2
const EVERY_MILLISECONDS = 1000
const WARM_UP = 100

const NAMES = Array.from({ length: 2000 }, (_, place) => `name ${(place * 7919) % 2000}`)

/** Some of what programs do: objects, texts, sorting, looking up. */
const work = () => {
  const rows = NAMES.map((name, place) => ({ name, place, text: `${name}, ${name}` }))
  /** @type {typeof rows} */
  const read = JSON.parse(JSON.stringify(rows))
  read.sort((one, other) => (one.name < other.name ? -1 : 1))
  const byName = new Map(read.map((row) => [row.name, row.text.length]))
  return NAMES.reduce((sum, name) => sum + (byName.get(name) ?? 0), 0)
}

const timeOfWork = () => {
  const before = process.cpuUsage()
  work()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * How many times longer everything takes where the host gave our cores to others, by the first
 * line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal.
 * @param {readonly number[]} before
 * @param {readonly number[]} now
 */
export const stolenOf = (before, now) => {
  const spent = (/** @type {number} */ place) => (now[place] ?? 0) - (before[place] ?? 0)
  const busy = [0, 1, 2, 5, 6].reduce((sum, place) => sum + spent(place), 0)
  return busy > 0 ? (busy + spent(7)) / busy : 1
}

/** Empty where the system does not tell. */
const timesOfCores = () => {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    return first.split(/\s+/).slice(1).map(Number)
  } catch {
    return []
  }
}

/**
 * How many times longer than usual everything takes, by what the same work took; 1 at least.
 * @param {readonly number[]} times in milliseconds
 * @param {number} stolen
 */
export const paceOf = (times, stolen) => {
  const middle = times.toSorted((one, other) => one - other)[times.length >> 1]
  return Math.min(MOST, Math.max(1, (middle ?? 0) / USUAL_MILLISECONDS) * stolen)
}

/**
 * Times a small work all along. In processor time, so that what else runs here does not count; what
 * the host took from us is told by the system.
 * @param {() => number} timeOf the work, in milliseconds
 * @param {() => readonly number[]} timesOf all cores
 */
export const startPace = (timeOf = timeOfWork, timesOf = timesOfCores) => {
  for (let turn = 0; turn < WARM_UP; turn += 1) work()
  /** @type {number[]} */
  const times = []
  setInterval(() => times.push(timeOf()), EVERY_MILLISECONDS).unref()
  return {
    /** @returns {() => number} the pace since then */
    begin: () => {
      const from = times.length
      const cores = timesOf()
      times.push(timeOf(), timeOf(), timeOf())
      return () => paceOf(times.slice(from), stolenOf(cores, timesOf()))
    },
  }
}
