import { chiSquareAbove, erfc, addOne } from '../stats/index.ts'
import type { Bits, PValue } from './bits.ts'

const farthest = 9
const mostVisits = 5
const fewestCycles = 500
const named = (state: number) => (state > 0 ? `+${state}` : `${state}`)
const states = (far: number) =>
  Array.from({ length: 2 * far + 1 }, (_, place) => place - far).filter((state) => state !== 0)

interface Walk {
  cycles: number
  /** Visits of each state from -9 to 9. */
  visits: Uint32Array
  /** Of each state: cycles without a visit, with one, … with five or more. */
  byVisits: Uint32Array[]
}

/** From zero to zero is one cycle. */
function walkOf(bits: Bits): Walk {
  const visits = new Uint32Array(2 * farthest + 1)
  const inCycle = new Uint32Array(2 * farthest + 1)
  const byVisits = Array.from(visits, () => new Uint32Array(mostVisits + 1))
  let cycles = 0
  const close = () => {
    cycles += 1
    for (const [state, count] of inCycle.entries()) {
      const counts = byVisits[state]
      if (counts) addOne(counts, Math.min(count, mostVisits))
    }
    inCycle.fill(0)
  }
  let at = 0
  for (const bit of bits) {
    at += 2 * bit - 1
    if (at === 0) close()
    else if (at >= -farthest && at <= farthest) {
      addOne(inCycle, at + farthest)
      addOne(visits, at + farthest)
    }
  }
  if (at !== 0) close()
  return { cycles, visits, byVisits }
}

/** 2.14 and 2.15; nothing where the walk comes back too rarely, as NIST says. */
export function excursions(bits: Bits, fewest = fewestCycles): PValue[] {
  const walk = walkOf(bits)
  const { cycles } = walk
  if (cycles < Math.max(fewest, 0.005 * Math.sqrt(bits.length))) return []
  return [
    ...states(4).map((state) => ({ part: named(state), p: visitsOf(walk, state) })),
    ...states(farthest).map((state) => {
      const distance = Math.abs((walk.visits[state + farthest] ?? 0) - cycles)
      const p = erfc(distance / Math.sqrt(2 * cycles * (4 * Math.abs(state) - 2)))
      return { part: `variant ${named(state)}`, p }
    }),
  ]
}

function visitsOf({ cycles, byVisits }: Walk, state: number): number {
  const back = 1 - 1 / (2 * Math.abs(state))
  let sum = 0
  for (const [visits, count] of (byVisits[state + farthest] ?? []).entries()) {
    const mean = cycles * chanceOfVisits(visits, back)
    sum += (count - mean) ** 2 / mean
  }
  return chiSquareAbove(sum, mostVisits)
}

function chanceOfVisits(visits: number, back: number): number {
  if (visits === 0) return back
  if (visits === mostVisits) return (1 - back) * back ** (mostVisits - 1)
  return (1 - back) ** 2 * back ** (visits - 1)
}
