import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * LIST of number types that take an SMS at the usual price. Premium-rate, shared-cost, VoIP, pager,
 * universal-access and unknown numbers are where SMS fraud earns money.
 */
const smsTypes: readonly string[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

export type Destination =
  | { country: string; refusal?: undefined }
  | { refusal: 'sms_country_off' | 'sms_number_off' }

/** Whether an SMS may go to this E.164 number, whoever owns it. */
export function smsDestination(number: string, countries: readonly string[]): Destination {
  const read = parsePhoneNumberFromString(number, { extract: false })
  const type = read?.getType()
  // Several countries share +1, +7, +44 and others: the number plan tells which one it is.
  if (!read?.country || !countries.includes(read.country)) return { refusal: 'sms_country_off' }
  if (type === undefined || !smsTypes.includes(type)) return { refusal: 'sms_number_off' }
  return { country: read.country }
}
