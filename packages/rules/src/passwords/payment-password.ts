import { isStorable } from '../text/hidden-characters.ts'
import { lengthOf } from '../text/normalise.ts'

const paymentPasswordLengths = { min: 6, max: 64 } as const

/** Six signs at least, which are not all the same and not a row as on the keys. */
export function isPaymentPassword(typed: string): boolean {
  const { min, max } = paymentPasswordLengths
  const length = lengthOf(typed)
  if (length < min || length > max || !isStorable(typed)) return false
  const rows = ['01234567890', '09876543210']
  return new Set(typed).size > 1 && !rows.some((row) => row.includes(typed))
}
