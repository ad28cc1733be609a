import type { Position } from '@fairhouse/engines'
import type { SlotModel } from '../config.ts'
import { leastOf } from './tiers.ts'

/** Places of the smallest win of a game, to be drawn beside the words about it. */
export function exampleOf(model: SlotModel): readonly Position[] {
  const { pay, rows, strips } = model
  const [least, reels] = [leastOf(model), strips.length]
  const places = Array.from({ length: reels * rows }, (_, place) => place)
  switch (pay.by) {
    case 'ways':
      return places
        .map((place) => positionOf(place, rows))
        .filter(
          ([reel, row]) => reel < least && (row === (reel * 2) % rows || (reel === 1 && row === 0)),
        )
    case 'cluster':
      return snake(rows, reels).slice(0, least)
    case 'anywhere':
      // A step that has no divisor with so many places visits each of them once.
      return places
        .slice(0, least)
        .map((place) => positionOf((place * spread(places.length)) % places.length, rows))
    case 'lines':
      return []
    default:
      return pay satisfies never
  }
}

const positionOf = (place: number, rows: number): Position => [
  Math.floor(place / rows),
  place % rows,
]

/** From the second column on, down and up again, so that all touch. */
function snake(rows: number, reels: number): readonly Position[] {
  const height = Math.min(3, rows)
  return Array.from({ length: reels * height }, (_, index): Position => {
    const reel = Math.floor(index / height)
    const down = index % height
    return [(reel + 1) % reels, reel % 2 === 0 ? down : height - 1 - down]
  })
}

function spread(places: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b))
  return [5, 7, 8, 11, 13].find((step) => divides(places, step) === 1) ?? 1
}
