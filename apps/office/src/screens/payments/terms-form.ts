import type { WithdrawalTerms } from '@fairhouse/protocol'
import { grouped, typedAmount } from '#lib/amount'

const amounts = ['least', 'feeFlat', 'stepUpAbove'] as const
const limits = ['most', 'mostADay'] as const
const counts = [
  'turnoverPercent',
  'feePermille',
  'mostAccounts',
  'confirmDays',
  'reminderDays',
] as const

/** LIST of the fields, in the order in which they are shown. */
export const fieldNames = [
  'least',
  'most',
  'mostADay',
  'mostTimesADay',
  'feePermille',
  'feeFlat',
  'turnoverPercent',
  'stepUpAbove',
  'mostAccounts',
  'confirmDays',
  'reminderDays',
] as const satisfies (keyof WithdrawalTerms)[]

export type Typed = Record<(typeof fieldNames)[number], string>

/** As it is shown; no limit is an empty field. */
export function typedOf(terms: WithdrawalTerms): Typed {
  const { most, mostADay, mostTimesADay } = terms
  return {
    least: grouped(terms.least),
    feeFlat: grouped(terms.feeFlat),
    stepUpAbove: grouped(terms.stepUpAbove),
    most: most === null ? '' : grouped(most),
    mostADay: mostADay === null ? '' : grouped(mostADay),
    mostTimesADay: mostTimesADay === null ? '' : String(mostTimesADay),
    turnoverPercent: String(terms.turnoverPercent),
    feePermille: String(terms.feePermille),
    mostAccounts: String(terms.mostAccounts),
    confirmDays: String(terms.confirmDays),
    reminderDays: String(terms.reminderDays),
  }
}

/** As it goes over the wire; what is no number is one that the server refuses. */
export function wireOf(typed: Typed): Omit<WithdrawalTerms, 'kinds'> {
  const countOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : -1)
  const amount = (name: (typeof amounts)[number]) => typedAmount(typed[name]) ?? ''
  const limit = (name: (typeof limits)[number]) => typedAmount(typed[name]) ?? null
  const count = (name: (typeof counts)[number]) => countOf(typed[name])
  return {
    least: amount('least'),
    feeFlat: amount('feeFlat'),
    stepUpAbove: amount('stepUpAbove'),
    most: limit('most'),
    mostADay: limit('mostADay'),
    mostTimesADay: typed.mostTimesADay.trim() === '' ? null : countOf(typed.mostTimesADay),
    turnoverPercent: count('turnoverPercent'),
    feePermille: count('feePermille'),
    mostAccounts: count('mostAccounts'),
    confirmDays: count('confirmDays'),
    reminderDays: count('reminderDays'),
  }
}
