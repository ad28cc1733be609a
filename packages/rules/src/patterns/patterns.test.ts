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
