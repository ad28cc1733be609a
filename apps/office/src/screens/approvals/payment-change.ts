import type { Fact } from '#features/facts'
import { useWords } from '#lib/later-words'
import type { One } from './told.ts'

/** LIST of what can change, with its words. */
const names = [
  'name',
  'least',
  'most',
  'mostADay',
  'quick',
  'feePercent',
  'feeFixed',
  'minutes',
  'institution',
  'accountNumber',
  'accountName',
  'qr',
  'kind',
  'url',
  'secret',
  'paysOut',
] as const

const text = (facts: unknown, name: string): string => {
  const value: unknown = facts instanceof Object ? Reflect.get(facts, name) : undefined
  const said = Array.isArray(value) ? value.join(', ') : value
  return typeof said === 'string' && said !== '' ? said : '–'
}

/** What of a method or a provider becomes other than it is. */
export function usePaymentChange({ kind, payload }: One): (Fact | false)[] {
  const { t } = useWords()
  if (kind !== 'payment.method' && kind !== 'payment.provider') return []
  const { code, before, after } = payload
  const what = kind === 'payment.method' ? 'method' : 'provider'
  const changed = names.filter((name) => after instanceof Object && name in after)
  return [
    { label: t(`payments.${what}`), value: typeof code === 'string' ? code : '' },
    ...changed.map((name) => ({
      label: t(`payments.${name}`),
      value: `${text(before, name)} → ${text(after, name)}`,
      isLong: name === 'qr' || name === 'url',
    })),
  ]
}
