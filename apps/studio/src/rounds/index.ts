export { createRounds, type Rounds } from './rounds.ts'
export { roundText } from './view.ts'
