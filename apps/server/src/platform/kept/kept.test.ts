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

test('what is kept from the second time on is made twice', () => {
  const made: string[] = []
  const kept = new Kept<string>(4)
  const ask = (key: string) =>
    kept.ofRepeated(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  const asked = ['a', 'b', 'a', 'a', 'c', 'b', 'a']
  expect(asked.map(ask).join('')).toBe('ABAACBA')
  // b was forgotten among too many that came once.
  expect(made.join('')).toBe('abacb')
})
