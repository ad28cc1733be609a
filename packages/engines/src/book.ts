import type { Hmac, Play, Seeds } from '#core'
import { gameOf, type Game } from './catalogue.ts'
import { playModel, type Outcome } from './play-model.ts'

/** All that a round produces: with it anybody can play the round again and get the same. */
export interface Book extends Outcome {
  readonly game: string
  /** Of the game's configuration: rounds are settled by the one that they began with. */
  readonly version: number
  readonly seeds: Seeds
  readonly actions: readonly unknown[]
}

export interface Played {
  readonly book: Book
  /** Where the round stands: what it takes next, what a seat sees, whether it is over. */
  readonly play: Play
}

/** Plays the actions one after the other; one that is not taken is an error. */
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

/** The book anew, from its seeds and actions alone: an honest one comes out the same. */
export function replay(hmac: Hmac, { game, version, seeds, actions }: Book): Book {
  const found = gameOf(game, version)
  if (!found) throw new Error(`there is no version ${version} of ${game}`)
  return playBook(hmac, found, seeds, actions).book
}
