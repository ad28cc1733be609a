import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import { ticketSeconds, type SocialIdentity } from './rules.ts'
import type { IdentityStore } from './store/identities.ts'
import { ticketStore } from './store/tickets.ts'

export interface TicketHolder {
  ticket: string
  browser: string
  brandId: string
}

export type PendingLinks = ReturnType<typeof createPendingLinks>

/** A provider identity without an account here: a single-use ticket links or opens one. */
export function createPendingLinks({ database, clock, random }: Kit, identities: IdentityStore) {
  const store = ticketStore(database)
  const keyOf = ({ ticket, browser, brandId }: TicketHolder) => ({
    ticket: fingerprint(ticket),
    browser: fingerprint(browser),
    brandId,
  })

  async function link(identity: SocialIdentity, memberId: string): Promise<void> {
    if (await identities.link(identity, memberId, clock.now())) return
    throw new Refusal('social_taken')
  }

  return {
    linked: link,
    async offer(identity: SocialIdentity, browser: string): Promise<string> {
      const ticket = random.token()
      const now = clock.now()
      const until = new Date(now.getTime() + ticketSeconds * 1000)
      const key = keyOf({ ticket, browser, brandId: identity.brandId })
      if (!(await store.offer(identity, key, until, now))) throw new Refusal('social_failed')
      return ticket
    },
    /** Refuses a ticket that is expired or belongs to another browser. */
    async require(given: TicketHolder): Promise<SocialIdentity> {
      const identity = await store.find(keyOf(given), clock.now())
      if (!identity) throw new Refusal('social_failed')
      return identity
    },
    /** Success uses the ticket up; after a refusal it can be used again. */
    async spend<Account extends { id: string }>(
      given: TicketHolder,
      accountFor: () => Promise<Account>,
    ): Promise<Account> {
      const key = keyOf(given)
      const identity = await store.take(key, clock.now())
      if (!identity) throw new Refusal('social_failed')
      try {
        if (await identities.ownerOf(identity)) throw new Refusal('social_taken')
        const account = await accountFor()
        await link(identity, account.id)
        await store.useUp(key)
        return account
      } catch (error) {
        await store.giveBack(key)
        throw error
      }
    },
    sweep: () => store.removeOver(clock.now()),
  }
}
