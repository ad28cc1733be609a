import { beginGame, games, type Game, type GameEvent } from '@fairhouse/engines'
import type { ReelsEvent, Rng, RowEvent } from '@fairhouse/engines'
import type { Generator } from '../generators/index.ts'

/** Something that is drawn in rounds: each gives one number for each column. */
export interface OutcomeGame {
  /** How many values each column has. */
  readonly sizes: readonly number[]
  /** Whether no value comes twice in a round. */
  readonly distinct: boolean
  play(rng: Rng, shuffleOf: Generator['shuffle']): readonly number[]
}

const deck = Array.from({ length: 52 }, (_, card) => card)
const dice = [6, 6, 6]
const wheel = [37]

const isReels = (event: GameEvent): event is ReelsEvent => event.type === 'reels'

const part = 32
const isRow = (event: GameEvent): event is RowEvent => event.type === 'row'

/** The stops of the paid spin, or the row of the table, by the engine itself. */
function slot(game: Game): OutcomeGame {
  const begin = beginGame(game)
  const eventsOf = (rng: Rng) => begin(rng).act({ type: 'spin' }).events
  if (game.kind === 'grid') {
    // In columns: a table has more rows than a test can count each for itself.
    const sizes = [game.config.model.books.rows / part ** 2, part, part]
    const play = (rng: Rng) => {
      const { row } = eventsOf(rng).find(isRow) ?? { row: 0 }
      return [Math.floor(row / part ** 2), Math.floor(row / part) % part, row % part]
    }
    return { sizes, distinct: false, play }
  }
  const sizes = game.config.model.strips.map((strip) => strip.length)
  return { sizes, distinct: false, play: (rng) => eventsOf(rng).find(isReels)?.stops ?? [] }
}

/** Of each kind, since all games of a kind draw alike. */
const tested = games().filter(({ code }) =>
  ['lucky-orchard', 'dragon-pearl', 'lantern-river'].includes(code),
)

/** LIST of what is drawn. */
export const outcomeGames: Readonly<Record<string, OutcomeGame>> = {
  ...Object.fromEntries(tested.map((game) => [game.code, slot(game)])),
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
