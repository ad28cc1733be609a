import type { Position } from '@fairhouse/engines'

/** Rows that each symbol has fallen, by reel and row. */
export type Falls = readonly (readonly number[])[]

/** Symbols above removed ones move down; new ones enter from above. */
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
