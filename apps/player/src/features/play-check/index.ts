export { Interruption, type RefusedBet } from './interruption.tsx'
