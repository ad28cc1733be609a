import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { hashPassword, isOutdated, passwordMatches } from '#platform/password'
import type { IndexOf } from './identities.ts'
import { loginName, type Account } from './rules.ts'
import type { MemberStore } from './store/index.ts'
import { typedPhone } from './typed-phone.ts'

interface Parts {
  kit: Pick<Kit, 'clock'>
  brands: BrandModule
  store: MemberStore
  indexOf: IndexOf
}

export function passwordsOf({ kit, brands, store, indexOf }: Parts) {
  /** By name, else by phone number in any writing. */
  function named(brandId: string, typed: string) {
    const phone = typedPhone(brands.byId(brandId).country, typed) ?? ''
    const index = indexOf(brandId, 'phone', phone)
    return store.accounts.byNameOrPhone(brandId, loginName(typed), index)
  }

  return {
    /** What somebody typed to sign in, in the one writing that stands for all of it. */
    signInKey: (brandId: string, typed: string): string =>
      typedPhone(brands.byId(brandId).country, typed) ?? loginName(typed),
    /** Whom a name or a phone number may mean, before anything is proved. */
    idsOf: async (brandId: string, typed: string): Promise<string[]> =>
      (await named(brandId, typed)).map(({ id }) => id),
    /** The account whose password this is; the same work whether or not there is one. */
    async byPassword(
      brandId: string,
      typed: string,
      password: string,
    ): Promise<Account | undefined> {
      const [first, ...others] = await named(brandId, typed)
      // Several only where a number is typed by more than one and confirmed by none.
      for (const account of [first, ...others]) {
        if (!(await passwordMatches(account?.passwordHash, password))) continue
        const old = account?.passwordHash ?? ''
        if (account && isOutdated(old)) {
          await store.accounts.upgradeHash(account.id, old, await hashPassword(password))
        }
        return account
      }
      return undefined
    },
    /** Whether this is the password of the account; false where it has none. */
    async isPassword(id: string, password: string): Promise<boolean> {
      const account = await store.accounts.byId(id)
      return passwordMatches(account?.passwordHash, password)
    },
    async hasPassword(id: string): Promise<boolean> {
      const account = await store.accounts.byId(id)
      return typeof account?.passwordHash === 'string'
    },
    async setPassword(id: string, plain: string): Promise<void> {
      await store.accounts.setPassword(id, await hashPassword(plain), kit.clock.now())
    },
  }
}
