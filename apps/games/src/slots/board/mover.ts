import type { Pace } from '#kit/pace'

/** How symbols come and go: on reels that run, or falling. */
export interface Mover {
  /** All reels move, nobody knows where to. */
  run(): void
  isRunning(): boolean
  land(reel: number, landing: Landing, pace: Pace): Promise<void>
  /** At once, without motion. */
  stop(): void
}

export interface Landing {
  readonly stop: number
  readonly column: readonly string[]
}
