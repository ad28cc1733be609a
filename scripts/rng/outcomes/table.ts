import type { Generator } from '../generators/index.ts'
import type { OutcomeGame } from './games.ts'

/** The outcomes: the values of each column, round by round. */
export interface Table {
  readonly rounds: number
  readonly columns: readonly Column[]
  readonly distinct: boolean
  /** Number of impossible values; any one fails without a test. */
  readonly outside: number
}

export interface Column {
  readonly name: string
  /** Number of possible values. */
  readonly size: number
  readonly values: Uint8Array
}

export function drawTable(game: OutcomeGame, generator: Generator, draws: number): Table {
  const rounds = Math.ceil(draws / game.sizes.length)
  const columns = game.sizes.map((size, index) => ({
    name: `${index + 1}`,
    size,
    values: new Uint8Array(rounds),
  }))
  let outside = 0
  for (let round = 0; round < rounds; round += 1) {
    const outcome = game.play(generator.nextRound(), generator.shuffle)
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index]
      const value = outcome[index] ?? -1
      if (!column || value < 0 || value >= column.size) outside += 1
      else column.values[round] = value
    }
  }
  return { rounds, columns, distinct: game.distinct, outside }
}
