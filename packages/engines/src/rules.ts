/** The door for pages: all that plays a round again, without the ten thousand titles. */
export type { GameEvent } from '#core'
export { playModel } from './play-model.ts'
export { modelOf } from '#slots'
