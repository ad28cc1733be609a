export { drawStream, isLink, saltOf, type Sha256 } from '../chain.ts'
export {
  areDifferent,
  dragonOrTiger,
  isNumberList,
  isRefused,
  parityOf,
  parsePrice,
  priceKey,
  readOdds,
  sizeOf,
  sumOf,
} from './bets/index.ts'
export type {
  BetReturn,
  BetTypeInfo,
  Lottery,
  LotteryBet,
  OddsBounds,
  OddsFault,
  OddsTable,
  Picked,
  PricedBet,
  Prices,
  Prize as LotteryPrize,
  RefusedOdds,
  RefusedSelection,
  Selection,
  SelectionFault,
  Settlement,
  UnitWin,
} from './bets/index.ts'
export { lotteries, lotteryOf } from './lotteries.ts'
export { waves } from './mark-six/balls.ts'
export { maxSeries, minSeries, rebateOfSeries, returnOfSeries } from './series.ts'
export {
  animals,
  numberListsByDigit,
  numberListsByName,
  numbersOfAnimal,
  ordersOf,
  runOf,
  setOf,
} from './vn/number-lists.ts'
export { vnNorthOdds, vnSouthOdds, vnTwoStationsOdds } from './vn/odds.ts'
export { xienQuay } from './vn/xien-quay.ts'
export { isVnDraw, prizesWithTail, ranksOf, type Region, type VnDraw } from './vn/region.ts'
