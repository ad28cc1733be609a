import { playOut, type Hmac, type Rational } from '#core'
import { playBook } from '../book.ts'
import type { Game } from '../catalogue.ts'
import { provenFigures } from '../proof.ts'

export interface Simulated {
  /** How far the rounds' mean and hits are from what is proved, in standard errors. */
  readonly returnErrors: number
  readonly hitErrors: number
}

/** Plays rounds with seeds that never change, so a test that passes keeps passing. */
export function simulate(hmac: Hmac, game: Game, rounds: number): Simulated {
  let paid = 0
  let hits = 0
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = { serverSeed: 'e'.repeat(64), clientSeed: 'monte carlo', nonce }
    const { book, play } = playBook(hmac, game, seeds, [{ type: 'spin' }])
    const credits = playOut(play).reduce(
      (sum, { acted }) => sum + acted.payoutCredits,
      book.payoutCredits,
    )
    paid += credits / book.stakeCredits
    hits += Number(credits > 0)
  }
  const { returnToPlayer, variance, hitChance } = provenFigures(game.config.model)
  const chance = near(hitChance)
  return {
    returnErrors: (paid / rounds - near(returnToPlayer)) / Math.sqrt(near(variance) / rounds),
    hitErrors: (hits / rounds - chance) / Math.sqrt((chance * (1 - chance)) / rounds),
  }
}

const near = ({ numerator, denominator }: Rational) =>
  Number((numerator * 10n ** 12n) / denominator) / 10 ** 12
