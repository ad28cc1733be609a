/** Entry point for pages: replays rounds without loading the ten thousand titles. */
export type { GameEvent } from '#core'
export { playModel } from './play-model.ts'
export { modelOf } from '#slots'
