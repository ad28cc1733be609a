import { expect, test } from 'vitest'
import { shortName } from './app-manifest.ts'

test.each([
  ['Fairhouse', 'Fairhouse'],
  ['Golden Lotus Gaming House', 'Golden Lotus'],
  ['Golden Lotuses', 'Golden'],
  ['Donaudampfschiff', 'Donaudampfsc'],
  ['一二三四五六七八九十百千', '一二三四五六七八九十百千'],
])('below its icon %s is called %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
