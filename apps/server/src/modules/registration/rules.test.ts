import { isReservedName } from '@fairhouse/rules'
import { expect, test } from 'vitest'
import { newName, withoutQuery } from './rules.ts'

test('a generated name is short, of letters and digits, and never a reserved one', () => {
  let turn = 0
  for (let count = 0; count < 500; count += 1) {
    const name = newName((limit) => (turn += 7919) % limit)
    expect(name).toMatch(/^[a-z]{6,11}[0-9]{4}$/)
    expect(name.length).toBeLessThanOrEqual(16)
    expect(isReservedName(name, ['fairhouse', 'Fair House'])).toBe(false)
  }
})

test('of the referring page only origin and path are stored', () => {
  expect(withoutQuery('https://a.test/register?email=x@y.z#t')).toBe('https://a.test/register')
  expect(withoutQuery('not an address')).toBeUndefined()
})
