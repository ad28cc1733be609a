/**
 * Packs a polynomial into one large number: each coefficient takes the same number of hexadecimal
 * digits, the lowest one last. As long as every coefficient fits, the product of two such numbers
 * is the product of the polynomials, and large numbers multiply fast.
 */
export function packPolynomial(coefficients: readonly number[], digits: number): bigint {
  const text = coefficients.map((coefficient) => hexOf(BigInt(coefficient)).padStart(digits, '0'))
  return BigInt(`0x${text.toReversed().join('')}`)
}

export function unpackPolynomial(polynomial: bigint, digits: number): bigint[] {
  const text = hexOf(polynomial)
  const terms = Math.ceil(text.length / digits)
  return Array.from({ length: terms }, (_, term) => {
    const end = text.length - term * digits
    return BigInt(`0x${text.slice(Math.max(0, end - digits), end)}`)
  })
}

export const hexOf = (value: bigint): string => value.toString(16)
