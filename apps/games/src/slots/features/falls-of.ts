import type { Position } from '@fairhouse/engines'

/** By reel and row: how many rows what stands there now has fallen. */
export type Falls = readonly (readonly number[])[]

/** What was above what is gone has come down, and the rest came from above the board. */
export function fallsOf(removed: readonly Position[], reels: number, rows: number): Falls {
  return Array.from({ length: reels }, (_, reel) => {
    const gone = new Set(removed.filter(([on]) => on === reel).map(([, row]) => row))
    const kept = Array.from({ length: rows }, (__, row) => row).filter((row) => !gone.has(row))
    return Array.from({ length: rows }, (__, row) => {
      const from = kept[row - gone.size]
      return row < gone.size || from === undefined ? gone.size : row - from
    })
  })
}
