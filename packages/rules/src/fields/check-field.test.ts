import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkField } from './check-field.ts'
import { defaultRules } from '../forms/default-rules.ts'
import type { FieldRule } from './field-rule.ts'
import { isPatternId, patterns } from '../patterns/patterns.ts'
import { wordsOf } from './words-of.ts'

const { any, username, mobileNum, email } = defaultRules
/** Any code points, halves of characters included; fast-check's own takes seconds to begin. */
const points = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 200 })
const wild = points.map((list) => String.fromCodePoint(...list))
const optional: FieldRule = { ...any, required: false }
const kindOf = (rule: FieldRule, text: string) => checkField(rule, text)?.kind

test('what is required must be there, and spaces are nothing', () => {
  for (const text of ['', '  ', '\n', '\u3000', '\uFEFF']) {
    expect(kindOf(any, text)).toBe('required')
    expect(kindOf({ ...optional, minLength: 4 }, text)).toBeUndefined()
  }
})

test('lengths are counted in characters after normalising', () => {
  const rule = { ...any, minLength: 2, maxLength: 3 }
  expect(kindOf(rule, ' a ')).toBe('too_short')
  expect(kindOf(rule, '👍')).toBe('too_short')
  expect(kindOf(rule, 'e\u0301e\u0301e\u0301')).toBeUndefined()
  expect(kindOf(rule, '👍👍👍')).toBeUndefined()
  expect(checkField(rule, 'abcd')).toEqual({ kind: 'too_long', min: 2, max: 3 })
})

test('[VAL-01] the star takes everything of the right length, whatever the type', () => {
  expect(kindOf({ ...any, patternId: 6 }, 'abc <b>')).toBeUndefined()
  expect(kindOf({ ...any, patternId: 6, minLength: 8 }, 'abc')).toBe('too_short')
})

test('[VAL-01] without a star the type and the own pattern both hold', () => {
  const rule = { ...username, acceptedPattern: '^[a-m0-9]+$' }
  expect(kindOf(rule, 'abc1')).toBeUndefined()
  expect(kindOf(rule, 'xyz1')).toBe('wrong_pattern')
  expect(kindOf(rule, '1abc')).toBe('wrong_pattern')
  expect(kindOf({ ...rule, acceptedPattern: '' }, 'xyz1')).toBeUndefined()
})

test('a rule that cannot be read takes nothing', () => {
  expect(kindOf({ ...any, acceptedPattern: '(' }, 'a')).toBe('wrong_pattern')
  expect(kindOf({ ...any, acceptedPattern: '', patternId: 99 }, 'a')).toBe('wrong_pattern')
})

describe('signs that nobody sees', () => {
  const hidden = [
    '\u200B',
    '\u202E',
    '\u2060',
    '\u00AD',
    '\u3164',
    '\u2800',
    '\u{E0041}',
    '\0',
    '\n',
  ]
  test.each([
    ...hidden,
    '\r\n',
    '\u2028',
    '\x1B[31m',
    '\uD800',
    '\u200D',
    '\uFE0F',
    'ก\u200D',
    '\u0301'.repeat(10),
  ])('%j is refused inside any text', (sign) => {
    expect(kindOf(any, `a${sign}b`)).toBe('hidden_character')
  })
  const emoji = ['👨‍👩‍👧', '❤️', '1️⃣']
  test.each([...emoji, '葛\u{E0100}', 'می‌خواهم', 'ที่รัก', 'क्‍ष', "'; --", '<script>'])(
    '%j is text',
    (text) => {
      expect(kindOf(any, text)).toBeUndefined()
    },
  )
})

test('phones and email addresses come from any keyboard', () => {
  expect(kindOf(mobileNum, '０９０ 123-4567')).toBeUndefined()
  expect(kindOf(mobileNum, 'abcdefg')).toBe('wrong_phone')
  expect(kindOf(email, ' Ａ＠example.com ')).toBeUndefined()
})

test('[VAL-03] a phone number of one length is asked for by its digits', () => {
  const ten = { ...mobileNum, minLength: 10, maxLength: 10 }
  for (const text of ['090123456', '09012345678', 'abcdefghij']) {
    expect(checkField(ten, text)).toEqual({ kind: 'wrong_phone', min: 10, max: 10 })
  }
  expect(kindOf(ten, '0901234567')).toBeUndefined()
  expect(checkField(mobileNum, '12')).toEqual({ kind: 'too_short', min: 6, max: 15 })
})

test('no text makes any rule throw, nor takes long', () => {
  const ids = fc.constantFrom(...Object.keys(patterns).map(Number).filter(isPatternId), 99)
  const sources = fc.constantFrom('*', '', '(a+)+$', '(')
  const kinds = fc.constantFrom('text', 'password', 'tel', 'email', 'date')
  fc.assert(
    fc.property(
      fc.record({ patternId: ids, acceptedPattern: sources, type: kinds }),
      wild,
      (part, text) => {
        const fault = checkField({ ...any, ...part, maxLength: 1e9 }, text)
        if (fault !== undefined) expect(wordsOf(fault).key).toMatch(/^[a-z_0-9]+$/)
      },
    ),
    { numRuns: 2000 },
  )
  const huge = checkField({ ...any, maxLength: 1e9 }, 'a' + '\u0301\u0323'.repeat(50_000))
  expect(huge?.kind).toBe('too_long')
})
