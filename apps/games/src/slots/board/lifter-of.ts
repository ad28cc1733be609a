import type { Position } from '@fairhouse/engines'
import type { Reel } from './reel.ts'

/** Called for every frame, so it remembers what it has lifted instead of looking through all. */
export function lifterOf(
  reels: readonly Reel[],
  rows: number,
): (positions: readonly Position[], share: number) => void {
  const lifted = new Uint8Array(reels.length * rows)
  return (positions, share) => {
    for (let place = 0; place < lifted.length; place += 1) {
      if (lifted[place] === 1) reels[Math.floor(place / rows)]?.lift(place % rows, 1)
    }
    lifted.fill(0)
    for (const [reel, row] of positions) {
      reels[reel]?.lift(row, 1 + share * 0.14)
      lifted[reel * rows + row] = 1
    }
  }
}
