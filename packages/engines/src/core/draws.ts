import type { Rng } from './rng.ts'

/** All of the list in an order of which each is as likely as the others (Fisher and Yates). */
export function shuffle<T>(rng: Rng, list: readonly T[]): T[] {
  return choose(rng, list, list.length)
}

/** `count` of the list, none twice, in the order in which they were drawn. */
export function choose<T>(rng: Rng, list: readonly T[], count: number): T[] {
  if (count > list.length) throw new Error(`${count} of ${list.length} cannot be drawn`)
  const left = [...list]
  const drawn: T[] = []
  while (drawn.length < count) drawn.push(...left.splice(rng.below(left.length), 1))
  return drawn
}

/** A place in the list, as likely as its weight says; weights are whole numbers. */
export function pickWeighted(rng: Rng, weights: readonly number[]): number {
  let left = rng.below(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
