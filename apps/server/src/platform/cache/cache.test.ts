import { expect, test } from 'vitest'
import { Cache } from './cache.ts'

test('what is kept is made once; of too many, what nobody asks for goes', () => {
  const made: string[] = []
  const kept = new Cache<string>(4)
  const ask = (key: string) =>
    kept.get(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  const asked = ['a', 'b', 'c', 'a', 'c', 'd', 'a', 'b']
  expect(asked.map(ask).join('')).toBe('ABCACDAB')
  expect(made.join('')).toBe('abcdb')
})

test('what is kept from the second time on is made twice, then in the way of what is kept', () => {
  const made: string[] = []
  const kept = new Cache<string>(4)
  const ask = (key: string) => {
    const make = () => {
      made.push(key)
      return key.toUpperCase()
    }
    return kept.getRepeated(key, make, () => `(${make()})`)
  }
  const asked = ['a', 'b', 'a', 'a', 'c', 'b', 'a']
  expect(asked.map(ask).join('')).toBe('AB(A)(A)C(B)(A)')
  expect(made.join('')).toBe('abacb')
  // Over the limit all keys requested once are forgotten, d among them.
  expect(['d', 'e', 'f', 'd'].map(ask).join('')).toBe('DEFD')
})
