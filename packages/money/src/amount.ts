declare const brand: unique symbol

/** Money in whole ten-thousandths of a currency's unit. No `number` ever holds money. */
export type Amount = bigint & { readonly [brand]: 'Amount' }

export const unitsPerOne = 10_000n
const decimals = 4

/** Largest amount of a 64-bit database column; a larger one is a fault of ours. */
const maxUnits = 2n ** 63n - 1n

export function amountOf(units: bigint): Amount {
  if (units > maxUnits || units < -maxUnits) throw new RangeError('an amount of more than 64 bits')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place amounts are made
  return units as Amount
}

export const zero = amountOf(0n)

export function add(one: Amount, other: Amount): Amount {
  return amountOf(one + other)
}

export function subtract(one: Amount, other: Amount): Amount {
  return amountOf(one - other)
}

export function sum(amounts: Iterable<Amount>): Amount {
  let total = 0n
  for (const amount of amounts) total += amount
  return amountOf(total)
}

export function smaller(one: Amount, other: Amount): Amount {
  return one < other ? one : other
}

const wire = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/

/** Parses a decimal string in the wire format; returns undefined for anything else. */
export function parseAmount(text: string): Amount | undefined {
  const match = wire.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (units > maxUnits) return undefined
  return amountOf(sign ? -units : units)
}

/** Formats an amount for the wire: a decimal string with a point and four decimals. */
export function toWire(amount: Amount): string {
  const units = amount < 0n ? 0n - amount : amount
  const digits = String(units).padStart(decimals + 1, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
