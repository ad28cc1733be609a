import type { GridGame } from '../game.ts'
import { cluster7x7Medium } from '../models/cluster-7x7-medium.ts'

export const coralCrown: GridGame = {
  code: 'coral-crown',
  name: 'Coral Crown',
  vendor: 'FAIRHOUSE',
  kind: 'grid',
  version: 1,
  config: {
    model: cluster7x7Medium,
    theme: {
      palette: 'reef',
      tempo: 'calm',
      symbols: {
        wild: 'trident-emblem',
        scatter: 'oyster',
        h1: 'octopus',
        h2: 'tropical-fish',
        h3: 'turtle',
        h4: 'crab',
        l1: 'spiral-shell',
        l2: 'coral',
        l3: 'jellyfish',
        l4: 'bubbles',
      },
    },
  },
}
