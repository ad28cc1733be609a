import { playOut, type Hmac, type Rational } from '#core'
import { playBook } from '../book.ts'
import type { Game } from '../catalogue.ts'
import { provenFigures } from '../proof.ts'

export interface Simulated {
  /** Distance of the mean and the hits of the rounds from the proof, in standard errors. */
  readonly returnErrors: number
  readonly hitErrors: number
}

/** Plays rounds with fixed seeds, so that a passing test keeps passing. */
export function simulate(hmac: Hmac, game: Game, rounds: number): Simulated {
  let paid = 0
  let hits = 0
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = { serverSeed: 'e'.repeat(64), clientSeed: 'monte carlo', nonce }
    const { book, play } = playBook(hmac, game, seeds, [{ type: 'spin' }])
    const credits = playOut(play).reduce(
      (sum, { result }) => sum + result.payoutCredits,
      book.payoutCredits,
    )
    paid += credits / book.stakeCredits
    hits += Number(credits > 0)
  }
  const { returnToPlayer, variance, hitChance } = provenFigures(game.config.model)
  const chance = toNumber(hitChance)
  return {
    returnErrors:
      (paid / rounds - toNumber(returnToPlayer)) / Math.sqrt(toNumber(variance) / rounds),
    hitErrors: (hits / rounds - chance) / Math.sqrt((chance * (1 - chance)) / rounds),
  }
}

const toNumber = ({ numerator, denominator }: Rational) =>
  Number((numerator * 10n ** 12n) / denominator) / 10 ** 12
