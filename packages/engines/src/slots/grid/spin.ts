import { pickWeighted } from '#core'
import type { Position } from '../lines/index.ts'
import { windowAt } from '../lines/window.ts'
import { isFull, pay, type Course } from './course.ts'
import { fall, type Standing } from './falls.ts'
import type { Strips, WildAct } from './model.ts'
import { findWins, placesWhere, type Board, type Found } from './wins.ts'
import { winEvent } from './win-event.ts'

/** How a spin differs from another. */
export interface Manner {
  readonly strips: Strips
  readonly multiplier: number
  readonly wilds: WildAct | null
  /** Where wilds stand from before. */
  readonly held: readonly Position[]
  readonly ladder: readonly number[]
  /** The step of the ladder to begin with. */
  readonly step: number
  /** What orbs of earlier spins add up to. */
  readonly kept: number
}

export interface Spun {
  readonly scatters: readonly Position[]
  /** Of the reels as they landed. */
  readonly coins: readonly Position[]
  readonly wilds: readonly Position[]
  readonly step: number
  /** What the orbs add up to now. */
  readonly orbs: number
}

/** One draw for each reel, and all that follows on its board. */
export function spin(course: Course, manner: Manner): Spun {
  const { model, rng, tell } = course
  const { strips } = manner
  const stops = strips.map((strip) => rng.below(strip.length))
  const landed = windowAt(strips, stops, model.rows)
  tell?.({ type: 'reels', stops, window: landed })
  const { board, wilds } = withWilds(course, manner, landed)
  const after = falls(course, manner, { board, tops: stops })
  const scatters = placesOf(after.board, model.scatter?.symbol)
  payScatters(course, manner, scatters)
  return {
    scatters,
    coins: placesOf(landed, model.hold?.symbol),
    wilds,
    step: after.step,
    orbs: multiply(course, manner, after.board, after.won),
  }
}

const placesOf = (board: Board, symbol: string | undefined) =>
  symbol === undefined ? [] : placesWhere(board, (one) => one === symbol)

/** Wilds do what they do; scatters and their like stay seen under one that grows. */
function withWilds({ model, tell }: Course, { wilds: act, held }: Manner, landed: Board) {
  const { wild, scatter, hold, orbs } = model
  if (wild === null || act === null) return { board: landed, wilds: [] }
  const specials = new Set([scatter?.symbol, hold?.symbol, orbs?.symbol])
  const board = landed.map((column, reel) => {
    if (act === 'expand' && column.includes(wild)) {
      return column.map((symbol) => (specials.has(symbol) ? symbol : wild))
    }
    const rows = held.filter(([x]) => x === reel).map(([, row]) => row)
    return rows.length === 0
      ? column
      : column.map((symbol, row) => (rows.includes(row) ? wild : symbol))
  })
  const positions = placesOf(board, wild)
  if (positions.length > 0) tell?.({ type: 'wilds', act, positions, window: board })
  return { board, wilds: positions }
}

/** Wins, and where winners go, the wins of what falls after them. */
function falls(course: Course, { strips, multiplier, ladder, ...from }: Manner, first: Standing) {
  const { model, tell } = course
  let standing = first
  let { step } = from
  let won = 0
  for (;;) {
    const times = multiplier * (ladder[Math.min(step, ladder.length - 1)] ?? 1)
    const found = findWins(model, standing.board)
    for (const one of found) {
      if (isFull(course)) break
      const credits = pay(course, one.credits * times)
      won += credits
      tell?.(winEvent(model.pay.by, one, times, credits))
    }
    if (!model.tumbles || found.length === 0 || isFull(course)) break
    step += 1
    const removed = allPlaces(found)
    const { fresh, ...next } = fall(strips, standing, removed)
    standing = next
    const after = multiplier * (ladder[Math.min(step, ladder.length - 1)] ?? 1)
    tell?.({ type: 'tumble', removed, fresh, window: next.board, multiplier: after })
  }
  return { board: standing.board, step, won }
}

function allPlaces(found: readonly Found[]): Position[] {
  const places = new Map<number, Position>()
  for (const { positions } of found) {
    for (const place of positions) places.set(place[0] * 100 + place[1], place)
  }
  return [...places.values()]
}

function payScatters(course: Course, { multiplier }: Manner, positions: readonly Position[]) {
  const { scatter } = course.model
  const count = positions.length
  const worth = (scatter?.pays[count] ?? 0) * multiplier
  if (!scatter || worth === 0 || isFull(course)) return
  const credits = pay(course, worth)
  const { symbol } = scatter
  course.tell?.({ type: 'scatterWin', symbol, count, positions, multiplier, credits })
}

/** Orbs count once there is something to multiply; answers what they add up to. */
function multiply(course: Course, { kept }: Manner, board: Board, won: number): number {
  const { model, rng, tell } = course
  if (!model.orbs || won === 0 || isFull(course)) return kept
  const { symbol, values, weights } = model.orbs
  const orbs = placesOf(board, symbol).map((position) => ({
    position,
    value: values[pickWeighted(rng, weights)] ?? 0,
  }))
  const sum = orbs.reduce((all, { value }) => all + value, kept)
  if (sum <= 1) return sum
  const credits = pay(course, won * (sum - 1))
  tell?.({ type: 'orbs', orbs, multiplier: sum, credits })
  return sum
}
