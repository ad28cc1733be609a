import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Field, SelectField } from '@fairhouse/ui'
import type { Facts } from './facts.ts'

interface Props {
  choices: Facts['institutions']['bank']
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Bank or e-wallet from the market's list, or a text field without a list. */
export function InstitutionField({ choices, ...field }: Props) {
  const { t } = useWords(centreWords)
  if (choices.length === 0) return <Field {...field} autoComplete="off" />
  const options = choices.map(({ id, name, fullName }) => ({
    value: id,
    label: name === fullName ? name : `${name} – ${fullName}`,
  }))
  return <SelectField {...field} placeholder={t('withdraw.institution_choose')} options={options} />
}
