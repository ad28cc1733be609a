import { expect, test } from 'vitest'
import { nameKey, recoveryCode, recoveryKey } from './rules.ts'

test('a recovery code is recognised in any notation', () => {
  const code = recoveryCode(Buffer.from([0, 1, 33, 64, 255, 10, 11, 12, 13, 14]))
  expect(code).toBe('0110z-abcde')
  for (const typed of ['0110ZABCDE', ' o1Lo z-abcde ', 'OIIO Z ABCDE', '０１１０z－abcde']) {
    expect(recoveryKey(typed), typed).toBe(recoveryKey(code))
  }
  expect(recoveryKey('0110z-abcdf')).not.toBe(recoveryKey(code))
})

test.each([
  ['NGUYEN VAN DUC', 'Nguyễn Văn Đức'],
  ['nguyen-van  duc', 'Nguyễn Văn Đức'],
  ['ＳＯＭＣＨＡＩ Ｊ.', 'Somchai J'],
  ['สมชาย ใจดี', 'สมชายใจดี'],
  ['王 小明', '王小明'],
])('%s is %s', (typed, name) => {
  expect(nameKey(typed)).toBe(nameKey(name))
})

test.each([
  ['สมชาย', 'สมชย'],
  ['Nguyen Van', 'Nguyen Van Duc'],
])('%s is not %s', (typed, name) => {
  expect(nameKey(typed)).not.toBe(nameKey(name))
})
