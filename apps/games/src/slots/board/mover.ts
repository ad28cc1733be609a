import type { Pace } from '#kit/pace'

/** Moves symbols in and out: spinning reels or falling symbols. */
export interface Mover {
  /** Starts all reels before the result is known. */
  run(): void
  isRunning(): boolean
  land(reel: number, landing: Landing, pace: Pace): Promise<void>
  /** Shows the result at once, without motion. */
  stop(): void
}

export interface Landing {
  readonly stop: number
  readonly column: readonly string[]
}
