import { normalise } from '../text/normalise.ts'

/** Two addresses with the same key are one person's: case makes no mailbox of its own. */
export function emailKey(address: string): string {
  return normalise('email', address).toLowerCase()
}

/** As printed on the card, whatever was written between the signs. */
export function idNumberKey(number: string): string {
  return normalise('tel', number).toUpperCase()
}
