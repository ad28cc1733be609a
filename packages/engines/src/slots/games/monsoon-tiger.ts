import type { GridGame } from '../game.ts'
import { ways243Walk } from '../models/ways-243-walk.ts'

export const monsoonTiger: GridGame = {
  code: 'monsoon-tiger',
  name: 'Monsoon Tiger',
  vendor: 'FAIRHOUSE',
  kind: 'grid',
  version: 1,
  config: {
    model: ways243Walk,
    theme: {
      palette: 'jungle',
      tempo: 'calm',
      symbols: {
        wild: 'tiger-face',
        scatter: 'high-voltage',
        h1: 'elephant',
        h2: 'peacock',
        h3: 'parrot',
        h4: 'monkey-face',
        l1: 'hibiscus',
        l2: 'mango',
        l3: 'banana',
        l4: 'palm-tree',
      },
    },
  },
}
