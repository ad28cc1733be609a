import type { Position } from '@fairhouse/engines'
import type { SlotModel } from '../config.ts'
import { minPayingCount } from './tiers.ts'

/** Positions of a game's smallest win, drawn as an example beside the rules. */
export function exampleOf(model: SlotModel): readonly Position[] {
  const { pay, rows, strips } = model
  const [minCount, reels] = [minPayingCount(model), strips.length]
  const cells = Array.from({ length: reels * rows }, (_, cell) => cell)
  switch (pay.by) {
    case 'ways':
      return cells
        .map((cell) => positionOf(cell, rows))
        .filter(
          ([reel, row]) =>
            reel < minCount && (row === (reel * 2) % rows || (reel === 1 && row === 0)),
        )
    case 'cluster':
      return snake(rows, reels).slice(0, minCount)
    case 'anywhere':
      // A step without a common divisor visits every position once.
      return cells
        .slice(0, minCount)
        .map((cell) => positionOf((cell * spread(cells.length)) % cells.length, rows))
    case 'lines':
      return []
    default:
      return pay satisfies never
  }
}

const positionOf = (cell: number, rows: number): Position => [Math.floor(cell / rows), cell % rows]

/** From the second column on, down and up again, so that all positions touch. */
function snake(rows: number, reels: number): readonly Position[] {
  const height = Math.min(3, rows)
  return Array.from({ length: reels * height }, (_, index): Position => {
    const reel = Math.floor(index / height)
    const down = index % height
    return [(reel + 1) % reels, reel % 2 === 0 ? down : height - 1 - down]
  })
}

function spread(cells: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b))
  return [5, 7, 8, 11, 13].find((step) => divides(cells, step) === 1) ?? 1
}
