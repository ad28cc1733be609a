import { describe, expect, test } from 'vitest'
import { isPatternId, patterns, type PatternId } from './patterns.ts'
import { examples } from './pattern-examples.ts'

const ids = Object.keys(patterns).map(Number).filter(isPatternId)

test('[VAL-02] there are the types 0 to 23', () => {
  expect(ids).toEqual(Array.from({ length: 24 }, (_, id) => id))
  expect([-1, 24, 1.5, NaN].some(isPatternId)).toBe(false)
})

describe.each(ids)('[VAL-02] type %i', (id: PatternId) => {
  const { takes, refuses } = examples[id]
  test.each(takes)('takes %j', (text) => expect(patterns[id](text)).toBe(true))
  test.each([...refuses])('refuses %j', (text) => expect(patterns[id](text)).toBe(false))
})

/** Each made to send an expression that backtracks into every way of reading it. */
const long = (() => {
  const n = 100_000
  const starts = [
    'a',
    'A',
    '1',
    ' ',
    '中',
    '한',
    'ก',
    'あ',
    'a ',
    'A ',
    'a.',
    '1-',
    'a@',
    'a-',
    '.',
  ]
  return starts.flatMap((start) =>
    ['', '!', '\n', 'é', '\u0301'].map((end) => start.repeat(n) + end),
  )
})()

test.each(ids)('type %i judges 100,000 characters without hanging', (id) => {
  for (const text of long) {
    expect(typeof patterns[id](text)).toBe('boolean')
  }
})
