import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { createActivation } from './activation.ts'
import { createContacts } from './contacts.ts'
import { blindIndexes } from './identities.ts'
import { memberHttp } from './http.ts'
import { createAccountClosing } from './account-closing.ts'
import { createOpenAccount, type NewAccount } from './open-account.ts'
import { createPasswords } from './passwords.ts'
import { createPersonMatching } from './person-matching.ts'
import { createPayee } from './payee.ts'
import { createProfiles } from './profiles.ts'
import { createSignUpBonuses } from './sign-up-bonuses.ts'
import { loginName, type Account } from './rules.ts'
import { createSearch } from './search.ts'
import { requireFound, createAccountStatus } from './account-status.ts'
import { memberStore } from './store/index.ts'
import { sectionPage, type Section } from './store/sections.ts'
import { createIdentityCheck } from './identity-check.ts'

export { toMemberView as memberFactsOf, type Account, type AccountStatus } from './rules.ts'
export {
  accountStateOf,
  accountStates,
  refusalFor,
  type AccountAction,
  type AccountStateName,
} from './account-states.ts'
export type { ActivationSecret } from './activation.ts'
export type { Contacts } from './contacts.ts'
export type { NewAccount } from './open-account.ts'
export { personKey } from './identities.ts'
export type { Holder, PersonMatch, Value as IdentityValue } from './person-matching.ts'
export type { Section, SectionMember } from './store/sections.ts'
export type { SignUpBonus } from './sign-up-bonuses.ts'
export type { Person } from './identity-check.ts'

export type MemberModule = ReturnType<typeof createMember>

export function createMember(kit: Kit, brands: BrandModule) {
  const store = memberStore(kit.database)
  const profiles = createProfiles(kit.secrets)
  const indexOf = blindIndexes(kit.secrets)
  const open = createOpenAccount({ kit, store, profiles, indexOf })
  const { accounts } = store
  const standings = createAccountStatus({ kit, brands, store, profiles })

  const accountOf = async (id: string): Promise<Account> =>
    requireFound(await accounts.byId(id), id)

  const marks = {
    /** The last accepted version of the terms. */
    acceptedTerms: async (id: string): Promise<string | null> =>
      (await accounts.status(id))?.termsVersion ?? null,
    /** Holds payouts; an existing longer hold stays. */
    holdPayoutsUntil: (id: string, until: Date): Promise<void> =>
      accounts.holdPayoutsUntil(id, until),
    markFirstLogin: (id: string) => accounts.markFirstLogin(id, kit.clock.now()),
    acceptTerms: (id: string, version: string) =>
      accounts.acceptTerms(id, version, kit.clock.now()),
  }

  return {
    ...createPasswords({ kit, brands, store, indexOf }),
    ...createActivation({ kit, store, open }),
    ...createContacts({ kit, store, profiles, indexOf }),
    ...createPersonMatching({ kit, store, profiles, indexOf }),
    ...createAccountClosing({ kit, store, profiles }),
    ...createSignUpBonuses(kit, store),
    ...createPayee({ kit, store, profiles }),
    ...createSearch({ brands, store, indexOf }),
    ...createIdentityCheck({ kit, store, profiles, indexOf }),
    http: memberHttp(brands, { ...accounts, ...marks, accountOf }),
    ...marks,
    find: (id: string): Promise<Account | undefined> => accounts.byId(id),
    /** The account's chosen language, or null. */
    language: (id: string) => accounts.language(id),
    setLanguage: (id: string, language: string) => accounts.setLanguage(id, language),
    /** The brand's account with this name. */
    byName: (brandId: string, name: string): Promise<Account | undefined> =>
      accounts.byName(brandId, loginName(name)),
    /** One page of a brand's members that match the section. */
    section: (brandId: string, section: Section, after: string | null, limit: number) =>
      sectionPage(kit.database.db, brands.byId(brandId), section, after, limit),
    isNameTaken: async (brandId: string, name: string) =>
      (await accounts.byName(brandId, loginName(name))) !== undefined,
    ...standings,
    setNickname: (id: string, nickname: string) => accounts.setNickname(id, nickname),
    open,
    /** An account created by the operator: terms accepted, no first-login steps. */
    add: (account: NewAccount & { password: string }): Promise<string> => {
      const { termsVersion } = brands.byId(account.brandId).accounts
      return open({ termsVersion, isKnown: true, ...account })
    },
  }
}
