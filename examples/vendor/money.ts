const one = 10_000n

/** From a decimal string of the wire to whole ten-thousandths; undefined for anything else. */
export function unitsOf(text: string): bigint | undefined {
  const match = /^(\d{1,14})(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return BigInt(whole) * one + BigInt(fraction.padEnd(4, '0'))
}

/** As on every wire: a decimal string with a point and four decimals. */
export function toWire(units: bigint): string {
  return `${units / one}.${String(units % one).padStart(4, '0')}`
}
