import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { hashPassword, passwordMatches } from '#platform/password'
import { memberHttp } from './http.ts'
import { loginName, type Account } from './rules.ts'
import { memberStore } from './store.ts'

export { factsOf as memberFactsOf } from './rules.ts'

export type MemberModule = ReturnType<typeof createMember>

export function createMember({ database, random, clock }: Kit, brands: BrandModule) {
  const store = memberStore(database)

  async function accountOf(id: string): Promise<Account> {
    const account = await store.byId(id)
    if (!account) throw new Error(`no member ${id}`)
    return account
  }

  return {
    http: memberHttp(brands, { accountOf, setLanguage: store.setLanguage }),
    /** The account whose password this is; the same work whether or not there is one. */
    async byPassword(brandId: string, typed: string, password: string) {
      const account = await store.byName(brandId, loginName(typed))
      const matches = await passwordMatches(account?.passwordHash, password)
      return matches ? account : undefined
    },
    find: (id: string): Promise<Account | undefined> => store.byId(id),
    /** The account of this name in the brand, if there is one. */
    byName: (brandId: string, name: string): Promise<Account | undefined> =>
      store.byName(brandId, loginName(name)),
    isNameTaken: async (brandId: string, name: string) =>
      (await store.byName(brandId, loginName(name))) !== undefined,
    async add(account: Omit<Account, 'id'> & { password: string }): Promise<string> {
      const { password, ...facts } = account
      const id = random.orderedId()
      const passwordHash = await hashPassword(password)
      await store.add({ ...facts, id, passwordHash, createdAt: clock.now() })
      return id
    },
  }
}
