import { pickWeighted } from '#core'
import type { LineWinEvent, Position } from '../lines/index.ts'
import { windowAt } from '../lines/window.ts'
import { isCapped, pay, type RoundState } from './round-state.ts'
import { tumble, type ReelBoard } from './tumble.ts'
import type { AnywhereWinEvent, ClusterWinEvent, WaysWinEvent } from './events.ts'
import type { Pay, Strips, WildAct } from './model.ts'
import { findWins, positionsWhere, type Board, type BoardWin } from './wins.ts'

/** Settings of a spin: paid spin, free spin or respin. */
export interface SpinOptions {
  readonly strips: Strips
  readonly multiplier: number
  readonly wilds: WildAct | null
  /** Positions of wilds that stayed or walked from earlier spins. */
  readonly heldWilds: readonly Position[]
  readonly ladder: readonly number[]
  /** Ladder step to begin with. */
  readonly step: number
  /** Sum of the orbs of earlier spins. */
  readonly orbSum: number
}

export interface SpinResult {
  readonly scatters: readonly Position[]
  /** Coins on the reels as they landed. */
  readonly coins: readonly Position[]
  readonly wilds: readonly Position[]
  readonly step: number
  /** Sum of the orbs after this spin. */
  readonly orbs: number
}

/** Draws one stop for each reel and plays everything that follows on the board. */
export function spin(round: RoundState, options: SpinOptions): SpinResult {
  const { model, rng, emit } = round
  const { strips } = options
  const stops = strips.map((strip) => rng.below(strip.length))
  const landed = windowAt(strips, stops, model.rows)
  emit?.({ type: 'reels', stops, window: landed })
  const { board, wilds } = withWilds(round, options, landed)
  const after = payWithTumbles(round, options, { board, tops: stops })
  const scatters = positionsOf(after.board, model.scatter?.symbol)
  payScatters(round, options, scatters)
  return {
    scatters,
    coins: positionsOf(landed, model.hold?.symbol),
    wilds,
    step: after.step,
    orbs: multiply(round, options, after.board, after.won),
  }
}

const positionsOf = (board: Board, symbol: string | undefined) =>
  symbol === undefined ? [] : positionsWhere(board, (one) => one === symbol)

/**
 * Applies the behaviour of wilds. Scatters, coins and orbs stay visible under an expanding wild.
 */
function withWilds(
  { model, emit }: RoundState,
  { wilds: act, heldWilds }: SpinOptions,
  landed: Board,
) {
  const { wild, scatter, hold, orbs } = model
  if (wild === null || act === null) return { board: landed, wilds: [] }
  const specials = new Set([scatter?.symbol, hold?.symbol, orbs?.symbol])
  const board = landed.map((column, reel) => {
    if (act === 'expand' && column.includes(wild)) {
      return column.map((symbol) => (specials.has(symbol) ? symbol : wild))
    }
    const rows = heldWilds.filter(([x]) => x === reel).map(([, row]) => row)
    return rows.length === 0
      ? column
      : column.map((symbol, row) => (rows.includes(row) ? wild : symbol))
  })
  const positions = positionsOf(board, wild)
  if (positions.length > 0) emit?.({ type: 'wilds', act, positions, window: board })
  return { board, wilds: positions }
}

/** Pays the wins of the board and, in tumbling models, the wins after each tumble. */
function payWithTumbles(
  round: RoundState,
  { strips, multiplier, ladder, ...from }: SpinOptions,
  first: ReelBoard,
) {
  const { model, emit } = round
  let current = first
  let { step } = from
  let won = 0
  for (;;) {
    const times = multiplier * (ladder[Math.min(step, ladder.length - 1)] ?? 1)
    const found = findWins(model, current.board)
    for (const one of found) {
      if (isCapped(round)) break
      const credits = pay(round, one.credits * times)
      won += credits
      emit?.(winEvent(model.pay.by, one, times, credits))
    }
    if (!model.tumbles || found.length === 0 || isCapped(round)) break
    step += 1
    const removed = uniquePositions(found)
    const { fresh, ...next } = tumble(strips, current, removed)
    current = next
    const after = multiplier * (ladder[Math.min(step, ladder.length - 1)] ?? 1)
    emit?.({ type: 'tumble', removed, fresh, window: next.board, multiplier: after })
  }
  return { board: current.board, step, won }
}

function uniquePositions(found: readonly BoardWin[]): Position[] {
  const unique = new Map<number, Position>()
  for (const { positions } of found) {
    for (const position of positions) unique.set(position[0] * 100 + position[1], position)
  }
  return [...unique.values()]
}

function payScatters(
  round: RoundState,
  { multiplier }: SpinOptions,
  positions: readonly Position[],
) {
  const { scatter } = round.model
  const count = positions.length
  const prize = (scatter?.pays[count] ?? 0) * multiplier
  if (!scatter || prize === 0 || isCapped(round)) return
  const credits = pay(round, prize)
  const { symbol } = scatter
  round.emit?.({ type: 'scatterWin', symbol, count, positions, multiplier, credits })
}

/** Multiplies a win by the orbs of the board; returns the sum of the orbs. */
function multiply(round: RoundState, { orbSum }: SpinOptions, board: Board, won: number): number {
  const { model, rng, emit } = round
  if (!model.orbs || won === 0 || isCapped(round)) return orbSum
  const { symbol, values, weights } = model.orbs
  const orbs = positionsOf(board, symbol).map((position) => ({
    position,
    value: values[pickWeighted(rng, weights)] ?? 0,
  }))
  const sum = orbs.reduce((all, { value }) => all + value, orbSum)
  if (sum <= 1) return sum
  const credits = pay(round, won * (sum - 1))
  emit?.({ type: 'orbs', orbs, multiplier: sum, credits })
  return sum
}

type WinEvent = LineWinEvent | WaysWinEvent | ClusterWinEvent | AnywhereWinEvent

/** Builds the event of a win; `credits` is the amount paid. */
function winEvent(
  by: Pay['by'],
  { symbol, count, positions, line = 0, ways = 1 }: BoardWin,
  multiplier: number,
  credits: number,
): WinEvent {
  const facts = { symbol, count, positions, multiplier, credits }
  if (by === 'lines') return { type: 'lineWin', line, ...facts }
  if (by === 'ways') return { type: 'waysWin', ways, ...facts }
  return { type: by === 'cluster' ? 'clusterWin' : 'anywhereWin', ...facts }
}
