import { choose } from '#core'
import { areDifferent, isNumberList, range, type LotteryGame } from '../bets/index.ts'
import { numberBets } from './number-bets.ts'
import { sideBets } from './side-bets.ts'

/** 11x5: five different numbers from 1 to 11, in the order in which they are drawn. */
export const elevenFive: LotteryGame<readonly number[]> = {
  id: '11x5',
  betTypes: [...numberBets, ...sideBets],
  draw: (rng) => choose(rng, range(1, 11), 5),
  isDraw: (value): value is readonly number[] =>
    isNumberList(value, 5, 1, 11) && areDifferent(value),
}
