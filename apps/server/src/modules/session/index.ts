import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { FactorModule } from '#modules/factor'
import type { MemberModule } from '#modules/member'
import type { VerificationModule } from '#modules/verification'
import type { Kit } from '#platform/kit'
import { createArrival } from './arrival.ts'
import { createContacts } from './contacts.ts'
import { createDevices } from './devices.ts'
import { endingOf } from './ending.ts'
import { createForms } from './forms.ts'
import { createHandOver } from './hand-over.ts'
import { securityHttp, type Links } from './http/security.ts'
import { sessionsHttp } from './http/sessions.ts'
import { signInHttp } from './http/sign-in.ts'
import { createLogIn } from './log-in.ts'
import { createLogins } from './logins.ts'
import { createNotices } from './notices.ts'
import { createPasswords } from './passwords.ts'
import { createPhones } from './phones.ts'
import { createProof } from './proof.ts'
import { createRecovery } from './recovery.ts'
import { createRemembered } from './remembered.ts'
import { resetLetterOf } from './reset-letter.ts'
import { createSessions } from './sessions.ts'
import { createSignIn } from './sign-in.ts'
import { createStanding } from './standing.ts'
import { createStepUp } from './step-up.ts'
import { createTickets } from './tickets.ts'
import { createTrail } from './trail.ts'
import { createTries } from './tries.ts'

export type SessionModule = ReturnType<typeof createSession>

/** The modules below. */
interface Below {
  brands: BrandModule
  verification: VerificationModule
  member: MemberModule
  exclusion: ExclusionModule
  factor: FactorModule
}

export function createSession(kit: Kit, below: Below) {
  const { brands, verification, member, exclusion, factor } = below
  const sessions = createSessions(kit, brands)
  const standing = createStanding(kit)
  const devices = createDevices(kit)
  const tries = createTries(kit, member, devices)
  const tickets = createTickets(kit, devices)
  const remembered = createRemembered(kit, member)
  const notices = createNotices(kit, below)
  const handOver = createHandOver(kit)
  const logins = createLogins(kit)
  const asked = createProof({ brands, factor, tries })
  const arrival = createArrival({ devices, tries, remembered, notices })
  const { signIn, finish, start } = createSignIn({
    member,
    exclusion,
    sessions,
    devices,
    tickets,
    arrival,
    asked,
  })

  const { endAll, endAllWithin } = endingOf({ remembered, tickets, sessions })
  const forms = createForms(kit, brands, verification)
  const phones = createPhones(verification)
  const { clock } = kit
  const changing = { clock, member, factor, forms, tries, notices, standing, endAll, start, signIn }
  const passwords = createPasswords(changing)
  const recovery = createRecovery({ member, verification, devices, forms, phones, passwords })
  const contacts = createContacts({ member, verification, forms, phones, notices, standing })
  const stepUp = createStepUp({ factor, member, tries })
  const entering = { member, verification, forms, phones, tries, signIn }
  const { logIn, byPassword } = createLogIn(kit, entering)
  const entrances = { member, factor, sessions, devices }
  const security = { brands, member, factor, stepUp, standing, passwords, recovery, contacts }
  return {
    ...sessions,
    signIn,
    byPassword,
    endAll,
    endAllWithin,
    isFresh: standing.isFresh,
    sendReset: resetLetterOf({ member, verification }),
    /** Names the browser that asks if the account has signed in from it. */
    knownDevice: devices.knownTo,
    absent: logins.absent,
    /** How many accounts of players of a brand were used since a moment. */
    countSince: logins.countSince,
    ...createTrail({ sessions, devices, logins, endAll }),
    /** Accounts elsewhere stand above sessions, so they are handed in when all is put together. */
    http: (links: Links) => ({
      ...signInHttp({ ...entrances, tickets, remembered, logIn, signIn, finish }),
      ...sessionsHttp({ member, sessions, logins, remembered, handOver, signIn, endAll }),
      ...securityHttp(security, links),
    }),
    /** Timed work: takes away what is over. */
    async sweep(): Promise<void> {
      const swept = [sessions, tries, tickets, remembered, handOver, devices, logins]
      for (const part of swept) await part.sweep()
    },
  }
}
