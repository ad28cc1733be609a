import { expect, test } from 'vitest'
import { countries, countriesFrom, countryFor } from './countries.ts'

test('every country has two letters, a name and a dialling code, once', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length)
  expect(countries.length).toBeGreaterThan(240)
  for (const { countryCode, countryDialingCode } of countries) {
    expect(countryCode).toMatch(/^[A-Z]{2}$/)
    expect(names.of(countryCode), countryCode).toBeTruthy()
    expect(countryDialingCode, countryCode).toMatch(/^[1-9]\d{0,2}$/)
  }
})

test.each([
  ['VN', '84'],
  ['TH', '66'],
  ['ID', '62'],
  ['PH', '63'],
  ['CN', '86'],
  ['US', '1'],
  ['GB', '44'],
])('%s is called with %s', (countryCode, countryDialingCode) => {
  expect(countryFor(countryCode, 'ZZ')).toEqual({ countryCode, countryDialingCode })
})

test('a visitor is where the proxy says, else where the brand is, else nowhere', () => {
  expect(countryFor('TH', 'VN')?.countryCode).toBe('TH')
  expect(countryFor(undefined, 'VN')?.countryCode).toBe('VN')
  expect(countryFor('T1', 'VN')?.countryCode).toBe('VN')
  expect(countryFor(undefined, 'ZZ')).toBe(null)
})

test('the own country comes first, and once', () => {
  const own = countryFor('VN', 'ZZ')
  const list = countriesFrom(own)
  expect(list[0]).toEqual(own)
  expect(list).toHaveLength(countries.length)
  expect(countriesFrom(null)).toEqual(countries)
})
