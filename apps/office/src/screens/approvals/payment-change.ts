import { adminWords } from '@fairhouse/i18n/office'
import type { Fact } from '#features/facts'
import { percentText, permilleToPercent } from '#lib/amount'
import { useWords } from '#lib/words'
import type { ApprovalRow } from './view.ts'

/** LIST of the fields that can change, with labels. */
const names = [
  'name',
  'channel',
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
  'mostTimesADay',
  'feePermille',
  'feeFlat',
  'turnoverPercent',
  'stepUpAbove',
  'kinds',
  'mostAccounts',
  'confirmDays',
  'reminderDays',
  'depositAbove',
  'payoutAbove',
] as const

/** LIST of the requests that change a brand's payments. */
const changes = ['payment.method', 'payment.provider', 'payment.withdrawals', 'payment.controls']

const text = (facts: unknown, name: string): string => {
  const value: unknown = facts instanceof Object ? Reflect.get(facts, name) : undefined
  if (name === 'feePermille' && typeof value === 'number') return permilleToPercent(value)
  if (name === 'feePercent' && typeof value === 'string') return percentText(value)
  if (typeof value === 'number') return String(value)
  const said = Array.isArray(value) ? value.join(', ') : value
  return typeof said === 'string' && said !== '' ? said : '–'
}

/** Changes of a payment method, a provider or a brand's terms. */
export function usePaymentChange({ kind, payload }: ApprovalRow): (Fact | false)[] {
  const { t } = useWords(adminWords)
  if (!changes.includes(kind)) return []
  const { code, before, after } = payload
  const what = kind === 'payment.method' ? 'method' : 'provider'
  const changed = names.filter((name) => after instanceof Object && name in after)
  return [
    typeof code === 'string' && { label: t(`payments.${what}`), value: code },
    ...changed.map((name) => ({
      label: t(`payments.${name}`),
      value: `${text(before, name)} → ${text(after, name)}`,
      isLong: name === 'qr' || name === 'url',
    })),
  ]
}
