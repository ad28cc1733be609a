const unitsPerWhole = 10_000n

/** Parses a decimal string of the wire into ten-thousandths; undefined if invalid. */
export function parseUnits(text: string): bigint | undefined {
  const match = /^(\d{1,14})(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return BigInt(whole) * unitsPerWhole + BigInt(fraction.padEnd(4, '0'))
}

/** Formats ten-thousandths for the wire: a decimal string with four decimals. */
export function toWire(units: bigint): string {
  return `${units / unitsPerWhole}.${String(units % unitsPerWhole).padStart(4, '0')}`
}
