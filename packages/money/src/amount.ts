declare const brand: unique symbol

/** Money as whole ten-thousandths of a currency's unit. No `number` ever holds money. */
export type Amount = bigint & { readonly [brand]: 'Amount' }

export const unitsPerOne = 10_000n
const decimals = 4

/** What a database column of 64 bits can hold; a larger amount is a fault of ours. */
const most = 2n ** 63n - 1n

export function amountOf(units: bigint): Amount {
  if (units > most || units < -most) throw new RangeError('an amount of more than 64 bits')
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

/** From a decimal string as on every wire; undefined for anything else. */
export function parseAmount(text: string): Amount | undefined {
  const match = wire.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (units > most) return undefined
  return amountOf(sign ? -units : units)
}

/** As on every wire: a decimal string with a point and four decimals. */
export function toWire(amount: Amount): string {
  const units = amount < 0n ? 0n - amount : amount
  const digits = String(units).padStart(decimals + 1, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
