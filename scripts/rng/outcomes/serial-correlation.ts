import { chiSquareAbove, twoSided } from '../stats/index.ts'
import { testedColumns } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

const lags = 10
const minRounds = 500

/** Independence of a value from the ten rounds before it (Ljung-Box). */
export function serialCorrelation(table: Table): PValue[] {
  if (table.rounds < minRounds) return []
  return testedColumns(table).map((column) => ({ part: column.name, p: chanceOf(column) }))
}

function chanceOf({ values }: Column): number {
  const n = values.length
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / n
  const variance = productAt(values, mean, 0)
  let statistic = 0
  for (let lag = 1; lag <= lags; lag += 1) {
    statistic += (productAt(values, mean, lag) / variance) ** 2 / (n - lag)
  }
  return twoSided(chiSquareAbove(n * (n + 2) * statistic, lags))
}

function productAt(values: Uint8Array, mean: number, lag: number): number {
  let sum = 0
  for (let round = lag; round < values.length; round += 1) {
    sum += ((values[round] ?? 0) - mean) * ((values[round - lag] ?? 0) - mean)
  }
  return sum
}
