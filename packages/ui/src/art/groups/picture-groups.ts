import { crafts } from './crafts.ts'
import { heavens } from './heavens.ts'
import { journeys } from './journeys.ts'
import { table } from './table.ts'
import { treasures } from './treasures.ts'
import { wild } from './wild.ts'

/**
 * LIST of pictures in groups, by Unicode's names of emoji in kebab-case: which file of the package
 * of pictures each is. Themes name them, and no others are shipped with games.
 */
export const pictureGroups = {
  ...table,
  ...wild,
  ...treasures,
  ...journeys,
  ...crafts,
  ...heavens,
} as const
