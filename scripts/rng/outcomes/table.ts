import type { Generator } from '../generators/index.ts'
import type { OutcomeGame } from './games.ts'

/** What came out: the values of each column, round by round. */
export interface Table {
  readonly rounds: number
  readonly columns: readonly Column[]
  readonly distinct: boolean
  /** Values that cannot be, which no test of fit would need. */
  readonly outside: number
}

export interface Column {
  readonly name: string
  /** How many values there are. */
  readonly size: number
  readonly values: Uint8Array
}

export function drawTable(game: OutcomeGame, generator: Generator, draws: number): Table {
  const rounds = Math.ceil(draws / game.sizes.length)
  const columns = game.sizes.map((size, place) => ({
    name: `${place + 1}`,
    size,
    values: new Uint8Array(rounds),
  }))
  let outside = 0
  for (let round = 0; round < rounds; round += 1) {
    const drawn = game.play(generator.nextRound(), generator.shuffle)
    for (let place = 0; place < columns.length; place += 1) {
      const column = columns[place]
      const value = drawn[place] ?? -1
      if (!column || value < 0 || value >= column.size) outside += 1
      else column.values[round] = value
    }
  }
  return { rounds, columns, distinct: game.distinct, outside }
}
