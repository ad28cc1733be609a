import { expect, test } from 'vitest'
import { onlyStrings, withoutComments } from './source-text.ts'

test.each([
  ['a // b\nc', 'a     \nc'],
  ['a /* b\nc */ d', 'a     \n     d'],
  ["'// no' // yes", "'// no'       "],
  ['x = /[\'"`]/ // y', 'x = /[\'"`]/     '],
])('withoutComments keeps positions: %j', (text, expected) => {
  expect(withoutComments(text)).toBe(expected)
})

test.each([
  ["f('a', b)", "  'a'    "],
  ["// 'a'\n'b'", "      \n'b'"],
  ["x = /'/ + 'c'", "          'c'"],
  ['`a\n${b}`', '`a\n${b}`'],
])('onlyStrings keeps positions: %j', (text, expected) => {
  expect(onlyStrings(text)).toBe(expected)
})
