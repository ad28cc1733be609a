import type { GameEvent, GridEvent } from '@fairhouse/engines'
import type { SlotModel } from './config.ts'

export type Window = readonly (readonly string[])[]

/** Stopped reels and their window. */
export interface ReelState {
  readonly stops: readonly number[]
  readonly window: Window
}

function windowAt(strips: Window, rows: number, stops: readonly number[]): Window {
  return strips.map((strip, reel) =>
    Array.from(
      { length: rows },
      (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? '',
    ),
  )
}

/** Strips that show this window at these stops; free spins may have their own. */
export function stripsFor({ strips, freeSpins, rows }: SlotModel, shown: ReelState): Window {
  const expected = String(shown.window)
  const found = [strips, freeSpins?.strips ?? strips].find(
    (some) => String(windowAt(some, rows, shown.stops)) === expected,
  )
  if (!found) throw new Error('the record shows symbols that are not on the reels')
  return found
}

/** Reel stops and window at the end of a round. */
export function finalReels(events: readonly GameEvent[]): ReelState | undefined {
  const [reels, shown] = [events.findLast(isReels), events.findLast(hasWindow)]
  return reels && shown && { stops: reels.stops, window: shown.window }
}

type Shown = Extract<GridEvent, { window: Window }>

const hasWindow = (event: GameEvent): event is Shown =>
  ['reels', 'wilds', 'tumble'].includes(event.type) && 'window' in event

const isReels = (event: GameEvent): event is Extract<GridEvent, { type: 'reels' }> =>
  event.type === 'reels' && hasWindow(event)

/** Initial window before the first round, which pays nothing. */
export function initialReels(model: SlotModel): ReelState {
  const { strips, rows } = model
  const stops: number[] = []
  for (const [reel, strip] of strips.entries()) {
    const promises = strip.map((_, stop) =>
      winLikeness(model, windowAt(strips.slice(0, reel + 1), rows, [...stops, stop])),
    )
    stops.push(Math.max(0, promises.indexOf(Math.min(...promises))))
  }
  return { stops, window: windowAt(strips, rows, stops) }
}

/** Rates how much a window looks like a win: special symbols, wins and near wins. */
function winLikeness(model: SlotModel, window: Window): number {
  const { pay, pays, wild, scatter, orbs, hold } = model
  const specials = new Set([wild, scatter?.symbol, orbs?.symbol, hold?.symbol])
  const special = window.flat().filter((symbol) => specials.has(symbol)).length
  const [first = [], second = []] = window
  const shared = first.filter((symbol) => second.includes(symbol)).length
  const counts = Object.keys(pays).map((one) => window.flat().filter((at) => at === one).length)
  return special * 100 + (pay.by === 'lines' || pay.by === 'ways' ? shared : Math.max(...counts))
}
