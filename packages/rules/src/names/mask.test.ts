import { expect, test } from 'vitest'
import { maskedEmail, maskedName, maskedPhone } from './mask.ts'

test('of a number the end is shown, of a mailbox its beginning', () => {
  expect(maskedPhone('+84901234567')).toBe('•••567')
  expect(maskedEmail('somebody@example.com')).toBe('so•••@example.com')
  expect(maskedEmail('ab@example.com')).toBe('a•••@example.com')
  expect(maskedEmail('a@example.com')).toBe('•••@example.com')
})

test('of a name the first letters are shown, in any script', () => {
  expect(maskedName('Nguyễn Văn An')).toBe('N••• V••• A•••')
  expect(maskedName('𠮷田 太郎')).toBe('𠮷••• 太•••')
})
