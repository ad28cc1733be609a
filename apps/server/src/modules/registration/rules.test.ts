import { expect, test } from 'vitest'
import { isReserved, newName, placeOf } from './rules.ts'

const brand = { code: 'fairhouse', name: 'Fair House' }

test.each(['admin', 'Support', 'STAFF2', 'fairhouse', 'Fair_House99', 'trial', '123', 'mod.1'])(
  '%s is nobody’s name',
  (name) => expect(isReserved(name, brand)).toBe(true),
)

test.each(['anna', 'supporter', 'badmin', 'jaderiver4821', 'a1'])('%s is a name', (name) => {
  expect(isReserved(name, brand)).toBe(false)
})

test('a made name is short, of letters and digits, and never a reserved one', () => {
  let turn = 0
  for (let count = 0; count < 500; count += 1) {
    const name = newName((limit) => (turn += 7919) % limit)
    expect(name).toMatch(/^[a-z]{6,11}[0-9]{4}$/)
    expect(name.length).toBeLessThanOrEqual(16)
    expect(isReserved(name, brand)).toBe(false)
  }
})

test('of the page somebody came from only the place is kept', () => {
  expect(placeOf('https://a.test/register?email=x@y.z#t')).toBe('https://a.test/register')
  expect(placeOf('not an address')).toBeUndefined()
})
