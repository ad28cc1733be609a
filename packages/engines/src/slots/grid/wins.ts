import type { ByCount, Position } from '../lines/index.ts'
import { lineWin } from '../lines/line-win.ts'
import type { GridModel, Pay } from './model.ts'

/** Columns of symbols, from left to right. */
export type Board = readonly (readonly string[])[]

type PayRules = Pick<GridModel, 'pay' | 'pays' | 'wild'>

/** A win on the board, before any multiplier. */
export interface BoardWin {
  readonly symbol: string
  readonly count: number
  readonly positions: readonly Position[]
  readonly credits: number
  readonly line?: number
  readonly ways?: number
}

export function findWins(model: PayRules, board: Board): BoardWin[] {
  const { pay } = model
  switch (pay.by) {
    case 'lines':
      return lineWins(model, board, pay)
    case 'ways':
      return waysWins(model, board)
    case 'cluster':
      return clusterWins(model, board)
    case 'anywhere':
      return anywhereWins(model, board)
    default:
      return pay satisfies never
  }
}

function lineWins(
  { pays, wild }: PayRules,
  board: Board,
  { lines }: Extract<Pay, { by: 'lines' }>,
): BoardWin[] {
  return lines.flatMap((rows, line): BoardWin[] => {
    const symbols = rows.map((row, reel) => board[reel]?.[row] ?? '')
    const win = lineWin({ pays, wild: wild ?? '' }, symbols)
    if (!win) return []
    const positions = rows.slice(0, win.count).map((row, reel): Position => [reel, row])
    return [{ ...win, line, positions }]
  })
}

function waysWins({ pays, wild }: PayRules, board: Board): BoardWin[] {
  const found: BoardWin[] = []
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
    const positions = positionsWhere(board.slice(0, count), (one) => one === symbol || one === wild)
    found.push({ symbol, count, ways, positions, credits })
  }
  return found
}

function anywhereWins({ pays, wild }: PayRules, board: Board): BoardWin[] {
  const found: BoardWin[] = []
  for (const symbol of symbolsOf(pays)) {
    let count = 0
    for (const column of board) {
      for (const one of column) if (one === symbol || one === wild) count += 1
    }
    const credits = creditsOfTier(pays[symbol] ?? {}, count)
    if (credits === 0) continue
    const positions = positionsWhere(board, (one) => one === symbol || one === wild)
    found.push({ symbol, count, positions, credits })
  }
  return found
}

function clusterWins({ pays, wild }: PayRules, board: Board): BoardWin[] {
  const found: BoardWin[] = []
  for (const symbol of symbolsOf(pays)) {
    for (const positions of clustersOf(board, symbol, wild)) {
      const credits = creditsOfTier(pays[symbol] ?? {}, positions.length)
      if (credits > 0) found.push({ symbol, count: positions.length, positions, credits })
    }
  }
  return found
}

const cache = new WeakMap<PayRules['pays'], readonly string[]>()

/** Called so often that the list is built once. */
function symbolsOf(pays: PayRules['pays']): readonly string[] {
  const list = cache.get(pays) ?? Object.keys(pays)
  cache.set(pays, list)
  return list
}

/**
 * Finds positions of a symbol that are connected at their sides; a wild belongs to each cluster
 * that it touches.
 */
function clustersOf(board: Board, symbol: string, wild: string | null): Position[][] {
  const rows = board[0]?.length ?? 0
  const seen = new Set<number>()
  const clusters: Position[][] = []
  for (let reel = 0; reel < board.length; reel += 1) {
    for (let row = 0; row < rows; row += 1) {
      if (board[reel]?.[row] !== symbol || seen.has(reel * rows + row)) continue
      const positions = clusterFrom(board, [reel, row], (one) => one === symbol || one === wild)
      for (const [x, y] of positions) if (board[x]?.[y] === symbol) seen.add(x * rows + y)
      clusters.push(positions)
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
  for (let index = 0; index < cluster.length; index += 1) {
    const [reel, row] = cluster[index] ?? first
    reach(reel - 1, row)
    reach(reel + 1, row)
    reach(reel, row - 1)
    reach(reel, row + 1)
  }
  return cluster
}

/** Returns the prize of a count, or of the next smaller count that has one. */
function creditsOfTier(byCount: ByCount, count: number): number {
  for (let tier = count; tier > 0; tier -= 1) {
    const credits = byCount[tier]
    if (credits !== undefined) return credits
  }
  return 0
}

export function positionsWhere(board: Board, fits: (symbol: string) => boolean): Position[] {
  const positions: Position[] = []
  board.forEach((column, reel) =>
    column.forEach((symbol, row) => {
      if (fits(symbol)) positions.push([reel, row])
    }),
  )
  return positions
}
