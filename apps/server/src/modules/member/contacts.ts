import type { Kit } from '#platform/kit'
import type { IdentityKind, IndexOf } from './identities.ts'
import { refusalForDuplicate } from './open-account.ts'
import type { Profile } from './personal-data.ts'
import type { Profiles } from './profiles.ts'
import type { Account } from './rules.ts'
import type { MemberStore } from './store/index.ts'

/** Confirmed contacts in plain text, for sending messages. Null if missing or unconfirmed. */
export interface Contacts {
  mobile: string | null
  email: string | null
  payeeName: string | null
}

/** An address of the account, for display and confirmation. */
interface KnownAddress {
  value: string
  /** Confirmed by a code; an unconfirmed address proves nothing and receives nothing. */
  isConfirmed: boolean
}

export interface KnownAddresses {
  mobile: KnownAddress | null
  email: KnownAddress | null
}

type ContactFollower = (memberId: string, kind: 'phone' | 'email') => Promise<void>

interface Deps {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
  indexOf: IndexOf
}

/** LIST of the profile fields used as contacts. */
export const contactFields = ['mobile', 'email', 'payeeName'] as const

/** Leaves out unconfirmed addresses. */
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

export function createContacts({ kit, store, profiles, indexOf }: Deps) {
  const { accounts, identities } = store
  const followers: ContactFollower[] = []

  return {
    /**
     * The account that a code to this number opens: its owner confirmed the number, or has no
     * password. An unconfirmed number beside a password opens nothing.
     */
    async byPhone(brandId: string, e164: string): Promise<Account | undefined> {
      const found = await accounts.byIdentity(brandId, 'phone', indexOf(brandId, 'phone', e164))
      if (!found) return undefined
      const { isConfirmed, account } = found
      return isConfirmed || account.passwordHash === null ? account : undefined
    },
    /** The account that confirmed this mailbox. */
    async byEmail(brandId: string, email: string): Promise<Account | undefined> {
      const found = await accounts.byIdentity(brandId, 'email', indexOf(brandId, 'email', email))
      return found?.isConfirmed ? found.account : undefined
    },
    /** Whether an account has confirmed this value, in any spelling. */
    isTaken: (brandId: string, kind: IdentityKind, value: string): Promise<boolean> =>
      identities.isTaken(brandId, kind, indexOf(brandId, kind, value)),
    contactsOf: async (id: string): Promise<Contacts> =>
      contactsIn(await profiles.read(store, id), await identities.confirmedKinds(id)),
    /** Confirmed or not: for display and confirmation only, never as proof. */
    addressesOf: async (id: string): Promise<KnownAddresses> =>
      addressesIn(await profiles.read(store, id), await identities.confirmedKinds(id)),
    /**
     * Stores a number (E.164) or address that was just proved; refuses with `already_registered`.
     */
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
        await store.inTransaction(async (tables) => {
          await tables.identities.end(id, kind, now)
          await tables.identities.add(id, account.brandId, { kind, index, verified: true }, now)
          await profiles.write(tables, id, contact, now)
        })
      } catch (error) {
        throw refusalForDuplicate(error) ?? error
      }
      for (const follow of followers) await follow(id, kind)
    },
    /** Registers a callback for a new number or address. */
    onContactChange: (follow: ContactFollower) => void followers.push(follow),
  }
}
