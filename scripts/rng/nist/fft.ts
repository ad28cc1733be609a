/** Complex numbers as separate real and imaginary parts. */
export interface Complex {
  readonly re: Float64Array
  readonly im: Float64Array
}

export const zeros = (length: number): Complex => ({
  re: new Float64Array(length),
  im: new Float64Array(length),
})

/** e^(-2πi·k/size) for the first half of the circle. */
function circle(size: number): Complex {
  const half = zeros(size / 2)
  for (let k = 0; k < size / 2; k += 1) {
    half.re[k] = Math.cos((2 * Math.PI * k) / size)
    half.im[k] = -Math.sin((2 * Math.PI * k) / size)
  }
  return half
}

const circles = new Map<number, Complex>()
export function circleOf(size: number): Complex {
  const cached = circles.get(size) ?? circle(size)
  circles.set(size, cached)
  return cached
}

/** The discrete Fourier transform in place; the length is a power of two. */
export function transform(values: Complex): void {
  reorder(values)
  transformPart(values, 0, values.re.length)
}

/** Recursive, so that a part is still in the processor's cache when it is joined. */
function transformPart(values: Complex, start: number, size: number): void {
  if (size === 1) return
  const half = size / 2
  if (size <= 64) {
    for (let step = 1; step < size; step *= 2) {
      for (let at = start; at < start + size; at += step * 2) join(values, at, step)
    }
    return
  }
  transformPart(values, start, half)
  transformPart(values, start + half, half)
  join(values, start, half)
}

function join({ re, im }: Complex, start: number, half: number): void {
  const factors = circleOf(half * 2)
  const cosines = factors.re
  const sines = factors.im
  for (let k = 0; k < half; k += 1) {
    const a = start + k
    const b = a + half
    const cos = cosines[k] ?? 0
    const sin = sines[k] ?? 0
    const reB = re[b] ?? 0
    const imB = im[b] ?? 0
    const reA = re[a] ?? 0
    const imA = im[a] ?? 0
    const real = reB * cos - imB * sin
    const imaginary = reB * sin + imB * cos
    re[b] = reA - real
    im[b] = imA - imaginary
    re[a] = reA + real
    im[a] = imA + imaginary
  }
}

/** Bit-reversal permutation. */
function reorder({ re, im }: Complex): void {
  const size = re.length
  let other = 0
  for (let index = 0; index < size; index += 1) {
    if (index < other) {
      swap(re, index, other)
      swap(im, index, other)
    }
    let bit = size >>> 1
    while (bit > 0 && (other & bit) !== 0) {
      other ^= bit
      bit >>>= 1
    }
    other |= bit
  }
}

function swap(values: Float64Array, a: number, b: number): void {
  const value = values[a] ?? 0
  values[a] = values[b] ?? 0
  values[b] = value
}
