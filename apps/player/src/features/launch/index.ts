export { useChosenProvider } from './chosen-provider.ts'
export { startGame } from './start-game.ts'
export type { PlayMode } from './target.ts'
