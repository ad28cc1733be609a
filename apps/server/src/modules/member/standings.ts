import { asksIdentity, type BrandModule } from '#modules/brand'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { contactFields, contactsIn, type Contacts } from './contacts.ts'
import type { Profiles } from './profiles.ts'
import { standingOf, type Standing, type StandingFacts } from './rules.ts'
import { tablesOn, type MemberStore } from './store/index.ts'

interface Parts {
  kit: Pick<Kit, 'clock'>
  brands: BrandModule
  store: MemberStore
  profiles: Profiles
}

export interface Entering {
  standing: Standing
  contacts: Contacts
  /** It need not be written down again. */
  seenToday: boolean
}

const isSameDay = (one: Date, other: Date) =>
  one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10)

/** What a sign-in, a stake or a deposit must know of an account. */
export function standingsOf({ kit, brands, store, profiles }: Parts) {
  const { accounts } = store

  function standingBy(facts: StandingFacts & { brandId: string }): Standing {
    const { accounts: terms, flags, market } = brands.byId(facts.brandId)
    const passwordDays = flags.has('PWDEXPFORCECHANGE3') ? terms.passwordDays : null
    const { termsVersion } = terms
    const asked = { termsVersion, passwordDays, asksIdentity: asksIdentity[market] }
    return standingOf(facts, asked, kit.clock.now())
  }

  return {
    standing: async (id: string): Promise<Standing> =>
      standingBy(present(await accounts.standing(id), id)),
    /** Of several, by their ids. */
    standings: async (ids: readonly string[]): Promise<Map<string, Standing>> =>
      new Map((await accounts.standings(ids)).map(({ id, ...facts }) => [id, standingBy(facts)])),
    /** The same, as a transaction sees it. */
    standingIn: async (db: Executor, id: string): Promise<Standing> =>
      standingBy(present(await tablesOn(db).accounts.standing(id), id)),
    /** What a sign-in must know, in one look. */
    async entrant(id: string): Promise<Entering> {
      const found = present(await accounts.entrant(id, contactFields), id)
      const { fields, locked, confirmed, ...facts } = found
      const values = fields.map((field, at) => ({ field, locked: locked[at] ?? Buffer.alloc(0) }))
      return {
        standing: standingBy(facts),
        contacts: contactsIn(profiles.open(id, values), confirmed),
        seenToday: isSameDay(facts.lastSeenAt, kit.clock.now()),
      }
    },
  }
}

export function present<Found>(found: Found | undefined, id: string): Found {
  if (found === undefined) throw new Error(`no member ${id}`)
  return found
}
