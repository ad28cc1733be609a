import { oneIn, digitPicks, singleBet, type BetType } from '../bets/index.ts'
import { placesWith, tailsAt, type Region, type VnDraw } from './region.ts'

/**
 * A number that is the tail of the numbers of these ranks, or of all. It is paid per hit, and costs
 * one base stake for each number that is long enough.
 */
function tail(
  region: Region,
  id: string,
  digits: number,
  ranks?: readonly string[],
): BetType<VnDraw> {
  const places = placesWith(region, digits, ranks)
  return singleBet({
    id,
    picks: digitPicks(digits),
    chance: oneIn(10 ** digits, places.length),
    charge: places.length,
    maxTimes: places.length,
    maxHits: places.length,
    hits: (draw, pick) => tailsAt(draw, places, digits).filter((found) => found === pick).length,
  })
}

/** One digit of the last two of the special prize. */
const digitOfSpecial = (id: string, fromEnd: number): BetType<VnDraw> =>
  singleBet({
    id,
    picks: digitPicks(1),
    chance: oneIn(10),
    hits: ([special = ''], pick) => Number(special.at(-fromEnd) === pick),
  })

/** The first two digits of the special prize (đề đầu đặc biệt). */
const headOfSpecial: BetType<VnDraw> = singleBet({
  id: 'de-dau',
  picks: digitPicks(2),
  chance: oneIn(100),
  hits: ([special = ''], pick) => Number(special.startsWith(pick)),
})

const special = ['special']

/** Bets that both regions have: lô, đề giải nhất, 4 càng. */
const common = (region: Region): readonly BetType<VnDraw>[] => [
  tail(region, 'lo-2', 2),
  tail(region, 'lo-3', 3),
  tail(region, 'lo-4', 4),
  tail(region, 'de-nhat', 2, ['first']),
  tail(region, '4-cang', 4, special),
]

const eightNumbers = ['special', 'sixth', 'seventh']

/** LIST of the bets on the tails of Northern numbers; đầu and đuôi are one digit here. */
export const northTailBets: readonly BetType<VnDraw>[] = [
  ...common('north'),
  tail('north', 'de', 2, special),
  headOfSpecial,
  digitOfSpecial('dau', 2),
  digitOfSpecial('duoi', 1),
  tail('north', '3-cang', 3, special),
  tail('north', 'giai-7', 2, ['seventh']),
  tail('north', 'giai-7-va-de', 2, ['seventh', 'special']),
  tail('north', 'xiu-chu-dau', 3, ['sixth']),
  tail('north', 'xiu-chu', 3, ['sixth', 'special']),
  tail('north', 'bao-8-lo-2', 2, eightNumbers),
  tail('north', 'bao-8-lo-3', 3, eightNumbers),
]

const sevenNumbers = ['special', 'fifth', 'sixth', 'seventh', 'eighth']

/** LIST of the bets on the tails of Southern and Central numbers; đầu is the eighth prize. */
export const southTailBets: readonly BetType<VnDraw>[] = [
  ...common('south'),
  tail('south', 'dau', 2, ['eighth']),
  tail('south', 'duoi', 2, special),
  tail('south', 'dau-duoi', 2, ['eighth', 'special']),
  tail('south', 'xiu-chu-dau', 3, ['seventh']),
  tail('south', 'xiu-chu-duoi', 3, special),
  tail('south', 'xiu-chu', 3, ['seventh', 'special']),
  tail('south', 'bao-7-lo-2', 2, sevenNumbers),
  tail('south', 'bao-7-lo-3', 3, sevenNumbers),
  tail('south', 'bao-7-lo-4', 4, sevenNumbers),
]
