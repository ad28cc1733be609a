/** A sort order: rank by index and index by rank. */
export interface Order {
  readonly standing: Int32Array
  readonly places: Int32Array
}

/** Stable sort. */
export function createOrder<T>(values: readonly T[], compare: (one: T, other: T) => number): Order {
  const places = Int32Array.from(values, (_, place) => place)
  const sorted = [...values.entries()].toSorted(
    ([place, one], [another, other]) => compare(one, other) || place - another,
  )
  const ranks = new Int32Array(values.length)
  for (const [before, [place]] of sorted.entries()) {
    ranks[place] = before
    places[before] = place
  }
  return { standing: ranks, places }
}

/** Below this fraction sorting is faster than scanning. */
const sortBelowFraction = 64

/** Sorts a subset in this order. */
export function arrange(
  some: readonly number[],
  { standing: ranks, places }: Order,
): readonly number[] {
  if (some.length * sortBelowFraction < places.length) {
    return some.toSorted((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
  }
  const isMeant = new Uint8Array(places.length)
  for (const place of some) isMeant[place] = 1
  const inOrder: number[] = []
  for (const place of places) if (isMeant[place] === 1) inOrder.push(place)
  return inOrder
}
