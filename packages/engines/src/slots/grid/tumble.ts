import type { Position } from '../lines/index.ts'
import type { Strips } from './model.ts'
import type { Board } from './wins.ts'

/** A board and its strips: `tops` is the strip index of the top symbol of each reel. */
export interface ReelBoard {
  readonly board: Board
  readonly tops: readonly number[]
}

export interface TumbleResult extends ReelBoard {
  readonly fresh: readonly Position[]
}

/** Removes positions. Symbols above fall into the gaps and the strips refill from above. */
export function tumble(
  strips: Strips,
  { board, tops }: ReelBoard,
  removed: readonly Position[],
): TumbleResult {
  const fresh: Position[] = []
  const newTops = [...tops]
  const columns = board.map((column, reel) => {
    const removedRows = new Set(removed.filter(([x]) => x === reel).map(([, row]) => row))
    if (removedRows.size === 0) return column
    const strip = strips[reel] ?? []
    const top = (tops[reel] ?? 0) - removedRows.size + strip.length * column.length
    newTops[reel] = top % strip.length
    const incoming = Array.from({ length: removedRows.size }, (_, row) => {
      fresh.push([reel, row])
      return strip[(top + row) % strip.length] ?? ''
    })
    return [...incoming, ...column.filter((_, row) => !removedRows.has(row))]
  })
  return { board: columns, tops: newTops, fresh }
}
