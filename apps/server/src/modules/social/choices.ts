import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import { ticketSeconds, type SocialIdentity } from './rules.ts'
import type { IdentityStore } from './store/identities.ts'
import { ticketStore } from './store/tickets.ts'

export interface Given {
  ticket: string
  browser: string
  brandId: string
}

export type Choices = ReturnType<typeof createChoices>

/** Known to a provider, unknown here: an account is linked or opened, once and for good. */
export function createChoices({ database, clock, random }: Kit, identities: IdentityStore) {
  const store = ticketStore(database)
  const keyOf = ({ ticket, browser, brandId }: Given) => ({
    ticket: fingerprint(ticket),
    browser: fingerprint(browser),
    brandId,
  })

  async function linked(identity: SocialIdentity, memberId: string): Promise<void> {
    if (await identities.link(identity, memberId, clock.now())) return
    throw new Refusal('social_taken')
  }

  return {
    linked,
    async offer(identity: SocialIdentity, browser: string): Promise<string> {
      const ticket = random.token()
      const now = clock.now()
      const until = new Date(now.getTime() + ticketSeconds * 1000)
      const key = keyOf({ ticket, browser, brandId: identity.brandId })
      if (!(await store.give(identity, key, until, now))) throw new Refusal('social_failed')
      return ticket
    },
    /** Refuses what is not, or no longer, this browser's ticket. */
    async require(given: Given): Promise<SocialIdentity> {
      const identity = await store.look(keyOf(given), clock.now())
      if (!identity) throw new Refusal('social_failed')
      return identity
    },
    /** Used up by work that succeeds; whoever was refused may try again with it. */
    async spend<Account extends { id: string }>(
      given: Given,
      accountFor: () => Promise<Account>,
    ): Promise<Account> {
      const key = keyOf(given)
      const identity = await store.take(key, clock.now())
      if (!identity) throw new Refusal('social_failed')
      try {
        if (await identities.ownerOf(identity)) throw new Refusal('social_taken')
        const account = await accountFor()
        await linked(identity, account.id)
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
