import type { Rng } from './rng.ts'

/** Shuffles a list; every order is equally likely (Fisher and Yates). */
export function shuffle<T>(rng: Rng, list: readonly T[]): T[] {
  return choose(rng, list, list.length)
}

/** Draws `count` different items, in the order in which they were drawn. */
export function choose<T>(rng: Rng, list: readonly T[], count: number): T[] {
  if (count > list.length) throw new Error(`${count} of ${list.length} cannot be drawn`)
  const left = [...list]
  const drawn: T[] = []
  while (drawn.length < count) drawn.push(...left.splice(rng.below(left.length), 1))
  return drawn
}

/** Picks an index with a probability in proportion to its weight; weights are whole numbers. */
export function pickWeighted(rng: Rng, weights: readonly number[]): number {
  let left = rng.below(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
