import type { Hmac, Play, Seeds } from '#core'
import { gameOf, type Game } from './catalogue.ts'
import { playModel, type Outcome } from './play-model.ts'

/** A full record of a round: anyone can replay it and get the same result. */
export interface Book extends Outcome {
  readonly game: string
  /** Version of the game's configuration. A round settles by the version it began with. */
  readonly version: number
  readonly seeds: Seeds
  readonly actions: readonly unknown[]
}

export interface Played {
  readonly book: Book
  /** The round after these actions: next actions, player's view, whether it is over. */
  readonly play: Play
}

/** Plays the actions in order; throws on an action that the rules do not accept. */
export function playBook(
  hmac: Hmac,
  game: Game,
  seeds: Seeds,
  actions: readonly unknown[],
): Played {
  const { play, events, stakeCredits, payoutCredits } = playModel(
    hmac,
    game.config.model,
    seeds,
    actions,
  )
  const outcome = { events, stakeCredits, payoutCredits }
  return { book: { game: game.code, version: game.version, seeds, actions, ...outcome }, play }
}

/** Replays a book from its seeds and actions alone; an honest book comes out the same. */
export function replay(hmac: Hmac, { game, version, seeds, actions }: Book): Book {
  const found = gameOf(game, version)
  if (!found) throw new Error(`there is no version ${version} of ${game}`)
  return playBook(hmac, found, seeds, actions).book
}
