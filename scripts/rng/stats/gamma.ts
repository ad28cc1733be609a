const lanczos = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12,
  9.984_369_578_019_572e-6, 1.505_632_735_149_311_6e-7,
]
const tiny = 1e-300
const precision = 1e-15
const maxSteps = 1_000_000

/** ln Γ(x) for x of at least a half (Lanczos). */
export function logGamma(x: number): number {
  const sum = lanczos.reduce((all, factor, index) =>
    index === 0 ? factor : all + factor / (x - 1 + index),
  )
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/** Q(a, x): the regularized upper incomplete gamma function (`igamc` of SP 800-22). */
export function upperGamma(a: number, x: number): number {
  if (!(x > 0)) return 1
  if (x === Infinity) return 0
  return x < a + 1 ? 1 - bySeries(a, x) : byFraction(a, x)
}

/** P(a, x), without the loss of digits of 1 - Q when it is small. */
export function lowerGamma(a: number, x: number): number {
  if (!(x > 0)) return 0
  return x < a + 1 ? bySeries(a, x) : 1 - byFraction(a, x)
}

const front = (a: number, x: number) => Math.exp(a * Math.log(x) - x - logGamma(a))

function bySeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let step = 1; step < maxSteps && term > sum * precision; step += 1) {
    term *= x / (a + step)
    sum += term
  }
  return sum * front(a, x)
}

/** Lentz's method for the continued fraction. */
function byFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let fraction = d
  for (let step = 1; step < maxSteps; step += 1) {
    const an = -step * (step - a)
    b += 2
    d = 1 / nonZero(an * d + b)
    c = nonZero(b + an / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < precision) break
  }
  return fraction * front(a, x)
}

const nonZero = (value: number) => (Math.abs(value) < tiny ? tiny : value)
