/** p-values of many tests as if each had been the only one (Holm): below α none is by chance. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((p, place) => ({ p, place })).toSorted((a, b) => a.p - b.p)
  const adjusted = [...pValues]
  let least = 0
  for (const [rank, { p, place }] of order.entries()) {
    least = Math.max(least, Math.min(1, (order.length - rank) * p))
    adjusted[place] = least
  }
  return adjusted
}
