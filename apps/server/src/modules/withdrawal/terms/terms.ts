import { isPayable, parseAmount, toWire, type Amount, type Currency } from '@fairhouse/money'
import type { WithdrawalTerms } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import { feeOf } from '../lifecycle.ts'
import type { Settings } from './settings.ts'

const orNull = (amount: Amount | null) => (amount === null ? null : toWire(amount))

/** Withdrawal settings in wire format. */
export function toTerms(set: Settings): WithdrawalTerms {
  return {
    ...set,
    least: toWire(set.least),
    most: orNull(set.most),
    mostADay: orNull(set.mostADay),
    feeFlat: toWire(set.feeFlat),
    stepUpAbove: toWire(set.stepUpAbove),
  }
}

/** LIST of the ranges of whole numbers. */
const ranges = {
  turnoverPercent: [0, 10_000],
  mostTimesADay: [1, 1000],
  feePermille: [0, 500],
  mostAccounts: [1, 20],
  confirmDays: [1, 90],
  reminderDays: [1, 90],
} as const

function requireField(isGood: boolean, field: keyof WithdrawalTerms): void {
  if (!isGood) throw new Refusal('invalid_fields', { [field]: 'invalid' })
}

/** Parses typed amounts; refuses invalid ones by field. */
export function settingsFrom(terms: WithdrawalTerms, currency: Currency): Settings {
  function parseField(field: 'least' | 'feeFlat' | 'stepUpAbove' | 'most' | 'mostADay'): Amount {
    const amount = parseAmount(terms[field] ?? '')
    const isNone = amount === 0n && (field === 'feeFlat' || field === 'stepUpAbove')
    if (amount !== undefined && (isNone || isPayable(amount, currency))) return amount
    throw new Refusal('invalid_fields', { [field]: 'invalid' })
  }
  const least = parseField('least')
  const most = terms.most === null ? null : parseField('most')
  const mostADay = terms.mostADay === null ? null : parseField('mostADay')
  const feeFlat = parseField('feeFlat')
  requireField(most === null || most >= least, 'most')
  requireField(mostADay === null || mostADay >= least, 'mostADay')
  for (const name of keysOf(ranges)) {
    const [from, to] = ranges[name]
    const value = terms[name]
    requireField(value === null || (value >= from && value <= to), name)
  }
  requireField(feeOf(least, currency, feeFlat, terms.feePermille) < least, 'feeFlat')
  requireField(terms.kinds.length > 0, 'kinds')
  const kinds = [...new Set(terms.kinds)]
  return { ...terms, least, most, mostADay, feeFlat, stepUpAbove: parseField('stepUpAbove'), kinds }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T)[]
