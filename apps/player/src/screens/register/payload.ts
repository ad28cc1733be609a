import type { Values } from '#lib/forms'
import type { Mode } from './status.ts'

/**
 * Converts the form to the call's payload, with the specification's field names. A registration by
 * phone sends the number as account name. Referral fields are optional hints.
 */
export function toPayload(typed: Values, mode: Mode, diallingCode: string) {
  return {
    ...typed,
    ...(mode === 'registerMobile' && { username: typed.mobileNum ?? '' }),
    ...(typed.password !== undefined && { confirmPassword: typed.password }),
    ...(diallingCode && { countryDialingCode: diallingCode }),
    login: true,
    registerUrl: location.origin + location.pathname,
    registerMethod: 'WEB',
    domain: location.host,
    agreeTerms: true,
    ageConfirmed: true,
  } as const
}
