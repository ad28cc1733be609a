import type { GameItem } from '@fairhouse/protocol'

/** Games as a grid shows them, wherever they come from. */
export interface GamesView {
  /** Undefined while nothing is known. */
  readonly total: number | undefined
  readonly itemAt: (place: number) => GameItem | undefined
  readonly want: (pageNo: number) => void
  readonly problem: Error | undefined
  readonly retry: () => void
  /** What is shown is the answer before; another is on its way. */
  readonly isOld: boolean
}

const nothing = () => undefined

/** A list that is here as a whole. */
export function wholeView(
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
