import { fitOf, twoSided } from '../stats/index.ts'
import { minExpected } from './cells.ts'
import { testedColumns } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

const longest = 20
const minLengths = 3

/** Runs of values in the lower or upper half: half of the runs end at each step. */
export const runs = (table: Table): PValue[] =>
  testedColumns(table).flatMap((column) => {
    const counts = countRuns(column)
    const total = counts.reduce((sum, count) => sum + count, 0)
    const last = Math.min(longest, Math.floor(Math.log2(total / minExpected)))
    if (!(last >= minLengths)) return []
    const tail = counts.slice(last - 1).reduce((sum, count) => sum + count, 0)
    const chances = Array.from({ length: last }, (_, index) => 2 ** -Math.min(index + 1, last - 1))
    return [
      { part: column.name, p: twoSided(fitOf([...counts.slice(0, last - 1), tail], chances)) },
    ]
  })

/** Number of runs of length 1, 2, …; the middle of an odd number of values is skipped. */
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
      const index = Math.min(run, counts.length) - 1
      counts[index] = (counts[index] ?? 0) + 1
      run = 1
    }
    wasHigh = isHigh
  }
  return counts
}
