import type { Values } from '#lib/forms'
import type { Mode } from './status.ts'

/**
 * What is sent besides what was typed, by the names of the specification. Who registers by phone
 * has the number as name; hints of where they came from are hints.
 */
export function payloadOf(typed: Values, mode: Mode, diallingCode: string) {
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
