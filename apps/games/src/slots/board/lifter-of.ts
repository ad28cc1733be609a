import type { Position } from '@fairhouse/engines'
import type { Reel } from './reel.ts'

/** Remembers the lifted symbols, because it runs every frame. */
export function lifterOf(
  reels: readonly Reel[],
  rows: number,
): (positions: readonly Position[], share: number) => void {
  const lifted = new Uint8Array(reels.length * rows)
  return (positions, share) => {
    for (let index = 0; index < lifted.length; index += 1) {
      if (lifted[index] === 1) reels[Math.floor(index / rows)]?.lift(index % rows, 1)
    }
    lifted.fill(0)
    for (const [reel, row] of positions) {
      reels[reel]?.lift(row, 1 + share * 0.14)
      lifted[reel * rows + row] = 1
    }
  }
}
