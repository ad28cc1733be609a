import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { nationalNumber } from '@fairhouse/rules'

const diallingCodes = new Set<string>(
  getCountries().map((country) => getCountryCallingCode(country)),
)

/** Parses a number by all countries' number plans to E.164, or undefined. */
export function readPhone(diallingCode: string, typed: string): string | undefined {
  const code = diallingCode.replace(/^\+/, '')
  const national = nationalNumber(code, typed).replace(/^0+/, '0')
  if (!diallingCodes.has(code) || !/^[0-9]{4,15}$/.test(national)) return undefined
  const read = parsePhoneNumberFromString(national, { defaultCallingCode: code, extract: false })
  return read?.countryCallingCode === code && read.isValid() ? read.number : undefined
}

/** Splits an E.164 number of ours into the two fields in which a form asks for it. */
export function splitPhone(
  number: string,
): { countryDialingCode: string; mobileNum: string } | undefined {
  const read = parsePhoneNumberFromString(number, { extract: false })
  return read && { countryDialingCode: read.countryCallingCode, mobileNum: read.nationalNumber }
}

/** Whether an E.164 from outside is one that `readPhone` would return. */
export function isPhone(number: string): boolean {
  const read = parsePhoneNumberFromString(number, { extract: false })
  return read?.number === number && read.isValid()
}
