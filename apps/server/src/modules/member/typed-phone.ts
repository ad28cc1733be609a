import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Longer than any phone number with punctuation. */
const maxTypedLength = 40

/** Parses a number as typed in this country to E.164, or undefined. */
export function typedPhone(country: string, typed: string): string | undefined {
  // Parsing text that cannot be a number is slow, so most names return here.
  if (typed.length > maxTypedLength || !/\p{Nd}.*\p{Nd}/su.test(typed)) return undefined
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {}
  const text = typed.normalize('NFKC')
  return parsePhoneNumberFromString(text, { ...home, extract: false })?.number
}
