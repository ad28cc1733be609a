import { expect, test } from 'vitest'
import { Kept } from './kept.ts'

test('what is kept is made once; of too many, what nobody asks for goes', () => {
  const made: string[] = []
  const kept = new Kept<string>(4)
  const ask = (key: string) =>
    kept.of(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  const asked = ['a', 'b', 'c', 'a', 'c', 'd', 'a', 'b']
  expect(asked.map(ask).join('')).toBe('ABCACDAB')
  expect(made.join('')).toBe('abcdb')
})
