import { maskedEmail } from '@fairhouse/rules'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const minDigits = 4

/**
 * The text of a member search for the audit log, whose rows are never removed: enough to tell what
 * was asked, without phone numbers, document numbers and whole email addresses.
 */
export function searchedText(wanted: string): string {
  const text = wanted.trim()
  if (uuid.test(text)) return text
  if (text.includes('@')) return maskedEmail(text)
  const isNumber = text.replaceAll(/\D/g, '').length >= minDigits
  return isNumber ? `${text.slice(0, 2)}•••${text.slice(-2)}` : text
}
