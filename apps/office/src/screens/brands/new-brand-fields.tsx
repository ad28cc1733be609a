import { adminWords } from '@fairhouse/i18n/office'
import { completeLanguages, type CompleteCode } from '@fairhouse/i18n'
import type { Currency } from '@fairhouse/money'
import type { Market } from '@fairhouse/protocol'
import { Choice, Field } from '@fairhouse/ui'
import { Toggle } from '#features/toggle'
import { useWords } from '#lib/words'
import { currencyCodes, markets } from './view.ts'

export interface NewBrandFacts {
  code: string
  name: string
  hosts: string
  currency: Currency
  language: CompleteCode
  market: Market
  demonstration: boolean
}

interface Props {
  facts: NewBrandFacts
  /** Whether this installation may have brands to try. */
  mayDemonstrate: boolean
  onChange: (facts: NewBrandFacts) => void
}

const plain = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false }

export function NewBrandFields({ facts, mayDemonstrate, onChange }: Props) {
  const { t } = useWords(adminWords)
  const set = (to: Partial<NewBrandFacts>) => onChange({ ...facts, ...to })
  return (
    <>
      <Field
        {...plain}
        label={t('brands.code')}
        hint={t('brands.code_hint')}
        required
        maxLength={32}
        value={facts.code}
        onChange={(code) => set({ code })}
      />
      <Field
        label={t('brands.part_name')}
        required
        maxLength={60}
        value={facts.name}
        onChange={(name) => set({ name })}
      />
      <Choice
        label={t('brands.currency')}
        options={currencyCodes.map((value) => ({ value, label: value }))}
        value={facts.currency}
        onChange={(currency) => set({ currency })}
      />
      <Choice
        label={t('brands.part_language')}
        options={completeLanguages.map(({ code, name }) => ({ value: code, label: name }))}
        value={facts.language}
        onChange={(language) => set({ language })}
      />
      <Choice
        label={t('brands.part_market')}
        options={markets.map((value) => ({ value, label: t(`brands.market_${value}`) }))}
        value={facts.market}
        onChange={(market) => set({ market })}
      />
      <Field
        {...plain}
        label={t('brands.host')}
        hint={t('brands.host_hint')}
        maxLength={253}
        value={facts.hosts}
        onChange={(hosts) => set({ hosts })}
      />
      {mayDemonstrate && (
        <Toggle
          label={t('brands.demonstration')}
          hint={t('brands.demonstration_hint')}
          isOn={facts.demonstration}
          onChange={(demonstration) => set({ demonstration })}
        />
      )}
    </>
  )
}
