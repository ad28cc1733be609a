import * as z from 'zod/mini'
import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { hashPassword, passwordMatches } from '#platform/password'
import { stepOfCode } from '#platform/totp'
import { actionOf } from './action-of.ts'
import { freshFactor, totpPurpose, type Enrolment } from './fresh-factor.ts'
import { refuseWeak } from './refuse-weak.ts'
import type { StaffAccount } from './rules.ts'
import { accountStore, type StoredStaff } from './store/accounts.ts'
import { factorStore } from './store/factors.ts'

const ticketPurpose = 'staff-enrolment'
const ticketSeconds = 15 * 60

/** `until` names the one enrolment that the ticket is for: a later reset has another deadline. */
const ticketFacts = z.strictObject({
  staffId: z.uuid(),
  secret: z.string(),
  until: z.number(),
  expires: z.number(),
})

type TicketFacts = z.output<typeof ticketFacts>

/** What an owner without a second factor is shown at sign-in. */
export interface Offer extends Enrolment {
  ticket: string
  /** A first password was told to somebody, so another is chosen with the factor. */
  choosesPassword: boolean
}

export interface Completion {
  ticket: string
  code: string
  newPassword?: string | undefined
  address: string
}

/**
 * How the owner of an account sets up its second factor: the secret is made for one sign-in, kept
 * only in the ticket of that sign-in, and stored once a code of it has come back.
 */
export function createEnrolment({ database, clock, random, secrets }: Kit, audit: AuditModule) {
  function openTicket(ticket: string, now: Date): TicketFacts {
    try {
      const opened = secrets.unlock(ticketPurpose, Buffer.from(ticket, 'base64url'))
      const facts = ticketFacts.parse(JSON.parse(opened))
      if (facts.expires > now.getTime()) return facts
    } catch {
      // Not a ticket of ours: answered like one that has expired.
    }
    throw new Refusal('wrong_credentials')
  }

  /** The account of a ticket, held until the enrolment is stored. */
  async function held(transaction: Executor, { staffId, until }: TicketFacts, now: Date) {
    const account = await accountStore(transaction).lock(staffId)
    const isOpen = account?.enrolUntil?.getTime() === until && until > now.getTime()
    if (!account || account.disabledAt || !isOpen) throw new Refusal('wrong_credentials')
    return account
  }

  /** Undefined when the account keeps the password it has. */
  async function chosenHash(account: StoredStaff, chosen: string | undefined) {
    if (!account.oneTimeUntil) return undefined
    refuseWeak(account, chosen ?? '')
    if (await passwordMatches(account.passwordHash, chosen ?? '')) {
      throw new Refusal('invalid_fields', { newPassword: 'invalid' })
    }
    return hashPassword(chosen ?? '')
  }

  return {
    offer({ id, name, enrolUntil, oneTimeUntil }: StaffAccount): Offer {
      if (!enrolUntil) throw new Error(`staff ${id} has a second factor`)
      const { secret, link } = freshFactor(random, name)
      const facts: TicketFacts = {
        staffId: id,
        secret,
        until: enrolUntil.getTime(),
        expires: clock.now().getTime() + ticketSeconds * 1000,
      }
      const ticket = secrets.lock(ticketPurpose, JSON.stringify(facts)).toString('base64url')
      return { ticket, secret, link, choosesPassword: oneTimeUntil !== null }
    },
    /** Stores the factor, and the password where one is chosen, and signs the owner in. */
    complete: ({ ticket, code, newPassword, address }: Completion): Promise<StaffAccount> =>
      database.db.transaction().execute(async (transaction) => {
        const now = clock.now()
        const facts = openTicket(ticket, now)
        const account = await held(transaction, facts, now)
        const step = stepOfCode(facts.secret, code, now)
        if (step === undefined) throw new Refusal('wrong_code')
        const passwordHash = await chosenHash(account, newPassword)
        const store = accountStore(transaction)
        if (passwordHash !== undefined) await store.setPassword(account.id, passwordHash)
        await factorStore(transaction).enrol(account.id, {
          totpSecret: secrets.lock(totpPurpose, facts.secret),
          step,
        })
        await store.markSignIn(account.id, { at: now, address })
        const by = { staffId: account.id, address }
        await audit.record(actionOf(by, 'staff.enrol_factor', account.id), transaction)
        await audit.record(actionOf(by, 'staff.login', account.id), transaction)
        return account
      }),
  }
}
