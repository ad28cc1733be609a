import type { Rng } from '#core'
import { range, sumOf } from '../bets/index.ts'

/** The prizes of one rank: how many numbers, and of how many digits. */
interface Rank {
  readonly name: string
  readonly count: number
  readonly digits: number
}

/** The numbers of a draw, from the special prize down; leading zeros are written. */
export type VnDraw = readonly string[]

export type Region = 'north' | 'south'

/** LIST of the ranks: the North draws 27 numbers; the South and the Central region draw 18. */
export const ranksOf: Readonly<Record<Region, readonly Rank[]>> = {
  north: [
    { name: 'special', count: 1, digits: 5 },
    { name: 'first', count: 1, digits: 5 },
    { name: 'second', count: 2, digits: 5 },
    { name: 'third', count: 6, digits: 5 },
    { name: 'fourth', count: 4, digits: 4 },
    { name: 'fifth', count: 6, digits: 4 },
    { name: 'sixth', count: 3, digits: 3 },
    { name: 'seventh', count: 4, digits: 2 },
  ],
  south: [
    { name: 'special', count: 1, digits: 6 },
    { name: 'first', count: 1, digits: 5 },
    { name: 'second', count: 1, digits: 5 },
    { name: 'third', count: 2, digits: 5 },
    { name: 'fourth', count: 7, digits: 5 },
    { name: 'fifth', count: 1, digits: 4 },
    { name: 'sixth', count: 3, digits: 4 },
    { name: 'seventh', count: 1, digits: 3 },
    { name: 'eighth', count: 1, digits: 2 },
  ],
}

/** The rank of every number of a draw. */
const placesOf = (region: Region): readonly Rank[] =>
  ranksOf[region].flatMap((rank) => range(1, rank.count).map(() => rank))

/** Indexes of the numbers of these ranks, or of all, that have so many digits or more. */
export function placesWith(
  region: Region,
  digits: number,
  ranks?: readonly string[],
): readonly number[] {
  return placesOf(region).flatMap((rank, place) =>
    rank.digits >= digits && (ranks?.includes(rank.name) ?? true) ? [place] : [],
  )
}

export const drawSizeOf = (region: Region): number =>
  sumOf(ranksOf[region].map(({ count }) => count))

export const drawNumbers = (region: Region, rng: Rng): VnDraw =>
  placesOf(region).map(({ digits }) => String(rng.below(10 ** digits)).padStart(digits, '0'))

export function isVnDraw(region: Region, value: unknown): value is VnDraw {
  const places = placesOf(region)
  return (
    Array.isArray(value) &&
    value.length === places.length &&
    places.every(({ digits }, place) => {
      const number: unknown = value[place]
      return typeof number === 'string' && number.length === digits && /^[0-9]+$/.test(number)
    })
  )
}

/** The last digits of the numbers at these places. */
export const tailsAt = (draw: VnDraw, places: readonly number[], digits: number): string[] =>
  places.map((place) => (draw[place] ?? '').slice(-digits))

/** The prizes whose numbers end with this tail, to say why a line won; one entry per number. */
export const prizesWithTail = (region: Region, draw: VnDraw, tail: string): readonly string[] =>
  placesOf(region).flatMap(({ name }, place) => ((draw[place] ?? '').endsWith(tail) ? [name] : []))
