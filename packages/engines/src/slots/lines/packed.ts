/**
 * A polynomial as one large number: each factor has the same room of hexadecimal digits, the first
 * one last. As long as every factor fits, a product of such numbers is the polynomials' product,
 * and the machine multiplies large numbers fast.
 */
export function packed(factors: readonly number[], digits: number): bigint {
  const text = factors.map((factor) => hexOf(BigInt(factor)).padStart(digits, '0'))
  return BigInt(`0x${text.toReversed().join('')}`)
}

export function unpacked(polynomial: bigint, digits: number): bigint[] {
  const text = hexOf(polynomial)
  const terms = Math.ceil(text.length / digits)
  return Array.from({ length: terms }, (_, term) => {
    const end = text.length - term * digits
    return BigInt(`0x${text.slice(Math.max(0, end - digits), end)}`)
  })
}

export const hexOf = (value: bigint): string => value.toString(16)
