import type { WithdrawalTerms } from '@fairhouse/protocol'
import { groupAmount, percentToPermille, permilleToPercent, readAmount } from '#lib/amount'

const amounts = ['least', 'feeFlat', 'stepUpAbove'] as const
const limits = ['most', 'mostADay'] as const
const counts = ['turnoverPercent', 'mostAccounts', 'confirmDays', 'reminderDays'] as const

/** LIST of the fields, in display order. */
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

/** Converts terms to form values; no limit is an empty field. */
export function toTyped(terms: WithdrawalTerms): Typed {
  const { most, mostADay, mostTimesADay } = terms
  return {
    least: groupAmount(terms.least),
    feeFlat: groupAmount(terms.feeFlat),
    stepUpAbove: groupAmount(terms.stepUpAbove),
    most: most === null ? '' : groupAmount(most),
    mostADay: mostADay === null ? '' : groupAmount(mostADay),
    mostTimesADay: mostTimesADay === null ? '' : String(mostTimesADay),
    turnoverPercent: String(terms.turnoverPercent),
    feePermille: permilleToPercent(terms.feePermille),
    mostAccounts: String(terms.mostAccounts),
    confirmDays: String(terms.confirmDays),
    reminderDays: String(terms.reminderDays),
  }
}

/** Converts form values for the wire; the server refuses an invalid number. */
export function toWire(typed: Typed): Omit<WithdrawalTerms, 'kinds'> {
  const countOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : -1)
  const amount = (name: (typeof amounts)[number]) => readAmount(typed[name]) ?? ''
  const limit = (name: (typeof limits)[number]) => readAmount(typed[name]) ?? null
  const count = (name: (typeof counts)[number]) => countOf(typed[name])
  return {
    least: amount('least'),
    feeFlat: amount('feeFlat'),
    stepUpAbove: amount('stepUpAbove'),
    most: limit('most'),
    mostADay: limit('mostADay'),
    mostTimesADay: typed.mostTimesADay.trim() === '' ? null : countOf(typed.mostTimesADay),
    turnoverPercent: count('turnoverPercent'),
    feePermille: percentToPermille(typed.feePermille) ?? -1,
    mostAccounts: count('mostAccounts'),
    confirmDays: count('confirmDays'),
    reminderDays: count('reminderDays'),
  }
}
