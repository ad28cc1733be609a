import * as z from 'zod/mini'
import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { hashPassword, passwordMatches } from '#platform/password'
import { stepOfCode } from '#platform/totp'
import { staffEntry } from './audit-entry.ts'
import { newAuthenticator, totpPurpose, type AuthenticatorEnrolment } from './new-authenticator.ts'
import { requireStrongPassword } from './require-strong-password.ts'
import type { StaffAccount } from './rules.ts'
import { accountStore, type StoredStaff } from './store/accounts.ts'
import { mfaStore } from './store/mfa.ts'

const ticketPurpose = 'staff-enrolment'
const ticketSeconds = 15 * 60

/** `until` identifies the enrolment: a later reset has another deadline. */
const ticketFacts = z.strictObject({
  staffId: z.uuid(),
  secret: z.string(),
  until: z.number(),
  expires: z.number(),
})

type TicketFacts = z.output<typeof ticketFacts>

/** Shown at sign-in to an owner without a second factor. */
export interface EnrolmentOffer extends AuthenticatorEnrolment {
  ticket: string
  /** The first password was given to someone, so the owner chooses another. */
  choosesPassword: boolean
}

export interface Completion {
  ticket: string
  code: string
  newPassword?: string | undefined
  address: string
}

/**
 * Sets up the second factor. The secret is made for one sign-in, kept only in that sign-in's
 * ticket, and stored once a code has confirmed it.
 */
export function createEnrolment({ database, clock, random, secrets }: Kit, audit: AuditModule) {
  function openTicket(ticket: string, now: Date): TicketFacts {
    try {
      const opened = secrets.unlock(ticketPurpose, Buffer.from(ticket, 'base64url'))
      const facts = ticketFacts.parse(JSON.parse(opened))
      if (facts.expires > now.getTime()) return facts
    } catch {
      // An invalid ticket is answered like an expired one.
    }
    throw new Refusal('wrong_credentials')
  }

  /** Locks the ticket's account until the enrolment is stored. */
  async function lockAccount(transaction: Executor, { staffId, until }: TicketFacts, now: Date) {
    const account = await accountStore(transaction).lock(staffId)
    const isOpen = account?.enrolUntil?.getTime() === until && until > now.getTime()
    if (!account || account.disabledAt || !isOpen) throw new Refusal('wrong_credentials')
    return account
  }

  /** Undefined if the account keeps its password. */
  async function chosenHash(account: StoredStaff, chosen: string | undefined) {
    if (!account.oneTimeUntil) return undefined
    requireStrongPassword(account, chosen ?? '')
    if (await passwordMatches(account.passwordHash, chosen ?? '')) {
      throw new Refusal('invalid_fields', { newPassword: 'invalid' })
    }
    return hashPassword(chosen ?? '')
  }

  return {
    offer({ id, name, enrolUntil, oneTimeUntil }: StaffAccount): EnrolmentOffer {
      if (!enrolUntil) throw new Error(`staff ${id} has a second factor`)
      const { secret, link } = newAuthenticator(random, name)
      const facts: TicketFacts = {
        staffId: id,
        secret,
        until: enrolUntil.getTime(),
        expires: clock.now().getTime() + ticketSeconds * 1000,
      }
      const ticket = secrets.lock(ticketPurpose, JSON.stringify(facts)).toString('base64url')
      return { ticket, secret, link, choosesPassword: oneTimeUntil !== null }
    },
    /** Stores the factor and a new password if required, and signs the owner in. */
    complete: ({ ticket, code, newPassword, address }: Completion): Promise<StaffAccount> =>
      database.db.transaction().execute(async (transaction) => {
        const now = clock.now()
        const facts = openTicket(ticket, now)
        const account = await lockAccount(transaction, facts, now)
        const step = stepOfCode(facts.secret, code, now)
        if (step === undefined) throw new Refusal('wrong_code')
        const passwordHash = await chosenHash(account, newPassword)
        const store = accountStore(transaction)
        if (passwordHash !== undefined) await store.setPassword(account.id, passwordHash)
        await mfaStore(transaction).enrol(account.id, {
          totpSecret: secrets.lock(totpPurpose, facts.secret),
          step,
        })
        await store.markSignIn(account.id, { at: now, address })
        const by = { staffId: account.id, address }
        await audit.record(staffEntry(by, 'staff.enrol_factor', account.id), transaction)
        await audit.record(staffEntry(by, 'staff.login', account.id), transaction)
        return account
      }),
  }
}
