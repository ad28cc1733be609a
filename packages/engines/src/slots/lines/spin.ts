import type { Rng } from '#core'
import type { LinesEvent, LineWinEvent, Position, ScatterWinEvent } from './events.ts'
import { lineWin } from './line-win.ts'
import type { LinesModel } from './model.ts'
import { positionsOf, symbolAt, windowAt, type Window } from './window.ts'

type Win = LineWinEvent | ScatterWinEvent

export interface SpinResult {
  readonly events: readonly LinesEvent[]
  readonly credits: number
  readonly scatters: readonly Position[]
}

/** Settings of a spin: free spins have their own reels and a multiplier. */
export interface SpinOptions {
  readonly strips: LinesModel['strips']
  readonly multiplier: number
  /** Credits that the round can still win before its cap. */
  readonly room: number
}

/** Plays a spin with one draw for each reel, from left to right. */
export function spin(
  model: LinesModel,
  { strips, multiplier, room }: SpinOptions,
  rng: Rng,
): SpinResult {
  const stops = strips.map((strip) => rng.below(strip.length))
  const window = windowAt(strips, stops, model.rows)
  const scatters = positionsOf(window, model.scatter.symbol)
  const found = [
    ...lineWins(model, window, multiplier),
    ...scatterWins(model, scatters, multiplier),
  ]
  const wins = capWins(found, room)
  const credits = wins.reduce((sum, win) => sum + win.credits, 0)
  return { events: [{ type: 'reels', stops, window }, ...wins], credits, scatters }
}

function lineWins(model: LinesModel, window: Window, multiplier: number): LineWinEvent[] {
  return model.lines.flatMap((rows, line): LineWinEvent[] => {
    const win = lineWin(
      model,
      rows.map((row, reel) => symbolAt(window[reel], row)),
    )
    if (!win) return []
    const { symbol, count } = win
    const positions = rows.slice(0, count).map((row, reel): Position => [reel, row])
    const credits = win.credits * multiplier
    return [{ type: 'lineWin', line, symbol, count, positions, multiplier, credits }]
  })
}

function scatterWins(
  { scatter }: LinesModel,
  positions: readonly Position[],
  multiplier: number,
): ScatterWinEvent[] {
  const count = positions.length
  const credits = (scatter.pays[count] ?? 0) * multiplier
  const { symbol } = scatter
  return credits === 0
    ? []
    : [{ type: 'scatterWin', symbol, count, positions, multiplier, credits }]
}

/** Cuts wins at the cap of the round: shortens the last one and drops those after it. */
function capWins(wins: readonly Win[], room: number): Win[] {
  let left = room
  const paid: Win[] = []
  for (const win of wins) {
    if (left === 0) break
    const credits = Math.min(win.credits, left)
    paid.push({ ...win, credits })
    left -= credits
  }
  return paid
}
