import { choose } from '#core'
import { areDifferent, isNumberList, type LotteryGame } from '../bets/index.ts'
import { allNumbers, drawSize, poolSize, type Animal } from './balls.ts'
import { drawBets } from './draw-bets.ts'
import { specialBets } from './special-bets.ts'

/**
 * Mark Six: six numbers from 1 to 49 and a special one, which comes last. The numbers of the zodiac
 * change at the Lunar New Year, so a draw is played by the animal of its lunar year.
 */
export const markSix = (year: Animal): LotteryGame<readonly number[]> => ({
  id: `mark-six-${year}`,
  betTypes: [...specialBets(year), ...drawBets(year)],
  draw: (rng) => choose(rng, allNumbers, drawSize),
  isDraw: (value): value is readonly number[] =>
    isNumberList(value, drawSize, 1, poolSize) && areDifferent(value),
})
