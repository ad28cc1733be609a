import { circleOf, transform, zeros, type Complex } from './fft.ts'

/** |DFT|² of real values for the first half of the frequencies. */
export function squaredMagnitudes(values: Float64Array): Float64Array {
  const isPower = (values.length & (values.length - 1)) === 0
  return isPower && values.length > 2 ? byPairs(values) : byChirp(values)
}

/** Packs two real values into one complex value and separates them afterwards. */
function byPairs(values: Float64Array): Float64Array {
  const half = values.length / 2
  const pairs = zeros(half)
  for (let k = 0; k < half; k += 1) {
    pairs.re[k] = values[k * 2] ?? 0
    pairs.im[k] = values[k * 2 + 1] ?? 0
  }
  transform(pairs)
  const squares = new Float64Array(half)
  const turns = circleOf(values.length)
  for (let k = 0; k < half; k += 1) squares[k] = squareAt(pairs, turns, k)
  return squares
}

function squareAt({ re, im }: Complex, turns: Complex, k: number): number {
  const mirror = k === 0 ? 0 : re.length - k
  const a = re[k] ?? 0
  const b = im[k] ?? 0
  const c = re[mirror] ?? 0
  const d = im[mirror] ?? 0
  const cos = turns.re[k] ?? 0
  const sin = turns.im[k] ?? 0
  const real = a + c + (b + d) * cos - (c - a) * sin
  const imaginary = b - d + (c - a) * cos + (b + d) * sin
  return (real * real + imaginary * imaginary) / 4
}

/** Any length, as a convolution with a chirp (Bluestein). */
function byChirp(values: Float64Array): Float64Array {
  const n = values.length
  const size = 2 ** Math.ceil(Math.log2(2 * n))
  const [left, chirp] = [zeros(size), zeros(size)]
  for (let k = 0; k < n; k += 1) {
    // k² mod 2n, because the angle of a large number loses its digits.
    const angle = (Math.PI * ((k * k) % (2 * n))) / n
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    left.re[k] = (values[k] ?? 0) * cos
    left.im[k] = -(values[k] ?? 0) * sin
    for (const index of k === 0 ? [0] : [k, size - k]) {
      chirp.re[index] = cos
      chirp.im[index] = sin
    }
  }
  const product = convolve(left, chirp)
  return product.re
    .subarray(0, Math.floor(n / 2))
    .map((real, k) => (real * real + (product.im[k] ?? 0) ** 2) / size ** 2)
}

/**
 * Convolution without the factor `size` and with a mirrored imaginary part, which no magnitude
 * shows.
 */
function convolve(a: Complex, b: Complex): Complex {
  transform(a)
  transform(b)
  for (let k = 0; k < a.re.length; k += 1) {
    const [p, q, r, s] = [a.re[k] ?? 0, a.im[k] ?? 0, b.re[k] ?? 0, b.im[k] ?? 0]
    a.re[k] = p * r - q * s
    a.im[k] = -(p * s + q * r)
  }
  transform(a)
  return a
}
