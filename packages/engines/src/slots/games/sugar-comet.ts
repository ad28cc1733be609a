import type { GridGame } from '../game.ts'
import { cluster7x7Orbs } from '../models/cluster-7x7-orbs.ts'

export const sugarComet: GridGame = {
  code: 'sugar-comet',
  name: 'Sugar Comet',
  vendor: 'FAIRHOUSE',
  kind: 'grid',
  version: 1,
  config: {
    model: cluster7x7Orbs,
    theme: {
      palette: 'candy-hills',
      tempo: 'brisk',
      symbols: {
        orb: 'comet',
        h1: 'doughnut',
        h2: 'cupcake',
        h3: 'lollipop',
        h4: 'soft-ice-cream',
        l1: 'candy',
        l2: 'cookie',
        l3: 'strawberry',
        l4: 'blueberries',
      },
    },
  },
}
