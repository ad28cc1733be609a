import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * LIST of number types that take an SMS at the usual price. Premium-rate, shared-cost, VoIP, pager
 * and universal-access numbers, and those of no known type, are where SMS fraud earns its money.
 */
const smsTypes: readonly string[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

export type Destination =
  | { country: string; refusal?: undefined }
  | { refusal: 'sms_country_off' | 'sms_number_off' }

/** Whether an SMS may go to a number in E.164; says nothing about whose number it is. */
export function smsDestination(number: string, countries: readonly string[]): Destination {
  const read = parsePhoneNumberFromString(number, { extract: false })
  const type = read?.getType()
  // Several countries share +1, +7, +44 and others: the plan tells which of them it is.
  if (!read?.country || !countries.includes(read.country)) return { refusal: 'sms_country_off' }
  if (type === undefined || !smsTypes.includes(type)) return { refusal: 'sms_number_off' }
  return { country: read.country }
}
