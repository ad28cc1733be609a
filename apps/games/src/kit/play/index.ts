export { countedShare, countShare, tierOf } from './win-tiers.ts'
export { createPlay, type Play } from './create-play.ts'
export { createReplay, showLastRound as standAgain, type Replay } from './create-replay.ts'
export type { PlayState } from './state.ts'
