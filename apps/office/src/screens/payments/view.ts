import type { Value } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { groupAmount, percentText, readAmount } from '#lib/amount'

export type PaymentConfig = Value<'GET /office/api/payments'>
export type Method = PaymentConfig['methods'][number]
export type Provider = PaymentConfig['providers'][number]

export const payoutKinds = ['bank', 'ewallet', 'crypto'] as const satisfies Provider['paysOut']
export const targetKinds = [
  'bank',
  'ewallet',
  'crypto',
  'source',
] as const satisfies Provider['paysOut']

/** Editable fields of a method. */
export type MethodForm = Omit<
  Method,
  'quick' | 'currency' | 'enabled' | 'seen' | 'code' | 'provider'
> & { quick: string }

/** LIST of the amount fields of a method. */
const amountNames = ['least', 'most', 'mostADay', 'feePercent', 'feeFixed'] as const

const newForm: MethodForm = {
  name: '',
  channel: 'page',
  least: '',
  most: '',
  mostADay: '',
  quick: '',
  feePercent: '0.00',
  feeFixed: '0',
  minutes: '30',
  institution: '',
  accountNumber: '',
  accountName: '',
  qr: '',
}

export function formOf(method: Method | undefined): MethodForm {
  if (!method) return newForm
  const { currency: _, enabled: _on, seen: _seen, code: _code, provider: _by, ...rest } = method
  const amounts = Object.fromEntries(amountNames.map((name) => [name, groupAmount(method[name])]))
  const quick = method.quick.map(groupAmount).join(' ')
  return { ...rest, ...amounts, feePercent: percentText(method.feePercent), quick }
}

/** Converts the form for the wire; the server validates it. */
export function termsOf(form: MethodForm) {
  const amounts = Object.fromEntries(
    amountNames.map((name) => [name, readAmount(form[name]) ?? '']),
  )
  const quick = form.quick.split(/[\s;]+/).filter((part) => part !== '')
  return { ...form, ...amounts, quick: quick.map((part) => readAmount(part) ?? '') }
}

/** Short text of the fee; undefined if there is none. */
export function feeText({ feePercent, feeFixed, currency }: Method): string | undefined {
  const share = groupAmount(feePercent) === '0' ? '' : `${percentText(feePercent)} %`
  const fixed = groupAmount(feeFixed) === '0' ? '' : moneyText(feeFixed, currency)
  return [share, fixed].filter((part) => part !== '').join(' + ') || undefined
}
