import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ana Maria Cruz', 'AC'],
  ['somchai', 'S'],
  ['lucky_7', 'L7'],
  ['王小明', '王'],
  ['Đặng Thu', 'ĐT'],
  ['…', ''],
  ['', ''],
])('%s becomes %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
