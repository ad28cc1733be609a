import { fitOf, twoSided } from '../stats/index.ts'
import { fewest } from './cells.ts'
import { tested } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

const mostBins = 20
const fewestBins = 5
/** What is left of the chance, from where it makes no difference. */
const rest = 1e-12

/** How many rounds it takes until every value has come. */
export const couponCollector = (table: Table): PValue[] =>
  tested(table).flatMap((column) => {
    const lengths = collect(column)
    const least = Math.max(fewest / lengths.length, 1 / mostBins)
    const bins = binsOf(chancesToCollect(column.size), least)
    if (bins.length < fewestBins) return []
    const counts = bins.map(() => 0)
    for (const length of lengths) {
      const place = bins.findIndex(({ upTo }) => length <= upTo)
      counts[place] = (counts[place] ?? 0) + 1
    }
    const chances = bins.map(({ chance }) => chance)
    return [{ part: column.name, p: twoSided(fitOf(counts, chances)) }]
  })

function collect({ size, values }: Column): number[] {
  const seenIn = new Uint32Array(size)
  const lengths: number[] = []
  let missing = size
  let length = 0
  for (const value of values) {
    length += 1
    if (seenIn[value] !== lengths.length + 1) {
      seenIn[value] = lengths.length + 1
      missing -= 1
    }
    if (missing > 0) continue
    lengths.push(length)
    missing = size
    length = 0
  }
  return lengths
}

/** The chance that it takes exactly 0, 1, 2, … draws, from how many have come so far. */
export function chancesToCollect(size: number): number[] {
  const chances = [0]
  let having = [1, ...Array.from({ length: size - 1 }, () => 0)]
  for (let left = 1; left > rest;) {
    const done = (having[size - 1] ?? 0) / size
    chances.push(done)
    left -= done
    having = having.map(
      (chance, count) =>
        (chance * count + (count > 0 ? (having[count - 1] ?? 0) * (size - count + 1) : 0)) / size,
    )
  }
  return chances
}

interface Bin {
  upTo: number
  chance: number
}

/** Neighbours together until a bin is large enough; what is left over joins the last. */
export function binsOf(chances: readonly number[], least: number): Bin[] {
  const bins: Bin[] = []
  let chance = 0
  for (const [upTo, one] of chances.entries()) {
    chance += one
    if (chance < least) continue
    bins.push({ upTo, chance })
    chance = 0
  }
  const last = bins.pop()
  return last ? [...bins, { upTo: Infinity, chance: last.chance + chance }] : []
}
