import { isNumberList, range, type LotteryGame } from '../bets/index.ts'
import { numberBets } from './number-bets.ts'
import { sideBets } from './side-bets.ts'

/** SSC: five digits, each from 0 to 9. */
export const ssc: LotteryGame<readonly number[]> = {
  id: 'ssc',
  betTypes: [...numberBets, ...sideBets],
  draw: (rng) => range(1, 5).map(() => rng.below(10)),
  isDraw: (value): value is readonly number[] => isNumberList(value, 5, 0, 9),
}
