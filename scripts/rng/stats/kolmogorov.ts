/** The chance of p-values this far from uniform (Kolmogorov-Smirnov, Stephens). */
export function uniformityChance(pValues: readonly number[]): number {
  const sorted = pValues.toSorted((a, b) => a - b)
  const n = sorted.length
  const distance = sorted.reduce(
    (max, p, index) => Math.max(max, (index + 1) / n - p, p - index / n),
    0,
  )
  const root = Math.sqrt(n)
  return kolmogorovAbove((root + 0.12 + 0.11 / root) * distance)
}

/** The chance that the limit of √n·D is at least this large. */
export function kolmogorovAbove(value: number): number {
  if (value < 0.2) return 1
  let sum = 0
  for (let k = 1; k <= 100; k += 1) {
    const term = Math.exp(-2 * k * k * value * value)
    sum += k % 2 === 1 ? term : -term
  }
  return Math.min(1, Math.max(0, 2 * sum))
}
