import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import {
  cryptoNetworkNames,
  cryptoNetworks,
  type PayoutFaults,
  type PayoutKind,
} from '@fairhouse/rules'
import { Field } from '@fairhouse/ui'
import { Choice } from './choice.tsx'
import type { Facts } from './facts.ts'
import { InstitutionField } from './institution-field.tsx'

interface Typed {
  institution: string
  number: string
  name: string
}

interface Props {
  kind: PayoutKind
  choices: Facts['institutions']['bank']
  typed: Typed
  faults: PayoutFaults
  onChange: (typed: Typed) => void
}

export function AccountFields({ kind, choices, typed, faults, onChange }: Props) {
  const { t } = useWords(centreWords)
  const errorOf = (name: keyof PayoutFaults) =>
    faults[name] && { error: t(`withdraw.fault_${faults[name]}`) }
  const set = (name: keyof Typed) => (value: string) => onChange({ ...typed, [name]: value })
  return (
    <>
      {kind === 'crypto' ? (
        <Choice
          legend={t('withdraw.network')}
          options={cryptoNetworks.map((value) => ({ value, label: cryptoNetworkNames[value] }))}
          value={typed.institution}
          onChange={set('institution')}
        />
      ) : (
        <InstitutionField
          choices={choices}
          label={t(`withdraw.institution_${kind}`)}
          value={typed.institution}
          onChange={set('institution')}
          {...errorOf('institution')}
        />
      )}
      <Field
        label={t(`withdraw.number_${kind}`)}
        value={typed.number}
        onChange={set('number')}
        autoComplete="off"
        spellCheck={false}
        hint={t(`withdraw.number_hint_${kind}`)}
        {...errorOf('number')}
      />
      <Field
        label={t('withdraw.name')}
        value={typed.name}
        onChange={set('name')}
        autoComplete="name"
        hint={t('withdraw.name_hint')}
        {...errorOf('name')}
      />
    </>
  )
}
