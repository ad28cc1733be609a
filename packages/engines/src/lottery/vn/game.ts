import { range, type BetType, type LotteryGame } from '../bets/index.ts'
import { da, truotXien, xien } from './combined-bets.ts'
import {
  drawNumbers,
  drawSizeOf,
  isVnDraw,
  placesWith,
  tailsAt,
  type Region,
  type VnDraw,
} from './region.ts'
import { northTailBets, southTailBets } from './tail-bets.ts'

const tailsOf = (region: Region) => {
  const places = placesWith(region, 2)
  return (draw: VnDraw) => tailsAt(draw, places, 2)
}

const combinedBets = (region: Region): readonly BetType<VnDraw>[] => [
  ...range(2, 4).map((size) => xien(size, drawSizeOf(region), tailsOf(region))),
  ...[4, 8, 10].map((size) => truotXien(size, drawSizeOf(region), tailsOf(region))),
]

const vnGame = (
  id: string,
  region: Region,
  betTypes: readonly BetType<VnDraw>[],
): LotteryGame<VnDraw> => ({
  id,
  betTypes,
  draw: (rng) => drawNumbers(region, rng),
  isDraw: (value): value is VnDraw => isVnDraw(region, value),
})

/** The Northern lottery: 27 numbers. */
export const vnNorth = vnGame('vn-north', 'north', [...northTailBets, ...combinedBets('north')])

/** The Southern lottery, and the Central one, which has the same prizes: 18 numbers. */
export const vnSouth = vnGame('vn-south', 'south', [
  ...southTailBets,
  ...combinedBets('south'),
  da('da-thang', drawSizeOf('south'), tailsOf('south')),
])

type TwoDraws = readonly [VnDraw, VnDraw]

/** Two Southern or Central stations of one day, for bets over both. */
export const vnTwoStations: LotteryGame<TwoDraws> = {
  id: 'vn-two-stations',
  betTypes: [
    da('da-xien', 2 * drawSizeOf('south'), ([one, other]) =>
      [one, other].flatMap(tailsOf('south')),
    ),
  ],
  draw: (rng) => [drawNumbers('south', rng), drawNumbers('south', rng)],
  isDraw: (value): value is TwoDraws =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((draw: unknown) => isVnDraw('south', draw)),
}
