import { expect, test } from 'vitest'
import { addressWith } from './address-with.ts'
import { centrePageOf } from './names.ts'

const at = (search: string) => ({ pathname: '/rng', search, hash: '#top' })

test('the address keeps its other parts beside the page of the centre', () => {
  expect(addressWith('withdraw', at('?page=2'))).toBe('/rng?page=2&centre=withdraw#top')
  expect(addressWith('depositv2', at('?centre=withdraw'))).toBe('/rng?centre=depositv2#top')
  expect(addressWith(undefined, at('?centre=withdraw&page=2'))).toBe('/rng?page=2#top')
  expect(addressWith(undefined, at('?centre=withdraw&part=password'))).toBe('/rng#top')
  expect(addressWith('withdraw', at(''), 'password')).toBe('/rng?centre=withdraw&part=password#top')
})

test('unknown pages in the address are ignored', () => {
  expect(centrePageOf('?page=2&centre=securityCenter')).toBe('securityCenter')
  expect(centrePageOf('?centre=constructor')).toBeUndefined()
  expect(centrePageOf('')).toBeUndefined()
})
