import { isPayable, parseAmount, toWire, type Amount, type Currency } from '@fairhouse/money'
import type { WithdrawalTerms } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import { feeOf } from './course.ts'
import type { Settings } from './settings.ts'

const orNull = (amount: Amount | null) => (amount === null ? null : toWire(amount))

/** What a brand asks of withdrawals, as people write it. */
export function termsShown(set: Settings): WithdrawalTerms {
  return {
    ...set,
    least: toWire(set.least),
    most: orNull(set.most),
    mostADay: orNull(set.mostADay),
    feeFlat: toWire(set.feeFlat),
    stepUpAbove: toWire(set.stepUpAbove),
  }
}

/** LIST of what the whole numbers may be. */
const ranges = {
  turnoverPercent: [0, 10_000],
  mostTimesADay: [1, 1000],
  feePermille: [0, 500],
  mostAccounts: [1, 20],
  confirmDays: [1, 90],
  reminderDays: [1, 90],
} as const

function require(isGood: boolean, field: keyof WithdrawalTerms): void {
  if (!isGood) throw new Refusal('invalid_fields', { [field]: 'invalid' })
}

/** What was written; refuses by the field that is wrong. */
export function settingsFrom(terms: WithdrawalTerms, currency: Currency): Settings {
  function paid(field: 'least' | 'feeFlat' | 'stepUpAbove' | 'most' | 'mostADay'): Amount {
    const amount = parseAmount(terms[field] ?? '')
    const isNone = amount === 0n && (field === 'feeFlat' || field === 'stepUpAbove')
    if (amount !== undefined && (isNone || isPayable(amount, currency))) return amount
    throw new Refusal('invalid_fields', { [field]: 'invalid' })
  }
  const least = paid('least')
  const most = terms.most === null ? null : paid('most')
  const mostADay = terms.mostADay === null ? null : paid('mostADay')
  const feeFlat = paid('feeFlat')
  require(most === null || most >= least, 'most')
  require(mostADay === null || mostADay >= least, 'mostADay')
  for (const name of keysOf(ranges)) {
    const [from, to] = ranges[name]
    const value = terms[name]
    require(value === null || (value >= from && value <= to), name)
  }
  require(feeOf(least, currency, feeFlat, terms.feePermille) < least, 'feeFlat')
  require(terms.kinds.length > 0, 'kinds')
  const kinds = [...new Set(terms.kinds)]
  return { ...terms, least, most, mostADay, feeFlat, stepUpAbove: paid('stepUpAbove'), kinds }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T)[]
