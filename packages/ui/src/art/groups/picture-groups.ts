import { crafts } from './crafts.ts'
import { heavens } from './heavens.ts'
import { journeys } from './journeys.ts'
import { table } from './table.ts'
import { treasures } from './treasures.ts'
import { wild } from './wild.ts'

/**
 * LIST of pictures in groups: the kebab-case Unicode name of an emoji and its file in the picture
 * package. Game themes use these names; only listed pictures are shipped.
 */
export const pictureGroups = {
  ...table,
  ...wild,
  ...treasures,
  ...journeys,
  ...crafts,
  ...heavens,
} as const
