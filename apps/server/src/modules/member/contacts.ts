import type { Kit } from '#platform/kit'
import type { IdentityKind, IndexOf } from './identities.ts'
import { refusalOf } from './open.ts'
import type { Profile } from './personal-data.ts'
import type { Profiles } from './profiles.ts'
import type { Account } from './rules.ts'
import type { MemberStore } from './store/index.ts'

/** Plain, for what is sent to a person. Null where there is none, or none that is confirmed. */
export interface Contacts {
  mobile: string | null
  email: string | null
  payeeName: string | null
}

/** An address as the account has it, for display and for confirming it. */
interface KnownAddress {
  value: string
  /** A code that was sent there was entered; until then it proves nothing and reaches nobody. */
  isConfirmed: boolean
}

export interface KnownAddresses {
  mobile: KnownAddress | null
  email: KnownAddress | null
}

interface Parts {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
  indexOf: IndexOf
}

/** LIST of the fields that contacts are made of. */
export const contactFields = ['mobile', 'email', 'payeeName'] as const

/** The default is the safe one: an address that was only typed is left out. */
export function contactsIn(profile: Profile, confirmed: readonly IdentityKind[]): Contacts {
  const { mobile = null, email = null, payeeName = null } = profile
  return {
    mobile: confirmed.includes('phone') ? mobile : null,
    email: confirmed.includes('email') ? email : null,
    payeeName,
  }
}

function addressesIn({ mobile, email }: Profile, confirmed: readonly IdentityKind[]) {
  const known = (value: string | undefined, kind: IdentityKind): KnownAddress | null =>
    value === undefined ? null : { value, isConfirmed: confirmed.includes(kind) }
  return { mobile: known(mobile, 'phone'), email: known(email, 'email') }
}

export function contactsOf({ kit, store, profiles, indexOf }: Parts) {
  const { accounts, identities } = store
  const followers: ((memberId: string) => Promise<void>)[] = []

  return {
    /**
     * The account that a code sent to this number opens: its owner has confirmed the number, or
     * has no other way in. One that was only typed beside a password opens nothing.
     */
    async byPhone(brandId: string, e164: string): Promise<Account | undefined> {
      const found = await accounts.byIdentity(brandId, 'phone', indexOf(brandId, 'phone', e164))
      if (!found) return undefined
      const { isConfirmed, account } = found
      return isConfirmed || account.passwordHash === null ? account : undefined
    },
    /** The account whose owner has confirmed this mailbox. */
    async byEmail(brandId: string, email: string): Promise<Account | undefined> {
      const found = await accounts.byIdentity(brandId, 'email', indexOf(brandId, 'email', email))
      return found?.isConfirmed ? found.account : undefined
    },
    /** Whether an account has confirmed it, in any spelling. */
    isTaken: (brandId: string, kind: IdentityKind, value: string): Promise<boolean> =>
      identities.isTaken(brandId, kind, indexOf(brandId, kind, value)),
    contactsOf: async (id: string): Promise<Contacts> =>
      contactsIn(await profiles.read(store, id), await identities.confirmedKinds(id)),
    /** Confirmed or not: to show and to confirm, never to prove anything by. */
    addressesOf: async (id: string): Promise<KnownAddresses> =>
      addressesIn(await profiles.read(store, id), await identities.confirmedKinds(id)),
    /** A number (E.164) or address that was just proved; refuses with `already_registered`. */
    async setContact(id: string, contact: { mobile: string } | { email: string }): Promise<void> {
      const account = await accounts.byId(id)
      if (!account) throw new Error(`no member ${id}`)
      const [kind, value] =
        'mobile' in contact
          ? (['phone', contact.mobile] as const)
          : (['email', contact.email] as const)
      const index = indexOf(account.brandId, kind, value)
      const now = kit.clock.now()
      try {
        await store.atOnce(async (tables) => {
          await tables.identities.end(id, kind, now)
          await tables.identities.add(id, account.brandId, { kind, index, verified: true }, now)
          await profiles.write(tables, id, contact, now)
        })
      } catch (error) {
        throw refusalOf(error) ?? error
      }
      for (const follow of followers) await follow(id)
    },
    /** What follows when an account has a new number or address. */
    onContact: (follow: (memberId: string) => Promise<void>) => void followers.push(follow),
  }
}
