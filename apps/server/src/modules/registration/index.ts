import { registrationHttp } from './http.ts'
import { openWithout, type Parts } from './register.ts'
import { trials } from './trial.ts'

export type RegistrationModule = ReturnType<typeof createRegistration>

/** How people come to an account: by a name, by a phone number, or for a day of play. */
export function createRegistration(parts: Parts) {
  const trial = trials(parts)
  return {
    http: registrationHttp(parts, trial),
    /** Opens an account for who is known to another provider. */
    openWithout: openWithout(parts),
    sweepTrials: trial.sweep,
  }
}
