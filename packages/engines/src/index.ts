export { playBook, replay, type Book, type Played } from './book.ts'
export { beginGame, gameOf, games, gameWith, type Game } from './catalogue.ts'
export { factsOf, volatilityOf, type Facts, type Volatility } from './facts.ts'
export {
  isProved,
  proofOf,
  prove,
  provenFigures,
  readFigures,
  storedProofs,
  type Proof,
  type ProvenMode,
} from './proof.ts'
export type * from '#core'
export { choose, decimal, drawJackpot, fromWords, inverse, pickWeighted, rational } from '#core'
export { playOut, rowStream, shuffle, streamOf, times } from '#core'
export type * from '#slots'
export { gridModels, linesModels, models, modesOf, scoreOfModel, slots, stakeOf } from '#slots'
export { vendors } from '#slots'
export { chainOf, drawStream, isLink, saltOf, type Draw, type Sha256 } from './chain.ts'
export type * from '#lottery'
export { lotteries, lotteryOf, priceKey, readOdds, rebateOfSeries, returnOfSeries } from '#lottery'
export { vnNorthOdds, vnSouthOdds, vnTwoStationsOdds } from '#lottery'
