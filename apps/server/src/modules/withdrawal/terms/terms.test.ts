import { currencies, isCurrency, unitsPerOne } from '@fairhouse/money'
import { expect, test } from 'vitest'
import type { WithdrawalTerms } from '@fairhouse/protocol'
import { demoWithdrawals, defaultSettings } from './settings.ts'
import { settingsFrom, toTerms } from './terms.ts'

const terms = toTerms(demoWithdrawals)

test('saving the terms as shown changes nothing', () => {
  expect(settingsFrom(terms, 'VND')).toEqual(demoWithdrawals)
  const { mostTimesADay, most, mostADay } = toTerms(defaultSettings('VND'))
  expect({ mostTimesADay, most, mostADay }).toEqual({
    mostTimesADay: null,
    most: null,
    mostADay: null,
  })
})

test('[PC-04] a brand that set no minimum has a payable one of its currency', () => {
  for (const currency of Object.keys(currencies).filter(isCurrency)) {
    const settings = defaultSettings(currency)
    expect(settings.least).toBeGreaterThanOrEqual(10n * unitsPerOne)
    expect(settingsFrom(toTerms(settings), currency)).toEqual(settings)
  }
})

test.each<[string, Partial<WithdrawalTerms>]>([
  ['least', { least: '0' }],
  ['least', { least: '1.5' }],
  ['most', { most: '49999' }],
  ['mostADay', { mostADay: '1' }],
  ['mostTimesADay', { mostTimesADay: 0 }],
  ['feePermille', { feePermille: 501 }],
  ['feeFlat', { feeFlat: '50000' }],
  ['stepUpAbove', { stepUpAbove: '0.5' }],
  ['turnoverPercent', { turnoverPercent: 10_001 }],
  ['kinds', { kinds: [] }],
  ['mostAccounts', { mostAccounts: 21 }],
  ['confirmDays', { confirmDays: 0 }],
  ['reminderDays', { reminderDays: 91 }],
])('%s is refused by its name', (field, change) => {
  const refused = { code: 'invalid_fields', fields: { [field]: 'invalid' } }
  expect(() => settingsFrom({ ...terms, ...change }, 'VND')).toThrow(
    expect.objectContaining(refused),
  )
})
