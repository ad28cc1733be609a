import { chiSquareAbove, erfc, addOne } from '../stats/index.ts'
import type { Bits, PValue } from './bits.ts'

const maxDistance = 9
const maxVisits = 5
const minCycles = 500
const stateName = (state: number) => (state > 0 ? `+${state}` : `${state}`)
const states = (distance: number) =>
  Array.from({ length: 2 * distance + 1 }, (_, index) => index - distance).filter(
    (state) => state !== 0,
  )

interface Walk {
  cycles: number
  /** Visits of each state from -9 to 9. */
  visits: Uint32Array
  /** By state: cycles without a visit, with one, … with five or more. */
  byVisits: Uint32Array[]
}

/** Counts visits; a cycle is a walk from zero to zero. */
function walkOf(bits: Bits): Walk {
  const visits = new Uint32Array(2 * maxDistance + 1)
  const inCycle = new Uint32Array(2 * maxDistance + 1)
  const byVisits = Array.from(visits, () => new Uint32Array(maxVisits + 1))
  let cycles = 0
  const close = () => {
    cycles += 1
    for (const [state, count] of inCycle.entries()) {
      const counts = byVisits[state]
      if (counts) addOne(counts, Math.min(count, maxVisits))
    }
    inCycle.fill(0)
  }
  let position = 0
  for (const bit of bits) {
    position += 2 * bit - 1
    if (position === 0) close()
    else if (position >= -maxDistance && position <= maxDistance) {
      addOne(inCycle, position + maxDistance)
      addOne(visits, position + maxDistance)
    }
  }
  if (position !== 0) close()
  return { cycles, visits, byVisits }
}

/** 2.14 and 2.15; empty if the walk has too few cycles, as NIST requires. */
export function excursions(bits: Bits, minCycleCount = minCycles): PValue[] {
  const walk = walkOf(bits)
  const { cycles } = walk
  if (cycles < Math.max(minCycleCount, 0.005 * Math.sqrt(bits.length))) return []
  return [
    ...states(4).map((state) => ({ part: stateName(state), p: visitsOf(walk, state) })),
    ...states(maxDistance).map((state) => {
      const distance = Math.abs((walk.visits[state + maxDistance] ?? 0) - cycles)
      const p = erfc(distance / Math.sqrt(2 * cycles * (4 * Math.abs(state) - 2)))
      return { part: `variant ${stateName(state)}`, p }
    }),
  ]
}

function visitsOf({ cycles, byVisits }: Walk, state: number): number {
  const returnChance = 1 - 1 / (2 * Math.abs(state))
  let sum = 0
  for (const [visits, count] of (byVisits[state + maxDistance] ?? []).entries()) {
    const mean = cycles * chanceOfVisits(visits, returnChance)
    sum += (count - mean) ** 2 / mean
  }
  return chiSquareAbove(sum, maxVisits)
}

function chanceOfVisits(visits: number, returnChance: number): number {
  if (visits === 0) return returnChance
  if (visits === maxVisits) return (1 - returnChance) * returnChance ** (maxVisits - 1)
  return (1 - returnChance) ** 2 * returnChance ** (visits - 1)
}
