import type { GridGame } from '../game.ts'
import { lanternPot } from '../jackpots.ts'
import { ways1024Tumble } from '../models/ways-1024-tumble.ts'

export const lanternRiver: GridGame = {
  code: 'lantern-river',
  name: 'Lantern River',
  vendor: 'FAIRHOUSE',
  kind: 'grid',
  version: 1,
  jackpot: lanternPot,
  config: {
    model: ways1024Tumble,
    theme: {
      palette: 'lantern-market',
      tempo: 'brisk',
      symbols: {
        wild: 'full-moon',
        scatter: 'red-paper-lantern',
        h1: 'dragon',
        h2: 'red-envelope',
        h3: 'moon-cake',
        h4: 'teapot',
        l1: 'lotus',
        l2: 'tangerine',
        l3: 'pine-decoration',
        l4: 'wind-chime',
      },
    },
  },
}
