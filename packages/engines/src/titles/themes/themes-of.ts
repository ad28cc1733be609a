import type { vendors } from '#slots'
import { eightLanternsFeasts } from './eight-lanterns-feasts.ts'
import { eightLanternsOmens } from './eight-lanterns-omens.ts'
import { neonHeronCity } from './neon-heron-city.ts'
import { neonHeronSpace } from './neon-heron-space.ts'
import { saltwindLands } from './saltwind-lands.ts'
import { saltwindWaters } from './saltwind-waters.ts'
import { sugarloopFair } from './sugarloop-fair.ts'
import { sugarloopSweets } from './sugarloop-sweets.ts'
import type { TitleTheme } from './title-theme.ts'
import { thornmoonRealms } from './thornmoon-realms.ts'
import { thornmoonSpells } from './thornmoon-spells.ts'
import { willowgateGardens } from './willowgate-gardens.ts'
import { willowgateParlours } from './willowgate-parlours.ts'

type VendorCode = (typeof vendors)[number]['code']

/** LIST of the themes of each provider; a new one goes to the end, so that no title changes. */
export const themesOf: Readonly<Record<VendorCode, readonly TitleTheme[]>> = {
  FAIRHOUSE: [],
  WILLOWGATE: [...willowgateGardens, ...willowgateParlours],
  EIGHTLANTERNS: [...eightLanternsFeasts, ...eightLanternsOmens],
  SALTWIND: [...saltwindWaters, ...saltwindLands],
  SUGARLOOP: [...sugarloopSweets, ...sugarloopFair],
  THORNMOON: [...thornmoonRealms, ...thornmoonSpells],
  NEONHERON: [...neonHeronCity, ...neonHeronSpace],
}
