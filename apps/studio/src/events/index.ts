export { createEvents, type Events } from './events.ts'
export type {
  BetLimits,
  CountedSelection,
  EventGame,
  EventRules,
  LineWin,
  PriceTable,
  StoredLine,
} from './game.ts'
export { BetRefused } from './refused.ts'
