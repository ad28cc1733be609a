import type { Slot } from '../game.ts'
import { coralCrown } from './coral-crown.ts'
import { dragonPearl } from './dragon-pearl.ts'
import { lanternRiver } from './lantern-river.ts'
import { luckyOrchard } from './lucky-orchard.ts'
import { monsoonTiger } from './monsoon-tiger.ts'
import { moonBakery } from './moon-bakery.ts'
import { nineSuns } from './nine-suns.ts'
import { springEnvelopes } from './spring-envelopes.ts'
import { sugarComet } from './sugar-comet.ts'

/** LIST of all versions of the flagships. */
export const slots: readonly Slot[] = [
  luckyOrchard,
  dragonPearl,
  lanternRiver,
  monsoonTiger,
  coralCrown,
  sugarComet,
  nineSuns,
  moonBakery,
  springEnvelopes,
]
