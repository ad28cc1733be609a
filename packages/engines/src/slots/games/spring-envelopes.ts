import type { GridGame } from '../game.ts'
import { ways243Pick } from '../models/ways-243-pick.ts'

export const springEnvelopes: GridGame = {
  code: 'spring-envelopes',
  name: 'Spring Envelopes',
  vendor: 'FAIRHOUSE',
  kind: 'grid',
  version: 1,
  config: {
    model: ways243Pick,
    theme: {
      palette: 'golden-palace',
      tempo: 'brisk',
      object: 'red-envelope',
      symbols: {
        wild: 'lion',
        scatter: 'firecracker',
        h1: 'money-bag',
        h2: 'long-drum',
        h3: 'fireworks',
        h4: 'wrapped-gift',
        l1: 'cherry-blossom',
        l2: 'tangerine',
        l3: 'dumpling',
        l4: 'chopsticks',
      },
    },
  },
}
