import type { Position } from '../lines/index.ts'
import type { Strips } from './model.ts'
import type { Board } from './wins.ts'

/** A board on its strips: `tops` is the place on each strip of what came in last. */
export interface Standing {
  readonly board: Board
  readonly tops: readonly number[]
}

export interface Fallen extends Standing {
  readonly fresh: readonly Position[]
}

/** What is above falls into the places of what goes, and the strips fill up from above. */
export function fall(
  strips: Strips,
  { board, tops }: Standing,
  removed: readonly Position[],
): Fallen {
  const fresh: Position[] = []
  const after = [...tops]
  const columns = board.map((column, reel) => {
    const gone = new Set(removed.filter(([x]) => x === reel).map(([, row]) => row))
    if (gone.size === 0) return column
    const strip = strips[reel] ?? []
    const top = (tops[reel] ?? 0) - gone.size + strip.length * column.length
    after[reel] = top % strip.length
    const come = Array.from({ length: gone.size }, (_, row) => {
      fresh.push([reel, row])
      return strip[(top + row) % strip.length] ?? ''
    })
    return [...come, ...column.filter((_, row) => !gone.has(row))]
  })
  return { board: columns, tops: after, fresh }
}
