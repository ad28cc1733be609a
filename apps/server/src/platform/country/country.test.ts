import { expect, test } from 'vitest'
import { openCountries } from './index.ts'

const countryOf = openCountries()

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['113.160.0.1', 'VN'],
  ['2405:4800::1', 'VN'],
])('%s is in %s', (address, country) => {
  expect(countryOf(address)).toBe(country)
})

test.each(['127.0.0.1', '::1', '192.168.1.1', '10.0.0.1'])('%s has no country', (address) => {
  expect(countryOf(address)).toBeUndefined()
})
