import type { GameEvent, GridEvent } from '@fairhouse/engines'
import type { SlotModel } from './config.ts'

export type Window = readonly (readonly string[])[]

/** Reels as they stopped, and what they show. */
export interface Standing {
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

/** The strips on which these stops show this window: free spins may have their own. */
export function stripsUnder({ strips, freeSpins, rows }: SlotModel, shown: Standing): Window {
  const wanted = String(shown.window)
  const found = [strips, freeSpins?.strips ?? strips].find(
    (some) => String(windowAt(some, rows, shown.stops)) === wanted,
  )
  if (!found) throw new Error('the record shows symbols that are not on the reels')
  return found
}

/** How a round left the reels: where they stopped last, and what stood there in the end. */
export function leftBy(events: readonly GameEvent[]): Standing | undefined {
  const [reels, shown] = [events.findLast(isReels), events.findLast(hasWindow)]
  return reels && shown && { stops: reels.stops, window: shown.window }
}

type Shown = Extract<GridEvent, { window: Window }>

const hasWindow = (event: GameEvent): event is Shown =>
  ['reels', 'wilds', 'tumble'].includes(event.type) && 'window' in event

const isReels = (event: GameEvent): event is Extract<GridEvent, { type: 'reels' }> =>
  event.type === 'reels' && hasWindow(event)

/** Where the reels stand before the first round: a picture that pays nothing. */
export function resting(model: SlotModel): Standing {
  const { strips, rows } = model
  const stops: number[] = []
  for (const [reel, strip] of strips.entries()) {
    const promises = strip.map((_, stop) =>
      promise(model, windowAt(strips.slice(0, reel + 1), rows, [...stops, stop])),
    )
    stops.push(Math.max(0, promises.indexOf(Math.min(...promises))))
  }
  return { stops, window: windowAt(strips, rows, stops) }
}

/** How much a picture looks like something: special symbols, and what would pay or nearly so. */
function promise(model: SlotModel, window: Window): number {
  const { pay, pays, wild, scatter, orbs, hold } = model
  const specials = new Set([wild, scatter?.symbol, orbs?.symbol, hold?.symbol])
  const special = window.flat().filter((symbol) => specials.has(symbol)).length
  const [first = [], second = []] = window
  const shared = first.filter((symbol) => second.includes(symbol)).length
  const counts = Object.keys(pays).map((one) => window.flat().filter((at) => at === one).length)
  return special * 100 + (pay.by === 'lines' || pay.by === 'ways' ? shared : Math.max(...counts))
}
