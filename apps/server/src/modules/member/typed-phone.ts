import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Longer than any number with what people write into it. */
const mostTyped = 40

/** The number (E.164) that somebody at home in this country means by it, or nothing. */
export function typedPhone(country: string, typed: string): string | undefined {
  // To try a text that cannot be one is the dearest: most names end here.
  if (typed.length > mostTyped || !/\p{Nd}.*\p{Nd}/su.test(typed)) return undefined
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {}
  const text = typed.normalize('NFKC')
  return parsePhoneNumberFromString(text, { ...home, extract: false })?.number
}
