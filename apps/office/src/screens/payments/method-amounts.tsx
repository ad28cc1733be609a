import { adminWords } from '@fairhouse/i18n/office'
import { Field } from '@fairhouse/ui'
import { Section } from '#features/page'
import { useWords } from '#lib/words'
import type { MethodForm } from './view.ts'

export interface PartProps {
  form: MethodForm
  change: (to: Partial<MethodForm>) => void
  fault: (name: string) => { error?: string }
}

const names = ['least', 'most', 'mostADay', 'feePercent', 'feeFixed', 'minutes'] as const

/** Limits, fee and expiry. */
export function MethodAmounts({ form, change, fault, currency }: PartProps & { currency: string }) {
  const { t } = useWords(adminWords)
  return (
    <Section title={t('payments.money', { currency })}>
      <p className="text-sm text-text-quiet">{t('payments.limits_text')}</p>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <Field
            key={name}
            label={t(`payments.${name}`)}
            required
            inputMode={name === 'minutes' ? 'numeric' : 'decimal'}
            maxLength={24}
            value={form[name]}
            onChange={(value) => change({ [name]: value })}
            {...fault(name)}
          />
        ))}
      </div>
      <Field
        label={t('payments.quick')}
        hint={t('payments.quick_hint')}
        inputMode="decimal"
        maxLength={200}
        value={form.quick}
        onChange={(quick) => change({ quick })}
        {...fault('quick')}
      />
    </Section>
  )
}
