export { useChosenProvider } from './chosen-provider.ts'
export { startGame } from './start-game.ts'
export { useLaunch } from './use-launch.ts'
