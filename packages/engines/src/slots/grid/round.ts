import { rowStream } from '#core'
import type { ByCount } from '../lines/index.ts'
import { isFull, type Course } from './course.ts'
import type { GridEvent } from './events.ts'
import { holdAndWin } from './hold.ts'
import type { GridModel } from './model.ts'
import { objectsOf } from './pick.ts'
import { spin, type Manner, type Spun } from './spin.ts'

export type Mode = 'spin' | 'buy'

/** What a round costs, and how many rows its table has. */
export function tableOf({ books, buy, roundCredits }: GridModel, mode: Mode) {
  if (mode === 'spin') return { rows: books.rows, credits: roundCredits }
  if (!buy) throw new Error('nothing is for sale here')
  return buy
}

/** Walking wilds that come again and again end here. */
const mostRespins = 30

/** What a row came to. */
export interface RowPlayed {
  readonly credits: number
  /** How many objects the player may open now; 0 when the round is over. */
  readonly picks: number
}

/** What a row of the table pays; `tell` hears how. */
export function playRow(
  model: GridModel,
  mode: Mode,
  row: number,
  tell?: (event: GridEvent) => void,
): RowPlayed {
  const rng = rowStream(`${model.books.word} ${mode}`, row)
  const course: Course = { model, rng, tell, credits: 0, spins: 0 }
  tell?.({ type: 'row', row })
  const scatters = mode === 'buy' ? [] : paidSpin(course)
  if (mode === 'buy') winSpins(course, model.buy?.spins ?? 0, [])
  freeSpins(course)
  const { credits } = course
  const picks = isFull(course) ? 0 : (model.pick?.picks[scatters.length] ?? 0)
  if (model.pick && picks > 0) {
    tell?.({ type: 'pickBegin', objects: objectsOf(model.pick), picks, positions: scatters })
  } else for (const event of endOf(model, credits)) tell?.(event)
  return { credits, picks }
}

/** How a round that pays so much ends. */
export function endOf({ maxCredits }: GridModel, credits: number): GridEvent[] {
  const end = { type: 'end', credits } as const
  return credits >= maxCredits ? [{ type: 'maxWin', credits }, end] : [end]
}

const plain = { multiplier: 1, held: [], step: 0, kept: 0 } as const

/** Answers where its scatters stand. */
function paidSpin(course: Course): Spun['scatters'] {
  const { strips, wilds, tumbles, freeSpins: free } = course.model
  const ladder = tumbles?.ladder ?? [1]
  const manner = { ...plain, strips, wilds, ladder }
  const { coins, scatters } = spinOn(course, manner, free?.won ?? {})
  if (!isFull(course)) holdAndWin(course, coins)
  return scatters
}

/** A spin, and the spins that walking wilds give; free spins are won by each. */
function spinOn(course: Course, manner: Manner, won: ByCount): Spun {
  const first = spin(course, manner)
  winSpins(course, won[first.scatters.length] ?? 0, first.scatters)
  let last = first
  for (let respins = 0; manner.wilds === 'walk' && respins < mostRespins; respins += 1) {
    const held = last.wilds
      .filter(([reel]) => reel > 0)
      .map(([reel, row]) => [reel - 1, row] as const)
    if (held.length === 0 || isFull(course)) break
    course.tell?.({ type: 'respin' })
    last = spin(course, { ...manner, held })
    winSpins(course, won[last.scatters.length] ?? 0, last.scatters)
  }
  return { ...last, coins: first.coins, scatters: first.scatters }
}

function winSpins(course: Course, won: number, positions: Spun['scatters']): void {
  const count = Math.min(won, (course.model.freeSpins?.most ?? 0) - course.spins)
  if (count <= 0 || isFull(course)) return
  course.spins += count
  course.tell?.({ type: 'freeSpinsWon', count, total: course.spins, positions })
}

function freeSpins(course: Course): void {
  const { freeSpins: rules, tumbles, orbs } = course.model
  if (!rules || course.spins === 0) return
  const { multiplier, strips, wilds } = rules
  const before = course.credits
  let manner: Manner = { ...plain, multiplier, strips, wilds, ladder: tumbles?.freeLadder ?? [1] }
  let index = 0
  while (index < course.spins && !isFull(course)) {
    index += 1
    course.tell?.({ type: 'freeSpin', index, left: course.spins - index, multiplier })
    const spun = spinOn(course, manner, rules.wonAgain)
    manner = {
      ...manner,
      held: wilds === 'stay' ? spun.wilds : [],
      step: tumbles?.isKept === true ? spun.step : 0,
      kept: orbs?.areKept === true ? spun.orbs : 0,
    }
  }
  course.tell?.({ type: 'featureEnd', spins: index, credits: course.credits - before })
}
