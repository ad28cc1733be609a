import type { Deps } from './deps.ts'
import { registrationHttp } from './http.ts'
import { createPasswordlessRegister } from './register.ts'
import { createTrials } from './trial.ts'

export type RegistrationModule = ReturnType<typeof createRegistration>

/** Registration by name or phone number, and trial accounts for a day. */
export function createRegistration(deps: Deps) {
  const trial = createTrials(deps)
  return {
    http: registrationHttp(deps, trial),
    /** Opens an account for an identity-provider sign-in. */
    registerWithoutPassword: createPasswordlessRegister(deps),
    sweepTrials: trial.sweep,
  }
}
