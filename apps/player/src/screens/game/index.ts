export { Game } from './game.tsx'
