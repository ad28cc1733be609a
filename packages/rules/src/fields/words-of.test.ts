import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import { isPatternId, patterns } from '../patterns/patterns.ts'
import { wordsOf } from './words-of.ts'

const lengths = { min: 4, max: 16 }
const plain = ['required', 'hidden_character', 'not_the_same', 'common_password'] as const
const others = [
  'personal_password',
  'no_such_day',
  'unknown_field',
  'not_asked',
  'wrong_type',
] as const
const ids = Object.keys(patterns).map(Number).filter(isPatternId)
const faults: Fault[] = [
  ...[...plain, ...others].map((kind) => ({ kind })),
  ...(['too_short', 'too_long'] as const).map((kind) => ({ kind, ...lengths })),
  ...ids.map((pattern) => ({ kind: 'wrong_pattern' as const, pattern, ...lengths })),
  { kind: 'wrong_phone', ...lengths },
  { kind: 'wrong_phone', min: 10, max: 10 },
  { kind: 'too_young', age: 21 },
]

test('[VAL-03] a message shows both numbers, or one where they are equal', () => {
  const kind = 'wrong_pattern'
  expect(wordsOf({ kind, pattern: 6, min: 4, max: 16 }).values).toEqual({ length: '4–16' })
  expect(wordsOf({ kind, pattern: 6, min: 6, max: 6 }).values).toEqual({ length: '6' })
  expect(wordsOf({ kind: 'too_long', min: 6, max: 6 })).toEqual({
    key: 'type_0',
    values: { length: '6' },
  })
  expect(wordsOf({ kind: 'wrong_phone', min: 10, max: 10 })).toEqual({
    key: 'phone_digits',
    values: { digits: 10 },
  })
})

const packs = new URL('../../../i18n/src/words/', import.meta.url)

describe.each(readdirSync(packs))('the pack %s', (tag) => {
  const words = JSON.parse(readFileSync(new URL(`${tag}/rules.json`, packs), 'utf8'))

  test('[VAL-03] has words for every fault, with no name that it is not given', () => {
    for (const fault of faults) {
      const { key, values = {} } = wordsOf(fault)
      expect(words[key], key).toBeTypeOf('string')
      for (const [, name] of words[key].matchAll(/\{(\w+)/g)) expect(values).toHaveProperty(name)
    }
  })
})
