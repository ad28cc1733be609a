import { Field, SelectField } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'
import type { Facts } from './facts.ts'

interface Props {
  choices: Facts['institutions']['bank']
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** A bank or e-wallet from the list of the market; its name where there is no list. */
export function InstitutionField({ choices, ...field }: Props) {
  const { tc } = useCentreWords()
  if (choices.length === 0) return <Field {...field} autoComplete="off" />
  const options = choices.map(({ id, name, fullName }) => ({
    value: id,
    label: name === fullName ? name : `${name} – ${fullName}`,
  }))
  return (
    <SelectField {...field} placeholder={tc('withdraw.institution_choose')} options={options} />
  )
}
