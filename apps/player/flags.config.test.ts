import { expect, test } from 'vitest'
import { flagCodes, presentFlags } from './flags.config.ts'
import { flagEdition } from './src/lib/forms/country-flag.ts'

test('the edition in the addresses of flags is the version of the package', () => {
  expect(flagEdition).toBe(presentFlags())
})

test('there are flags of the countries that players come from', () => {
  expect(flagCodes()).toEqual(expect.arrayContaining(['VN', 'TH', 'ID', 'PH', 'CN', 'GB', 'US']))
})
