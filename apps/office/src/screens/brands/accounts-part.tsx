import { adminWords } from '@fairhouse/i18n/office'
import { Field } from '@fairhouse/ui'
import { Toggle } from '#features/toggle'
import { readAmount } from '#lib/amount'
import { useWords } from '#lib/words'
import type { Document, BrandDetail, PartProps } from './view.ts'
import { useFault } from './use-fault.ts'

type Terms = Document['accounts']

const numbers = [
  'minimumAge',
  'idleSeconds',
  'sessionSeconds',
  'passwordDays',
  'signUpPlayThrough',
] as const
const switches = ['loginRequired', 'proveNewAddress', 'sharesExclusions'] as const

/** Account terms: registration, sign-in and closing. */
export function AccountsPart({ document, faults, set, one }: PartProps & { one: BrandDetail }) {
  const { t } = useWords(adminWords)
  const fault = useFault(faults)
  const { accounts } = document
  const change = (to: Partial<Terms>) => set({ accounts: { ...accounts, ...to } })
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        {numbers.map((name) => (
          <Field
            key={name}
            label={t(`brands.terms_${name}`)}
            required
            inputMode="numeric"
            maxLength={8}
            value={String(accounts[name])}
            onChange={(typed) => change({ [name]: Number(typed.replaceAll(/\D/g, '')) })}
            {...fault(`accounts.${name}`)}
          />
        ))}
        <Field
          label={t('brands.terms_termsVersion')}
          hint={t('brands.terms_version_hint')}
          required
          maxLength={32}
          value={accounts.termsVersion}
          onChange={(termsVersion) => change({ termsVersion })}
        />
        <Field
          label={t('brands.terms_signUpBonus', { currency: one.brand.currency })}
          hint={t('brands.terms_bonus_hint')}
          inputMode="decimal"
          value={accounts.signUpBonus ?? ''}
          onChange={(typed) => change({ signUpBonus: readAmount(typed) ?? null })}
        />
        <Field
          label={t('brands.terms_signUpMaxConversion', { currency: one.brand.currency })}
          hint={t('brands.terms_max_conversion_hint')}
          inputMode="decimal"
          value={accounts.signUpMaxConversion ?? ''}
          onChange={(typed) => change({ signUpMaxConversion: readAmount(typed) ?? null })}
        />
      </div>
      <div className="flex flex-col gap-2">
        {switches.map((name) => (
          <Toggle
            key={name}
            label={t(`brands.terms_${name}`)}
            isOn={accounts[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
      </div>
    </div>
  )
}
