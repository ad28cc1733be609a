import type { LinesGame } from '../game.ts'
import { lines20Low } from '../models/lines-20-low.ts'

export const luckyOrchard: LinesGame = {
  code: 'lucky-orchard',
  name: 'Lucky Orchard',
  vendor: 'FAIRHOUSE',
  kind: 'lines',
  version: 1,
  config: {
    model: lines20Low,
    theme: {
      palette: 'orchard',
      tempo: 'brisk',
      symbols: {
        wild: 'four-leaf-clover',
        scatter: 'sunflower',
        h1: 'honey-pot',
        h2: 'strawberry',
        h3: 'watermelon',
        h4: 'grapes',
        l1: 'peach',
        l2: 'lemon',
        l3: 'tangerine',
        l4: 'cherries',
      },
    },
  },
}
