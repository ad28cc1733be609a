import { expect, test } from 'vitest'
import { offeredLanguages } from './offered-languages.ts'

const codes = (enabled?: string[]) => offeredLanguages(enabled).map(({ value }) => value)

test('only complete languages that the brand enables are offered', () => {
  expect(codes(['EN', 'JA', 'VI', 'XA'])).toEqual(['EN', 'VI'])
  expect(codes(['VI'])).toEqual(['VI'])
  expect(codes()).toEqual(['EN', 'VI', 'CN', 'ID', 'TH', 'TY'])
})
