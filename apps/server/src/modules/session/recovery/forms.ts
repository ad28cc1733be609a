import { checkForm, readDay, wordsOf, type BrandRules, type Form } from '@fairhouse/rules'
import type { BrandModule } from '#modules/brand'
import type { VerificationModule } from '#modules/verification'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'

export type Forms = ReturnType<typeof createForms>

/** Checks form input against the brand's rules. */
export function createForms(
  { clock }: Kit,
  brands: BrandModule,
  { readPhone }: Pick<VerificationModule, 'readPhone'>,
) {
  return {
    /** Refuses with invalid_fields; returns the normalised values. */
    check(
      brandId: string,
      formOf: (rules: BrandRules) => Form,
      payload: Readonly<Record<string, unknown>>,
      diallingCode = '',
    ): ReadonlyMap<string, string> {
      const { settings, accounts } = brands.byId(brandId)
      const today = readDay(clock.now().toISOString().slice(0, 10), 'yyyy-MM-dd')
      if (!today) throw new Error('the clock tells no day')
      const { values, faults } = checkForm(formOf(settings.registerRules), payload, {
        today,
        minimumAge: accounts.minimumAge,
        diallingCode: diallingCode.replace('+', ''),
        readPhone,
      })
      if (faults.size === 0) return values
      throw new Refusal('invalid_fields', wordsOfAll(faults))
    },
  }
}

function wordsOfAll(faults: ReturnType<typeof checkForm>['faults']) {
  return Object.fromEntries([...faults].map(([field, fault]) => [field, wordsOf(fault)]))
}
