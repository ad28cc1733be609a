/** Games in some order: where each stands, and who stands where. */
export interface Order {
  readonly standing: Int32Array
  readonly places: Int32Array
}

/** Equal ones stay as they are. */
export function orderOf<T>(values: readonly T[], compare: (one: T, other: T) => number): Order {
  const places = Int32Array.from(values, (_, place) => place)
  const sorted = [...values.entries()].toSorted(
    ([place, one], [another, other]) => compare(one, other) || place - another,
  )
  const standing = new Int32Array(values.length)
  for (const [before, [place]] of sorted.entries()) {
    standing[place] = before
    places[before] = place
  }
  return { standing, places }
}

/** To sort so few is quicker than to walk past all. */
const fewOf = 64

/** Some of the games in this order. */
export function arranged(some: readonly number[], { standing, places }: Order): readonly number[] {
  if (some.length * fewOf < places.length) {
    return some.toSorted((one, other) => (standing[one] ?? 0) - (standing[other] ?? 0))
  }
  const isMeant = new Uint8Array(places.length)
  for (const place of some) isMeant[place] = 1
  const inOrder: number[] = []
  for (const place of places) if (isMeant[place] === 1) inOrder.push(place)
  return inOrder
}
