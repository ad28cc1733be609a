import type { LinesGame } from '../game.ts'
import { lines20High } from '../models/lines-20-high.ts'

export const dragonPearl: LinesGame = {
  code: 'dragon-pearl',
  name: 'Dragon Pearl',
  vendor: 'FAIRHOUSE',
  kind: 'lines',
  version: 1,
  config: {
    model: lines20High,
    theme: {
      palette: 'jade-night',
      tempo: 'calm',
      symbols: {
        wild: 'dragon-face',
        scatter: 'crystal-ball',
        h1: 'crown',
        h2: 'coin',
        h3: 'red-envelope',
        h4: 'red-paper-lantern',
        l1: 'lotus',
        l2: 'folding-hand-fan',
        l3: 'fish',
        l4: 'wind-chime',
      },
    },
  },
}
