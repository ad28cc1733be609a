export type {
  BetType,
  CrossBet,
  CrossField,
  Prize,
  Selection,
  SingleBet,
  WinningPattern,
} from './bet-type.ts'
export * from './appearing.ts'
export { among, crossBet, onlyPrize, pricedBet, singleBet } from './build.ts'
export * from './counting.ts'
export { areDifferent, isNumberList, type LotteryGame } from './game.ts'
export { lotteryFrom, type Lottery } from './lottery.ts'
export { digitPicks, picksOf, type Picks } from './picks.ts'
export * from './sides.ts'
