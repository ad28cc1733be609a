import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPassword } from './check-password.ts'
import { defaultRules } from '../forms/default-rules.ts'
import { passwordStrength } from './password-strength.ts'

const rule = defaultRules.password
/** Any code points, halves of characters included; fast-check's own takes seconds to begin. */
const points = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 200 })
const wild = points.map((list) => String.fromCodePoint(...list))
const nothing = { known: [] }
const kindOf = (text: string, known: string[] = []) => checkPassword(rule, text, { known })?.kind

test('any characters will do, spaces at the ends count', () => {
  for (const text of [
    'correct horse',
    ' 7 letters',
    'mật khẩu dài',
    'รหัสผ่านยาว',
    '👍🎲🍀🎰🎯🃏💎🎁',
    'tab\tand\nline',
  ]) {
    expect(kindOf(text), text).toBeUndefined()
  }
  expect(kindOf('      a')).toBe('too_short')
  expect(kindOf('      ab')).not.toBe('too_short')
})

test('what cannot be told apart once stored is refused', () => {
  expect(kindOf('abcdefg\uD800x')).toBe('hidden_character')
  expect(kindOf('abcdefg\0x')).toBe('hidden_character')
})

test('no brand asks for less than 8 or refuses 64', () => {
  const loose = { ...rule, minLength: 1, maxLength: 10 }
  expect(checkPassword(loose, 'zK4#vQw', nothing)).toEqual({ kind: 'too_short', min: 8, max: 64 })
  expect(checkPassword(loose, 'zK4#vQw9'.repeat(8), nothing)).toBeUndefined()
  expect(checkPassword(rule, 'zK4#vQw9'.repeat(17), nothing)?.kind).toBe('too_long')
})

test.each([
  'password',
  'PassWord',
  'P@ssw0rd',
  '12345678',
  '87654321',
  'aaaaaaaa',
  'qwertyuiop',
  'abcdefgh',
  '        ',
  '11111111111111111111',
  'poiuytrewq',
])('%j is tried first by everybody', (text) => {
  expect(kindOf(text)).toBe('common_password')
  expect(passwordStrength(text)).toBe('weak')
})

test('the long list of the server is asked too', () => {
  const isLeaked = (text: string) => text === 'zK4#vQw9'
  expect(checkPassword(rule, 'zK4#vQw9', { known: [], isLeaked })?.kind).toBe('common_password')
})

test('it is not made of what others know', () => {
  expect(kindOf('Somchai88', ['somchai88'])).toBe('personal_password')
  expect(kindOf('somchai88!1', ['somchai88'])).toBe('personal_password')
  expect(kindOf('somchai88 and the sea', ['somchai88'])).toBeUndefined()
  expect(kindOf('zK4#vQw9', ['', 'z', 'zK4'])).toBeUndefined()
})

test('any text is judged', () => {
  fc.assert(
    fc.property(wild, (text) => {
      const length = Array.from(text).length
      const kind = kindOf(text)
      if (length > 0 && length < 8) expect(['too_short', 'hidden_character']).toContain(kind)
      passwordStrength(text)
    }),
  )
})

test('the meter knows four steps', () => {
  const steps = ['zK4#v', 'zK4#vQw9', 'zK4#vQw9pL!', 'correct horse battery staple']
  expect(steps.map(passwordStrength)).toEqual(['weak', 'fair', 'good', 'strong'])
})
