import { adminWords } from '@fairhouse/i18n/office'
import { Choice, Field, TextArea } from '@fairhouse/ui'
import { languageName } from '#lib/language-name'
import { useWords } from '#lib/words'
import type { SegmentForm } from './segment.ts'
import type { Brand } from './view.ts'

interface Props {
  brand: Brand
  labels: readonly string[]
  form: SegmentForm
  onChange: (form: SegmentForm) => void
}

/** Segment of a campaign: conditions that must all apply, or account names. */
export function SegmentFields({ brand, labels, form, onChange }: Props) {
  const { t } = useWords(adminWords)
  const change = (part: Partial<SegmentForm>) => onChange({ ...form, ...part })
  return (
    <div className="flex flex-col gap-5">
      <Choice
        label={t('letters.whom')}
        options={(['conditions', 'names'] as const).map((value) => ({
          value,
          label: t(`letters.whom_${value}`),
        }))}
        value={form.by}
        onChange={(by) => change({ by })}
      />
      {form.by === 'names' ? (
        <TextArea
          label={t('letters.names')}
          hint={t('letters.names_hint')}
          required
          rows={3}
          maxLength={6500}
          value={form.names}
          onChange={(names) => change({ names })}
        />
      ) : (
        <Conditions {...{ brand, labels, form, change }} />
      )}
    </div>
  )
}

type Fields = Omit<Props, 'onChange'> & { change: (part: Partial<SegmentForm>) => void }

function Conditions({ brand, labels, form, change }: Fields) {
  const { t } = useWords(adminWords)
  const any = { value: '', label: t('letters.any') }
  const deposited = (['ever', 'never'] as const).map((value) => ({
    value,
    label: t(`letters.deposited_${value}`),
  }))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Choice
        label={t('letters.language')}
        options={[any, ...brand.languages.map((value) => ({ value, label: languageName(value) }))]}
        value={form.language}
        onChange={(language) => change({ language })}
      />
      <Choice
        label={t('letters.label')}
        options={[any, ...labels.map((value) => ({ value, label: value }))]}
        value={form.label}
        onChange={(label) => change({ label })}
      />
      <Days {...{ form, change }} />
      <Field
        label={t('letters.inactive')}
        inputMode="numeric"
        maxLength={4}
        value={form.inactiveDays}
        onChange={(inactiveDays) => change({ inactiveDays })}
      />
      <Choice
        label={t('letters.deposited')}
        options={[{ value: '' as const, label: t('letters.any') }, ...deposited]}
        value={form.deposited}
        onChange={(value) => change({ deposited: value })}
      />
      <Field
        label={t('letters.balance_from', { currency: brand.currency })}
        inputMode="decimal"
        maxLength={17}
        value={form.balanceFrom}
        onChange={(balanceFrom) => change({ balanceFrom })}
      />
      <Field
        label={t('letters.balance_to', { currency: brand.currency })}
        inputMode="decimal"
        maxLength={17}
        value={form.balanceTo}
        onChange={(balanceTo) => change({ balanceTo })}
      />
    </div>
  )
}

const days = ['registeredFrom', 'registeredTo', 'seenFrom', 'seenTo'] as const

function Days({ form, change }: Pick<Fields, 'form' | 'change'>) {
  const { t } = useWords(adminWords)
  return days.map((name) => (
    <Field
      key={name}
      label={t(`letters.${name}`)}
      type="date"
      value={form[name]}
      onChange={(day) => change({ [name]: day })}
    />
  ))
}
