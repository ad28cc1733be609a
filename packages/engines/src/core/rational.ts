/** An exact fraction in its lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

export function rational(numerator: bigint, denominator: bigint): Rational {
  if (denominator <= 0n) throw new Error('a denominator is above 0')
  const common = greatestCommon(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / common, denominator: denominator / common }
}

function greatestCommon(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b]
  while (small !== 0n) [large, small] = [small, large % small]
  return large
}

export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const minus = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)

export const times = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator)

export const inverse = (a: Rational): Rational => rational(a.denominator, a.numerator)

/**
 * Formats a non-negative number with so many decimals: cut, or rounded up where a smaller figure
 * would flatter the game.
 */
export function decimal(
  { numerator, denominator }: Rational,
  places: number,
  round: 'down' | 'up' = 'down',
): string {
  const scaled = numerator * 10n ** BigInt(places)
  const up = round === 'up' && scaled % denominator !== 0n ? 1n : 0n
  const digits = String(scaled / denominator + up).padStart(places + 1, '0')
  const point = digits.length - places
  return places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
}
