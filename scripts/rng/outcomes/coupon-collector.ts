import { fitOf, twoSided } from '../stats/index.ts'
import { minExpected } from './cells.ts'
import { testedColumns } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

const maxBins = 20
const minBins = 5
/** Remaining chance that can be ignored. */
const negligible = 1e-12

/** The number of rounds until every value has occurred. */
export const couponCollector = (table: Table): PValue[] =>
  testedColumns(table).flatMap((column) => {
    const lengths = collect(column)
    const minChance = Math.max(minExpected / lengths.length, 1 / maxBins)
    const bins = binsOf(chancesToCollect(column.size), minChance)
    if (bins.length < minBins) return []
    const counts = bins.map(() => 0)
    for (const length of lengths) {
      const index = bins.findIndex(({ upTo }) => length <= upTo)
      counts[index] = (counts[index] ?? 0) + 1
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

/** The chance of needing exactly 0, 1, 2, … draws, from the number of values collected so far. */
export function chancesToCollect(size: number): number[] {
  const chances = [0]
  let collected = [1, ...Array.from({ length: size - 1 }, () => 0)]
  for (let remaining = 1; remaining > negligible;) {
    const complete = (collected[size - 1] ?? 0) / size
    chances.push(complete)
    remaining -= complete
    collected = collected.map(
      (chance, count) =>
        (chance * count + (count > 0 ? (collected[count - 1] ?? 0) * (size - count + 1) : 0)) /
        size,
    )
  }
  return chances
}

interface Bin {
  upTo: number
  chance: number
}

/** Merges neighbours until a bin is large enough; the remainder joins the last one. */
export function binsOf(chances: readonly number[], minChance: number): Bin[] {
  const bins: Bin[] = []
  let chance = 0
  for (const [upTo, next] of chances.entries()) {
    chance += next
    if (chance < minChance) continue
    bins.push({ upTo, chance })
    chance = 0
  }
  const last = bins.pop()
  return last ? [...bins, { upTo: Infinity, chance: last.chance + chance }] : []
}
