export { lotteryCall, LotteryRefused, type LotteryCode } from './lottery-call.ts'
export {
  drawQuery,
  drawsQuery,
  lotteriesQuery,
  resultsQuery,
  rulesQuery,
  type LotteryList,
  type LotteryRow,
} from './queries.ts'
export { useDrawZone } from './use-draw-zone.ts'
export { studioNowMs } from './server-time.ts'
