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
 * How many times longer than usual everything takes, by what the same work took; 1 at least.
 * @param {readonly number[]} times in milliseconds
 */
export const paceOf = (times) => {
  const middle = times.toSorted((one, other) => one - other)[times.length >> 1]
  return Math.min(MOST, Math.max(1, (middle ?? 0) / USUAL_MILLISECONDS))
}

/**
 * Times a small work all along. In processor time: what else runs here does not count, but a host
 * that gives our cores to others does.
 * @param {() => number} timeOf the work, in milliseconds
 */
export const startPace = (timeOf = timeOfWork) => {
  for (let turn = 0; turn < WARM_UP; turn += 1) work()
  /** @type {number[]} */
  const times = []
  setInterval(() => times.push(timeOf()), EVERY_MILLISECONDS).unref()
  return {
    /** @returns {() => number} the pace since then */
    begin: () => {
      const from = times.length
      times.push(timeOf(), timeOf(), timeOf())
      return () => paceOf(times.slice(from))
    },
  }
}
