import { beginGame, games, type Game, type GameEvent } from '@fairhouse/engines'
import type { ReelsEvent, Rng, RowEvent } from '@fairhouse/engines'
import type { Generator } from '../generators/index.ts'

/** A game drawn in rounds, with one number per column. */
export interface OutcomeGame {
  /** Number of values of each column. */
  readonly sizes: readonly number[]
  /** Whether all values of a round differ. */
  readonly distinct: boolean
  play(rng: Rng, shuffleOf: Generator['shuffle']): readonly number[]
}

const deck = Array.from({ length: 52 }, (_, card) => card)
const dice = [6, 6, 6]
const wheel = [37]

const isReels = (event: GameEvent): event is ReelsEvent => event.type === 'reels'

const rowBase = 32
const isRow = (event: GameEvent): event is RowEvent => event.type === 'row'

/** The stops of the paid spin, or the row of the books, drawn by the engine itself. */
function slot(game: Game): OutcomeGame {
  const begin = beginGame(game)
  const eventsOf = (rng: Rng) => begin(rng).act({ type: 'spin' }).events
  if (game.kind === 'grid') {
    // Split into columns, because there are more rows than a test can count.
    const sizes = [game.config.model.books.rows / rowBase ** 2, rowBase, rowBase]
    const play = (rng: Rng) => {
      const { row } = eventsOf(rng).find(isRow) ?? { row: 0 }
      return [Math.floor(row / rowBase ** 2), Math.floor(row / rowBase) % rowBase, row % rowBase]
    }
    return { sizes, distinct: false, play }
  }
  const sizes = game.config.model.strips.map((strip) => strip.length)
  return { sizes, distinct: false, play: (rng) => eventsOf(rng).find(isReels)?.stops ?? [] }
}

/** One game of each kind, because all games of a kind draw alike. */
const testedColumns = games().filter(({ code }) =>
  ['lucky-orchard', 'dragon-pearl', 'lantern-river'].includes(code),
)

/** LIST of the tested games. */
export const outcomeGames: Readonly<Record<string, OutcomeGame>> = {
  ...Object.fromEntries(testedColumns.map((game) => [game.code, slot(game)])),
  'shuffled deck': {
    sizes: deck.map(() => deck.length),
    distinct: true,
    play: (rng, shuffleOf) => shuffleOf(rng, deck),
  },
  'three dice': {
    sizes: dice,
    distinct: false,
    play: (rng) => dice.map((faces) => rng.below(faces)),
  },
  'wheel of 37': {
    sizes: wheel,
    distinct: false,
    play: (rng) => wheel.map((numbers) => rng.below(numbers)),
  },
}
