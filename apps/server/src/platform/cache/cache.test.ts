import { expect, test } from 'vitest'
import { Cache } from './cache.ts'

test('creates a cached value once and drops unused ones over the limit', () => {
  const made: string[] = []
  const cache = new Cache<string>(4)
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  const keys = ['a', 'b', 'c', 'a', 'c', 'd', 'a', 'b']
  expect(keys.map(get).join('')).toBe('ABCACDAB')
  expect(made.join('')).toBe('abcdb')
})

test('getRepeated caches a value from the second request on, made by the second function', () => {
  const made: string[] = []
  const cache = new Cache<string>(4)
  const get = (key: string) => {
    const make = () => {
      made.push(key)
      return key.toUpperCase()
    }
    return cache.getRepeated(key, make, () => `(${make()})`)
  }
  const keys = ['a', 'b', 'a', 'a', 'c', 'b', 'a']
  expect(keys.map(get).join('')).toBe('AB(A)(A)C(B)(A)')
  expect(made.join('')).toBe('abacb')
  // Over the limit all keys requested once are forgotten, d among them.
  expect(['d', 'e', 'f', 'd'].map(get).join('')).toBe('DEFD')
})
