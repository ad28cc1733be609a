import type { Kit } from '#platform/kit'
import type { IdentityKind, IndexOf } from './identities.ts'
import { refusalOf } from './open.ts'
import type { Profile } from './personal-data.ts'
import type { Profiles } from './profiles.ts'
import type { Account } from './rules.ts'
import type { MemberStore } from './store/index.ts'

/** Plain, for what is sent to a person; null where there is none. */
export interface Contacts {
  mobile: string | null
  email: string | null
  payeeName: string | null
}

interface Parts {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
  indexOf: IndexOf
}

/** LIST of the fields that contacts are made of. */
export const contactFields = ['mobile', 'email', 'payeeName'] as const

export function contactsIn(profile: Profile): Contacts {
  const { mobile = null, email = null, payeeName = null } = profile
  return { mobile, email, payeeName }
}

export function contactsOf({ kit, store, profiles, indexOf }: Parts) {
  const { accounts, identities } = store
  const followers: ((memberId: string) => Promise<void>)[] = []

  return {
    /**
     * The account that a code sent to this number opens: its owner has shown to have the number,
     * or has no other way in. One that was only typed in beside a password opens nothing.
     */
    async byPhone(brandId: string, e164: string): Promise<Account | undefined> {
      const found = await accounts.byIdentity(brandId, 'phone', indexOf(brandId, 'phone', e164))
      if (!found) return undefined
      const { isVerified, account } = found
      return isVerified || account.passwordHash === null ? account : undefined
    },
    async byEmail(brandId: string, email: string): Promise<Account | undefined> {
      const index = indexOf(brandId, 'email', email)
      return (await accounts.byIdentity(brandId, 'email', index))?.account
    },
    /** Whether an account has it, by whatever writing. */
    isTaken: (brandId: string, kind: IdentityKind, value: string): Promise<boolean> =>
      identities.isTaken(brandId, kind, indexOf(brandId, kind, value)),
    contactsOf: async (id: string): Promise<Contacts> => contactsIn(await profiles.read(store, id)),
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
