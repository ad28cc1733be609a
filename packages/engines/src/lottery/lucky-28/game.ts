import type { Rational } from '#core'
import {
  chanceOfSum,
  isNumberList,
  oneIn,
  parities,
  parityOf,
  picksOf,
  pricedBet,
  range,
  singleBet,
  sizeOf,
  sizes,
  sumOf,
  sumsOf,
  type LotteryGame,
} from '../bets/index.ts'

type Digits = readonly number[]

const sums = sumsOf(range(0, 9), 3)
const chanceOf = (fits: (sum: number) => boolean): Rational => chanceOfSum(sums, fits)

const sum = pricedBet<Digits>({
  id: 'sum',
  chances: new Map(
    range(0, 27).map((total) => [String(total), chanceOf((other) => other === total)]),
  ),
  hits: (digits, pick) => Number(sumOf(digits) === Number(pick)),
})

const size = singleBet<Digits>({
  id: 'size',
  picks: sizes,
  chance: oneIn(2),
  hits: (digits, pick) => Number(sizeOf(sumOf(digits), 14) === pick),
})

const parity = singleBet<Digits>({
  id: 'parity',
  picks: parities,
  chance: oneIn(2),
  hits: (digits, pick) => Number(parityOf(sumOf(digits)) === pick),
})

const combinationOf = (total: number) => `${sizeOf(total, 14)}-${parityOf(total)}`

const combination = pricedBet<Digits>({
  id: 'combination',
  chances: new Map(
    ['big-odd', 'big-even', 'small-odd', 'small-even'].map((name) => [
      name,
      chanceOf((total) => combinationOf(total) === name),
    ]),
  ),
  hits: (digits, pick) => Number(combinationOf(sumOf(digits)) === pick),
})

function extremeOf(total: number): 'big' | 'small' | undefined {
  if (total >= 22) return 'big'
  return total <= 5 ? 'small' : undefined
}

/** Small: 0 to 5; big: 22 to 27. */
const extreme = singleBet<Digits>({
  id: 'extreme',
  picks: sizes,
  chance: chanceOf((total) => extremeOf(total) === 'big'),
  hits: (digits, pick) => Number(extremeOf(sumOf(digits)) === pick),
})

/** The waves go round by threes; 0, 13, 14 and 27 have none. */
function waveOf(total: number): string | undefined {
  if ([0, 13, 14, 27].includes(total)) return undefined
  return ['red', 'green', 'blue'][total % 3]
}

const wave = pricedBet<Digits>({
  id: 'wave',
  chances: new Map(
    ['red', 'green', 'blue'].map((name) => [name, chanceOf((total) => waveOf(total) === name)]),
  ),
  hits: (digits, pick) => Number(waveOf(sumOf(digits)) === pick),
})

const triple = singleBet<Digits>({
  id: 'triple',
  picks: picksOf(['triple']),
  chance: oneIn(100),
  hits: (digits) => Number(new Set(digits).size === 1),
})

/** Lucky 28 (PCDD): three digits and their sum, from 0 to 27. */
export const lucky28: LotteryGame<Digits> = {
  id: 'lucky-28',
  betTypes: [sum, size, parity, combination, extreme, wave, triple],
  draw: (rng) => range(1, 3).map(() => rng.below(10)),
  isDraw: (value): value is Digits => isNumberList(value, 3, 0, 9),
}
