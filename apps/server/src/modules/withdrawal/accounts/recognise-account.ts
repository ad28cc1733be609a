import { readPayoutAccount, type PayoutAccount } from '@fairhouse/rules'
import { institutionNamed, institutionsOf } from '@fairhouse/rules/banks'
import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { payoutKey } from './payout-key.ts'

/** Recognises banks by the list of the brand's country, and accounts that were bound before. */
export function createAccountRecognition({ secrets }: Kit, brands: BrandModule) {
  const countryOf = (brandId: string) => brands.byId(brandId).country

  return {
    /** Returns a blind index that is equal for all spellings of an account. */
    indexOf: (brandId: string, account: PayoutAccount) =>
      secrets.mac('withdrawal/number', `${brandId} ${payoutKey(account, countryOf(brandId))}`),
    /** Members pick a bank by its id; a recognised name is accepted too. */
    read(brandId: string, typed: PayoutAccount) {
      const { kind, institution } = typed
      if (kind === 'crypto') return readPayoutAccount(typed, [])
      const chosen = institutionNamed(countryOf(brandId), kind, institution)
      const choices = institutionsOf(countryOf(brandId), kind)
      return readPayoutAccount({ ...typed, institution: chosen?.id ?? institution }, choices)
    },
  }
}
