import type { FrameMessage } from '@fairhouse/protocol/frame'
import type { Machine } from '#kit/machine'
import type { Frames } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import type { Opened, Studio } from '#kit/studio'

/** Dependencies of play, injected so that tests need no browser. */
export interface PlayDeps {
  readonly studio: Studio
  readonly opened: Opened
  readonly machine: Machine
  readonly sounds: Sounds
  readonly frames: Frames
  readonly pause: (ms: number) => Promise<void>
  readonly elapsedMs: () => number
  readonly newId: () => string
  /** Whether the player prefers reduced motion. */
  readonly isStill: () => boolean
  /** The credit value that the player chose before. */
  readonly credit?: string | undefined
  readonly notify: (message: FrameMessage) => void
}
