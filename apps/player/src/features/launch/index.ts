export { useChosenVendor } from './chosen-vendor.ts'
export { startGame } from './start-game.ts'
export type { PlayMode } from './target.ts'
