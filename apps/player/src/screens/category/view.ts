import type { GameItem } from '@fairhouse/protocol'

/** Games for the grid, independent of their source. */
export interface GamesView {
  /** Undefined while loading. */
  readonly total: number | undefined
  readonly itemAt: (place: number) => GameItem | undefined
  readonly want: (pageNo: number) => void
  readonly problem: Error | undefined
  readonly retry: () => void
  /** True while the previous result is shown and the next one loads. */
  readonly isOld: boolean
}

const nothing = () => undefined

/** Wraps a fully loaded list. */
export function toGamesView(
  list: readonly GameItem[] | undefined,
  problem: Error | undefined,
  retry: () => void,
): GamesView {
  return {
    total: list?.length,
    itemAt: (place) => list?.[place],
    want: nothing,
    problem,
    retry,
    isOld: false,
  }
}
