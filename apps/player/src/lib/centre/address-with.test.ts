import { expect, test } from 'vitest'
import { addressWith } from './address-with.ts'
import { centrePageOf } from './names.ts'

const at = (search: string) => ({ pathname: '/rng', search, hash: '#top' })

test('a page of the centre stands in the address beside what else is there', () => {
  expect(addressWith('withdraw', at('?page=2'))).toBe('/rng?page=2&centre=withdraw#top')
  expect(addressWith('depositv2', at('?centre=withdraw'))).toBe('/rng?centre=depositv2#top')
  expect(addressWith(undefined, at('?centre=withdraw&page=2'))).toBe('/rng?page=2#top')
  expect(addressWith(undefined, at('?centre=withdraw&part=password'))).toBe('/rng#top')
  expect(addressWith('withdraw', at(''), 'password')).toBe('/rng?centre=withdraw&part=password#top')
})

test('only pages that exist are read from it', () => {
  expect(centrePageOf('?page=2&centre=securityCenter')).toBe('securityCenter')
  expect(centrePageOf('?centre=constructor')).toBeUndefined()
  expect(centrePageOf('')).toBeUndefined()
})
