export { useChosenProvider } from './chosen-provider.ts'
export { startGame } from './start-game.ts'
