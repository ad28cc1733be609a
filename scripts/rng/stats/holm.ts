/** Holm's correction of p-values of many tests. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((p, index) => ({ p, place: index })).toSorted((a, b) => a.p - b.p)
  const adjusted = [...pValues]
  let max = 0
  for (const [rank, { p, place: index }] of order.entries()) {
    max = Math.max(max, Math.min(1, (order.length - rank) * p))
    adjusted[index] = max
  }
  return adjusted
}
