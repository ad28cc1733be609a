import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Field, Picker } from '@fairhouse/ui'
import type { Facts } from './facts.ts'

interface Props {
  choices: Facts['institutions']['bank']
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Bank or e-wallet, searched in the market's list, or a text field without a list. */
export function InstitutionField({ choices, value, ...field }: Props) {
  const { t } = useWords(centreWords)
  if (choices.length === 0) return <Field {...field} value={value} autoComplete="off" />
  const options = choices.map(({ id, name, fullName }) => ({
    value: id,
    label: name,
    letters: id,
    search: `${id} ${fullName}`,
  }))
  return (
    <Picker
      {...field}
      value={value === '' ? undefined : value}
      options={options}
      placeholder={t('withdraw.institution_choose')}
      emptyText={t('withdraw.institution_none')}
    />
  )
}
