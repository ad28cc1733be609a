import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MfaModule } from '#modules/mfa'
import type { MemberModule } from '#modules/member'
import type { VerificationModule } from '#modules/verification'
import type { Kit } from '#platform/kit'
import { createSignInEffects } from './sign-in/sign-in-effects.ts'
import { createContacts } from './recovery/contacts.ts'
import { createDevices } from './devices/devices.ts'
import { createEndAll } from './sessions/end-all.ts'
import { createForms } from './recovery/forms.ts'
import { createHandOver } from './sign-in/hand-over.ts'
import { securityHttp, type Links } from './http/security.ts'
import { sessionsHttp } from './http/sessions.ts'
import { signInHttp } from './http/sign-in.ts'
import { createLogIn } from './sign-in/log-in.ts'
import { createLoginHistory } from './devices/login-history.ts'
import { createNotices } from './recovery/notices.ts'
import { createPasswords } from './recovery/passwords.ts'
import { createProvenPhones } from './recovery/proven-phone.ts'
import { createRequiredProof } from './sign-in/required-proof.ts'
import { createRecovery } from './recovery/recovery.ts'
import { createRemembered } from './sign-in/remembered.ts'
import { createStaffReset } from './recovery/staff-reset.ts'
import { createSessions } from './sessions/sessions.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { createFreshness } from './sessions/freshness.ts'
import { createStepUp } from './recovery/step-up.ts'
import { createTickets } from './sign-in/tickets.ts'
import { createActivity } from './devices/activity.ts'
import { createFailedAttempts } from './sign-in/failed-attempts.ts'

export type SessionModule = ReturnType<typeof createSession>

interface Deps {
  brands: BrandModule
  verification: VerificationModule
  member: MemberModule
  exclusion: ExclusionModule
  mfa: MfaModule
}

export function createSession(kit: Kit, deps: Deps) {
  const { brands, verification, member, exclusion, mfa } = deps
  const sessions = createSessions(kit, { brands, member })
  const freshness = createFreshness(kit)
  const devices = createDevices(kit)
  const attempts = createFailedAttempts(kit, member, devices)
  const tickets = createTickets(kit, devices)
  const remembered = createRemembered(kit, member, verification)
  const notices = createNotices(kit, deps)
  const handOver = createHandOver(kit)
  const loginHistory = createLoginHistory(kit)
  const requiredWays = createRequiredProof({ brands, mfa, attempts })
  const effects = createSignInEffects({ devices, attempts, remembered, notices })
  const { signIn, finish, start } = createSignIn({
    member,
    exclusion,
    sessions,
    devices,
    tickets,
    effects,
    requiredWays,
  })

  const { endAll, endAllWithin } = createEndAll({ remembered, tickets, sessions })
  const forms = createForms(kit, brands, verification)
  const phones = createProvenPhones({ verification, member, endAll })
  const { clock } = kit
  const account = { member, forms, attempts, notices, freshness }
  const passwords = createPasswords({ ...account, clock, mfa, endAll, start, signIn })
  const recovery = createRecovery({ member, verification, devices, forms, phones, passwords })
  const contacts = createContacts({ member, verification, forms, phones, notices, freshness })
  const stepUp = createStepUp({ mfa, member, attempts })
  const logIns = { member, verification, forms, phones, attempts, signIn }
  const { logIn, byPassword } = createLogIn(kit, logIns)
  const security = { brands, member, mfa, stepUp, freshness, passwords, recovery, contacts }
  return {
    ...sessions,
    signIn,
    byPassword,
    endAll,
    endAllWithin,
    isFresh: freshness.isFresh,
    sendReset: createStaffReset({ member, verification }),
    /** Returns the browser's id if the account has signed in from it. */
    knownDevice: devices.knownTo,
    absent: loginHistory.withoutSession,
    /** Number of a brand's players seen since a moment. */
    countSince: loginHistory.countSince,
    ...createActivity({ sessions, devices, loginHistory, endAll }),
    /** The social-login module depends on this one, so its lookup is injected during wiring. */
    http: (links: Links) => ({
      ...signInHttp({ member, mfa, sessions, devices, tickets, remembered, logIn, signIn, finish }),
      ...sessionsHttp({ member, sessions, loginHistory, remembered, handOver, signIn, endAll }),
      ...securityHttp(security, links),
    }),
    /** Timed work: removes expired rows. */
    async sweep(): Promise<void> {
      const swept = [sessions, attempts, tickets, remembered, handOver, devices, loginHistory]
      for (const part of swept) await part.sweep()
    },
  }
}
