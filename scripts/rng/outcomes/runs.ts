import { fitOf, twoSided } from '../stats/index.ts'
import { fewest } from './cells.ts'
import { tested } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

const longest = 20
const fewestLengths = 3

/** Values of the lower and the upper half in a row: one half of the runs ends at each step. */
export const runs = (table: Table): PValue[] =>
  tested(table).flatMap((column) => {
    const counts = countRuns(column)
    const total = counts.reduce((sum, count) => sum + count, 0)
    const last = Math.min(longest, Math.floor(Math.log2(total / fewest)))
    if (!(last >= fewestLengths)) return []
    const tail = counts.slice(last - 1).reduce((sum, count) => sum + count, 0)
    const chances = Array.from({ length: last }, (_, place) => 2 ** -Math.min(place + 1, last - 1))
    return [
      { part: column.name, p: twoSided(fitOf([...counts.slice(0, last - 1), tail], chances)) },
    ]
  })

/** How many runs of 1, 2, … there are; the middle of an odd number of values is no half. */
function countRuns({ size, values }: Column): number[] {
  const counts = Array.from({ length: 64 }, () => 0)
  const [low, high] = [Math.floor(size / 2), Math.ceil(size / 2)]
  let run = 0
  let wasHigh = false
  for (const value of values) {
    if (value >= low && value < high) continue
    const isHigh = value >= high
    if (isHigh === wasHigh || run === 0) run += 1
    else {
      const place = Math.min(run, counts.length) - 1
      counts[place] = (counts[place] ?? 0) + 1
      run = 1
    }
    wasHigh = isHigh
  }
  return counts
}
