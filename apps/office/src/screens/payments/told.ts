import type { Value } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { grouped, typedAmount } from '#lib/amount'

export type Told = Value<'GET /office/api/payments'>
export type Method = Told['methods'][number]
export type Provider = Told['providers'][number]

export const payoutKinds = ['bank', 'ewallet', 'crypto'] as const satisfies Provider['paysOut']
export const targetKinds = [
  'bank',
  'ewallet',
  'crypto',
  'source',
] as const satisfies Provider['paysOut']

/** What can be typed of a method. */
export type MethodForm = Omit<
  Method,
  'quick' | 'currency' | 'enabled' | 'seen' | 'code' | 'provider'
> & { quick: string }

/** LIST of the amounts of a method. */
const amountNames = ['least', 'most', 'mostADay', 'feePercent', 'feeFixed'] as const

const newForm: MethodForm = {
  name: '',
  least: '',
  most: '',
  mostADay: '',
  quick: '',
  feePercent: '0',
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
  const amounts = Object.fromEntries(amountNames.map((name) => [name, grouped(method[name])]))
  return { ...rest, ...amounts, quick: method.quick.map(grouped).join(' ') }
}

/** As it goes over the wire; the server says what is wrong with it. */
export function termsOf(form: MethodForm) {
  const amounts = Object.fromEntries(
    amountNames.map((name) => [name, typedAmount(form[name]) ?? '']),
  )
  const quick = form.quick.split(/[\s;]+/).filter((part) => part !== '')
  return { ...form, ...amounts, quick: quick.map((part) => typedAmount(part) ?? '') }
}

/** The fee in a few letters; undefined where there is none. */
export function feeText({ feePercent, feeFixed, currency }: Method): string | undefined {
  const share = grouped(feePercent) === '0' ? '' : `${grouped(feePercent)} %`
  const fixed = grouped(feeFixed) === '0' ? '' : moneyText(feeFixed, currency)
  return [share, fixed].filter((part) => part !== '').join(' + ') || undefined
}
