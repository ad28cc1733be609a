import type { GridGame } from '../game.ts'
import { anywhere5x5Ladder } from '../models/anywhere-5x5-ladder.ts'

export const moonBakery: GridGame = {
  code: 'moon-bakery',
  name: 'Moon Bakery',
  vendor: 'FAIRHOUSE',
  kind: 'grid',
  version: 1,
  config: {
    model: anywhere5x5Ladder,
    theme: {
      palette: 'blossom-garden',
      tempo: 'brisk',
      symbols: {
        scatter: 'rabbit-face',
        h1: 'birthday-cake',
        h2: 'croissant',
        h3: 'pie',
        h4: 'pretzel',
        l1: 'pancakes',
        l2: 'custard',
        l3: 'dango',
        l4: 'honey-pot',
      },
    },
  },
}
