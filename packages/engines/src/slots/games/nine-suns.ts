import type { GridGame } from '../game.ts'
import { lanternPot } from '../jackpots.ts'
import { anywhere6x5Orbs } from '../models/anywhere-6x5-orbs.ts'

export const nineSuns: GridGame = {
  code: 'nine-suns',
  name: 'Nine Suns',
  vendor: 'FAIRHOUSE',
  kind: 'grid',
  version: 1,
  jackpot: lanternPot,
  config: {
    model: anywhere6x5Orbs,
    theme: {
      palette: 'cloud-temple',
      tempo: 'calm',
      symbols: {
        orb: 'glowing-star',
        scatter: 'sun',
        h1: 'crown',
        h2: 'trophy',
        h3: 'hourglass-done',
        h4: 'amphora',
        l1: 'red-circle',
        l2: 'purple-circle',
        l3: 'green-circle',
        l4: 'blue-circle',
      },
    },
  },
}
