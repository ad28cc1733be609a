import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

test('names a statement from its third use', () => {
  const nameOf = createStatementNames()
  expect(['a', 'a', 'a', 'a'].map(nameOf)).toEqual([undefined, undefined, 's1', 's1'])
  expect(['b', 'b', 'b', 'a'].map(nameOf)).toEqual([undefined, undefined, 's2', 's1'])
})

test('limits names and memory for varying texts', () => {
  const nameOf = createStatementNames()
  const texts = Array.from({ length: 2000 }, (_, index) => `text ${index}`)
  for (const text of texts) expect(nameOf(text)).toBeUndefined()
  const named = new Set(texts.flatMap((text) => [text, text, text].map(nameOf)))
  named.delete(undefined)
  expect(named.size).toBe(400)
})
