import { lotteryFrom, type Lottery } from './bets/index.ts'
import { elevenFive } from './eleven-five/game.ts'
import { k3 } from './k3/game.ts'
import { keno } from './keno/game.ts'
import { lucky28 } from './lucky-28/game.ts'
import { zodiac } from './mark-six/balls.ts'
import { markSix } from './mark-six/game.ts'
import { pk10 } from './pk10/game.ts'
import { ssc } from './ssc/game.ts'
import { vnNorth, vnSouth, vnTwoStations } from './vn/game.ts'

/** LIST of the lotteries. Mark Six has one for each animal of the lunar year. */
export const lotteries: readonly Lottery[] = [
  lotteryFrom(ssc),
  lotteryFrom(elevenFive),
  lotteryFrom(k3),
  lotteryFrom(pk10),
  lotteryFrom(lucky28),
  lotteryFrom(keno),
  ...zodiac.map((year) => lotteryFrom(markSix(year))),
  lotteryFrom(vnNorth),
  lotteryFrom(vnSouth),
  lotteryFrom(vnTwoStations),
]

export const lotteryOf = (id: string): Lottery | undefined =>
  lotteries.find((lottery) => lottery.id === id)
