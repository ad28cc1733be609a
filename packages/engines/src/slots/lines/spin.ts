import type { Rng } from '#core'
import type { LinesEvent, LineWinEvent, Position, ScatterWinEvent } from './events.ts'
import { lineWin } from './line-win.ts'
import type { LinesModel } from './model.ts'
import { placesOf, symbolAt, windowAt, type Window } from './window.ts'

type Win = LineWinEvent | ScatterWinEvent

export interface Spun {
  readonly events: readonly LinesEvent[]
  readonly credits: number
  readonly scatters: readonly Position[]
}

/** How a spin differs from another: free ones have reels of their own and multiply. */
export interface Manner {
  readonly strips: LinesModel['strips']
  readonly multiplier: number
  /** What the round can still win. */
  readonly room: number
}

/** One draw for each reel, from left to right. */
export function spin(model: LinesModel, { strips, multiplier, room }: Manner, rng: Rng): Spun {
  const stops = strips.map((strip) => rng.below(strip.length))
  const window = windowAt(strips, stops, model.rows)
  const scatters = placesOf(window, model.scatter.symbol)
  const found = [
    ...lineWins(model, window, multiplier),
    ...scatterWins(model, scatters, multiplier),
  ]
  const wins = upTo(found, room)
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

/** The wins in their order, the last one cut, and none after the round's most is reached. */
function upTo(wins: readonly Win[], room: number): Win[] {
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
