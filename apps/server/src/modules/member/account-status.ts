import { asksIdentity, type BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { contactFields, contactsIn, type Contacts } from './contacts.ts'
import type { Profiles } from './profiles.ts'
import { seenBefore, statusOf, type AccountStatus, type StatusFacts } from './rules.ts'
import { statusQuery, type MemberStore } from './store/index.ts'

interface Deps {
  kit: Pick<Kit, 'clock'>
  brands: BrandModule
  store: MemberStore
  profiles: Profiles
}

export interface EntrantFacts {
  status: AccountStatus
  contacts: Contacts
  /** The account was marked as seen a moment ago. */
  seenLately: boolean
}

/** Computes account statuses for sign-in, stakes and deposits. */
export function createAccountStatus({ kit, brands, store, profiles }: Deps) {
  const { accounts } = store

  function computeStatus(facts: StatusFacts & { brandId: string }): AccountStatus {
    const { accounts: terms, flags, market } = brands.byId(facts.brandId)
    const passwordDays = flags.has('PWDEXPFORCECHANGE3') ? terms.passwordDays : null
    const { termsVersion } = terms
    const brandTerms = { termsVersion, passwordDays, asksIdentity: asksIdentity[market] }
    return statusOf(facts, brandTerms, kit.clock.now())
  }

  return {
    statusOf: async (id: string): Promise<AccountStatus> =>
      computeStatus(requireFound(await accounts.status(id), id)),
    /** Statuses of several accounts by id. */
    statusesOf: async (ids: readonly string[]): Promise<Map<string, AccountStatus>> =>
      new Map((await accounts.statuses(ids)).map(({ id, ...facts }) => [id, computeStatus(facts)])),
    /** The row that `statusFrom` reads, to join with others in one statement. */
    statusQuery,
    statusFrom: computeStatus,
    /** All that a sign-in needs, in one query. */
    async loadEntrant(id: string): Promise<EntrantFacts> {
      const found = requireFound(await accounts.entrant(id, contactFields), id)
      const { fields, locked, confirmed, ...facts } = found
      const values = fields.map((field, at) => ({ field, locked: locked[at] ?? Buffer.alloc(0) }))
      return {
        status: computeStatus(facts),
        contacts: contactsIn(profiles.open(id, values), confirmed),
        seenLately: facts.lastSeenAt > seenBefore(kit.clock.now()),
      }
    },
  }
}

export function requireFound<Found>(found: Found | undefined, id: string): Found {
  if (found === undefined) throw new Error(`no member ${id}`)
  return found
}
