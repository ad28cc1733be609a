import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { contactsOf } from './contacts.ts'
import { blindIndexes } from './identities.ts'
import { memberHttp } from './http.ts'
import { leavingOf } from './leaving.ts'
import { openingOf, type NewAccount } from './open.ts'
import { passwordsOf } from './passwords.ts'
import { personsOf } from './persons.ts'
import { payeeOf } from './payee.ts'
import { profilesOf } from './profiles.ts'
import { promisesOf } from './promises.ts'
import { loginName, type Account } from './rules.ts'
import { searchingOf } from './searching.ts'
import { present, standingsOf } from './standings.ts'
import { memberStore } from './store/index.ts'
import { sectionPage, type Section } from './store/sections.ts'
import { verifyingOf } from './verifying.ts'

export { factsOf as memberFactsOf, type Account, type Standing } from './rules.ts'
export {
  accountStateOf,
  accountStates,
  refusalFor,
  type AccountAction,
  type AccountStateName,
} from './account-states.ts'
export type { Contacts } from './contacts.ts'
export type { NewAccount } from './open.ts'
export { personKey } from './identities.ts'
export type { Holder, Likeness, Value as IdentityValue } from './persons.ts'
export type { Section, SectionMember } from './store/sections.ts'
export type { SignUpPromise } from './promises.ts'
export type { Person } from './verifying.ts'

export type MemberModule = ReturnType<typeof createMember>

export function createMember(kit: Kit, brands: BrandModule) {
  const store = memberStore(kit.database)
  const profiles = profilesOf(kit.secrets)
  const indexOf = blindIndexes(kit.secrets)
  const open = openingOf({ kit, store, profiles, indexOf })
  const { accounts } = store
  const standings = standingsOf({ kit, brands, store, profiles })

  const accountOf = async (id: string): Promise<Account> => present(await accounts.byId(id), id)

  const marks = {
    /** The version of the terms that was accepted last. */
    acceptedTerms: async (id: string): Promise<string | null> =>
      (await accounts.standing(id))?.termsVersion ?? null,
    /** Until then nothing is paid out; a hold is never made shorter. */
    holdPayoutsUntil: (id: string, until: Date): Promise<void> =>
      accounts.holdPayoutsUntil(id, until),
    markFirstLogin: (id: string) => accounts.markFirstLogin(id, kit.clock.now()),
    acceptTerms: (id: string, version: string) =>
      accounts.acceptTerms(id, version, kit.clock.now()),
  }

  return {
    ...passwordsOf({ kit, brands, store, indexOf }),
    ...contactsOf({ kit, store, profiles, indexOf }),
    ...personsOf({ kit, store, profiles, indexOf }),
    ...leavingOf({ kit, store, profiles }),
    ...promisesOf(kit, store),
    ...payeeOf({ kit, store, profiles }),
    ...searchingOf({ brands, store, indexOf }),
    ...verifyingOf({ kit, store, profiles, indexOf }),
    http: memberHttp(brands, { ...accounts, ...marks, accountOf }),
    ...marks,
    find: (id: string): Promise<Account | undefined> => accounts.byId(id),
    /** As the account has chosen, else null. */
    language: (id: string) => accounts.language(id),
    setLanguage: (id: string, language: string) => accounts.setLanguage(id, language),
    /** The account of this name in the brand, if there is one. */
    byName: (brandId: string, name: string): Promise<Account | undefined> =>
      accounts.byName(brandId, loginName(name)),
    /** Members of a brand to whom all of it applies, a page after another. */
    section: (brandId: string, section: Section, after: string | null, limit: number) =>
      sectionPage(kit.database.db, brands.byId(brandId), section, after, limit),
    isNameTaken: async (brandId: string, name: string) =>
      (await accounts.byName(brandId, loginName(name))) !== undefined,
    ...standings,
    setNickname: (id: string, nickname: string) => accounts.setNickname(id, nickname),
    open,
    /** An account made by the house, which knows its terms and has been here before. */
    add: (account: NewAccount & { password: string }): Promise<string> => {
      const { termsVersion } = brands.byId(account.brandId).accounts
      return open({ termsVersion, isKnown: true, ...account })
    },
  }
}
