import type { ByCount, Position } from '../lines/index.ts'
import { lineWin } from '../lines/line-win.ts'
import type { GridModel, Pay } from './model.ts'

/** Columns of symbols, from left to right. */
export type Board = readonly (readonly string[])[]

type Paying = Pick<GridModel, 'pay' | 'pays' | 'wild'>

/** What stands on the board and pays, before anything multiplies it. */
export interface Found {
  readonly symbol: string
  readonly count: number
  readonly positions: readonly Position[]
  readonly credits: number
  readonly line?: number
  readonly ways?: number
}

export function findWins(model: Paying, board: Board): Found[] {
  const { pay } = model
  switch (pay.by) {
    case 'lines':
      return onLines(model, board, pay)
    case 'ways':
      return byWays(model, board)
    case 'cluster':
      return inClusters(model, board)
    case 'anywhere':
      return anywhere(model, board)
    default:
      return pay satisfies never
  }
}

function onLines(
  { pays, wild }: Paying,
  board: Board,
  { lines }: Extract<Pay, { by: 'lines' }>,
): Found[] {
  return lines.flatMap((rows, line): Found[] => {
    const symbols = rows.map((row, reel) => board[reel]?.[row] ?? '')
    const win = lineWin({ pays, wild: wild ?? '' }, symbols)
    if (!win) return []
    const positions = rows.slice(0, win.count).map((row, reel): Position => [reel, row])
    return [{ ...win, line, positions }]
  })
}

function byWays({ pays, wild }: Paying, board: Board): Found[] {
  const found: Found[] = []
  for (const symbol of symbolsOf(pays)) {
    let ways = 1
    let count = 0
    for (const column of board) {
      let here = 0
      for (const one of column) if (one === symbol || one === wild) here += 1
      if (here === 0) break
      ways *= here
      count += 1
    }
    const credits = (pays[symbol]?.[count] ?? 0) * ways
    if (credits === 0) continue
    const positions = placesWhere(board.slice(0, count), (one) => one === symbol || one === wild)
    found.push({ symbol, count, ways, positions, credits })
  }
  return found
}

function anywhere({ pays, wild }: Paying, board: Board): Found[] {
  const found: Found[] = []
  for (const symbol of symbolsOf(pays)) {
    let count = 0
    for (const column of board) {
      for (const one of column) if (one === symbol || one === wild) count += 1
    }
    const credits = tierOf(pays[symbol] ?? {}, count)
    if (credits === 0) continue
    const positions = placesWhere(board, (one) => one === symbol || one === wild)
    found.push({ symbol, count, positions, credits })
  }
  return found
}

function inClusters({ pays, wild }: Paying, board: Board): Found[] {
  const found: Found[] = []
  for (const symbol of symbolsOf(pays)) {
    for (const positions of clustersOf(board, symbol, wild)) {
      const credits = tierOf(pays[symbol] ?? {}, positions.length)
      if (credits > 0) found.push({ symbol, count: positions.length, positions, credits })
    }
  }
  return found
}

const known = new WeakMap<Paying['pays'], readonly string[]>()

/** Asked for so often that the list is made once. */
function symbolsOf(pays: Paying['pays']): readonly string[] {
  const list = known.get(pays) ?? Object.keys(pays)
  known.set(pays, list)
  return list
}

/** Places of a symbol that touch at their sides; wilds belong to each that they touch. */
function clustersOf(board: Board, symbol: string, wild: string | null): Position[][] {
  const rows = board[0]?.length ?? 0
  const seen = new Set<number>()
  const clusters: Position[][] = []
  for (let reel = 0; reel < board.length; reel += 1) {
    for (let row = 0; row < rows; row += 1) {
      if (board[reel]?.[row] !== symbol || seen.has(reel * rows + row)) continue
      const places = clusterFrom(board, [reel, row], (one) => one === symbol || one === wild)
      for (const [x, y] of places) if (board[x]?.[y] === symbol) seen.add(x * rows + y)
      clusters.push(places)
    }
  }
  return clusters
}

function clusterFrom(board: Board, first: Position, fits: (symbol: string) => boolean): Position[] {
  const cluster: Position[] = [first]
  const isIn = (reel: number, row: number) => cluster.some(([x, y]) => x === reel && y === row)
  const reach = (reel: number, row: number) => {
    const symbol = board[reel]?.[row]
    if (symbol !== undefined && fits(symbol) && !isIn(reel, row)) cluster.push([reel, row])
  }
  for (let place = 0; place < cluster.length; place += 1) {
    const [reel, row] = cluster[place] ?? first
    reach(reel - 1, row)
    reach(reel + 1, row)
    reach(reel, row - 1)
    reach(reel, row + 1)
  }
  return cluster
}

/** What so many pay, or the next smaller number that pays. */
function tierOf(byCount: ByCount, count: number): number {
  for (let tier = count; tier > 0; tier -= 1) {
    const credits = byCount[tier]
    if (credits !== undefined) return credits
  }
  return 0
}

export function placesWhere(board: Board, fits: (symbol: string) => boolean): Position[] {
  const places: Position[] = []
  board.forEach((column, reel) =>
    column.forEach((symbol, row) => {
      if (fits(symbol)) places.push([reel, row])
    }),
  )
  return places
}
