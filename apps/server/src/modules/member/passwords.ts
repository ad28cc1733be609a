import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { hashPassword, isOutdated, passwordMatches } from '#platform/password'
import type { IndexOf } from './identities.ts'
import { loginName, type Account } from './rules.ts'
import type { MemberStore } from './store/index.ts'
import { typedPhone } from './typed-phone.ts'

interface Deps {
  kit: Pick<Kit, 'clock'>
  brands: BrandModule
  store: MemberStore
  indexOf: IndexOf
}

export function createPasswords({ kit, brands, store, indexOf }: Deps) {
  /** Finds by name, else by phone number in any notation. */
  function findByNameOrPhone(brandId: string, typed: string) {
    const phone = typedPhone(brands.byId(brandId).country, typed) ?? ''
    const index = indexOf(brandId, 'phone', phone)
    return store.accounts.byNameOrPhone(brandId, loginName(typed), index)
  }

  return {
    /** Normal form of a login name or phone number. */
    signInKey: (brandId: string, typed: string): string =>
      typedPhone(brands.byId(brandId).country, typed) ?? loginName(typed),
    /** Ids a name or phone number may refer to, before any proof. */
    idsOf: async (brandId: string, typed: string): Promise<string[]> =>
      (await findByNameOrPhone(brandId, typed)).map(({ id }) => id),
    /** The account with this password; takes the same time if there is none. */
    async byPassword(
      brandId: string,
      typed: string,
      password: string,
    ): Promise<Account | undefined> {
      const [first, ...others] = await findByNameOrPhone(brandId, typed)
      // Several exist only for a number that more than one typed and none confirmed.
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
    /** Whether this is the account's password; false if it has none. */
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
