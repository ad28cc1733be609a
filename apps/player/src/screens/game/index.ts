export { Game } from './game.tsx'
export { GameNotFound } from './game-not-found.tsx'
