/** How likely p-values lie as far from evenly between 0 and 1 (Kolmogorov, Smirnov, Stephens). */
export function evenlySpread(pValues: readonly number[]): number {
  const sorted = pValues.toSorted((a, b) => a - b)
  const n = sorted.length
  const distance = sorted.reduce(
    (most, p, place) => Math.max(most, (place + 1) / n - p, p - place / n),
    0,
  )
  const root = Math.sqrt(n)
  return kolmogorovAbove((root + 0.12 + 0.11 / root) * distance)
}

/** The chance that the limit of √n·D is so large or larger. */
export function kolmogorovAbove(value: number): number {
  if (value < 0.2) return 1
  let sum = 0
  for (let k = 1; k <= 100; k += 1) {
    const term = Math.exp(-2 * k * k * value * value)
    sum += k % 2 === 1 ? term : -term
  }
  return Math.min(1, Math.max(0, 2 * sum))
}
