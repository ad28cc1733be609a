import type { FrameMessage } from '@fairhouse/protocol/frame'
import type { Machine } from '#kit/machine'
import type { Frames } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import type { Opened, Studio } from '#kit/studio'

/** All that playing needs, handed in so that a test can do without a browser. */
export interface PlayParts {
  readonly studio: Studio
  readonly opened: Opened
  readonly machine: Machine
  readonly sounds: Sounds
  readonly frames: Frames
  readonly pause: (ms: number) => Promise<void>
  readonly elapsedMs: () => number
  readonly newId: () => string
  /** Whether the player asked for no motion. */
  readonly isStill: () => boolean
  readonly tell: (message: FrameMessage) => void
}
