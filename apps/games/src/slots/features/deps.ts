import type { Sounds } from '#kit/sound'
import type { SlotConfig } from '../config.ts'
import type { Board } from '../board/index.ts'
import type { Burst } from './burst.ts'
import type { Held } from './held.ts'
import type { Letters } from './letters.ts'
import type { Meter } from './meter.ts'

/** Dependencies of the features. */
export interface FeatureDeps {
  readonly board: Board
  readonly config: SlotConfig
  readonly sounds: Sounds
  readonly letters: Letters
  readonly burst: Burst
  readonly held: Held
  readonly meter: Meter
}
