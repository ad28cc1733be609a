export * from './appearing.ts'
export type { BetType, CrossBet, Prize, Selection } from './bet-type.ts'
export { among, crossBet, noneOf, pricedBet, singleBet } from './build.ts'
export * from './counting.ts'
export { areDifferent, isNumberList, type LotteryGame } from './game.ts'
export * from './lottery.ts'
export {
  readOdds,
  type OddsBounds,
  type OddsFault,
  type OddsTable,
  type RefusedOdds,
} from './odds.ts'
export { digitPicks, picksOf } from './picks.ts'
export { parsePrice, priceKey, type BetReturn, type Prices } from './prices.ts'
export { isRefused, type RefusedSelection, type SelectionFault } from './refusals.ts'
export type { UnitWin } from './settle-units.ts'
export * from './sides.ts'
export type { Picked } from './read-selection.ts'
