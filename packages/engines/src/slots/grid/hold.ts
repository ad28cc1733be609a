import { pickWeighted } from '#core'
import type { Position } from '../lines/index.ts'
import { pay, type Course } from './course.ts'
import type { Coin } from './events.ts'
import type { Hold } from './model.ts'

/** Enough coins stay; all other places spin until no new one came so many times. */
export function holdAndWin(course: Course, landed: readonly Position[]): void {
  const { model, tell } = course
  const { hold, rows, strips } = model
  if (!hold || landed.length < hold.needed) return
  const places = strips.flatMap((_, reel) =>
    Array.from({ length: rows }, (_row, row): Position => [reel, row]),
  )
  const coinAt = (position: Position): Coin => ({ position, credits: worthOf(course, hold) })
  const first = landed.map(coinAt)
  tell?.({ type: 'holdBegin', coins: first, spins: hold.spins })
  let empty = places.filter(([reel, row]) => !landed.some(([x, y]) => x === reel && y === row))
  let sum = first.reduce((all, { credits }) => all + credits, 0)
  let left = hold.spins
  while (left > 0 && empty.length > 0) {
    const come = empty.filter(() => course.rng.below(hold.oneIn) === 0)
    const coins = come.map(coinAt)
    left = coins.length > 0 ? hold.spins : left - 1
    empty = empty.filter((place) => !come.includes(place))
    sum += coins.reduce((all, { credits }) => all + credits, 0)
    tell?.({ type: 'holdSpin', coins, left })
  }
  const isFull = empty.length === 0
  const credits = pay(course, sum + (isFull ? hold.full : 0))
  tell?.({ type: 'holdEnd', isFull, credits })
}

const worthOf = ({ rng }: Course, { values, weights }: Hold) =>
  values[pickWeighted(rng, weights)] ?? 0
