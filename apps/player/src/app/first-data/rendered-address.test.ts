import { expect, test } from 'vitest'
import { isRenderedFor } from './rendered-address.ts'

const rng = { path: '/rng', search: '?sort=new' }

test('a rendered page belongs to its own path and search', () => {
  expect(isRenderedFor(rng, { path: '/rng', search: '?sort=new' }, true)).toBe(true)
  expect(isRenderedFor(rng, { path: '/rng', search: '' }, true)).toBe(false)
  expect(isRenderedFor(rng, { path: '/hot', search: '?sort=new' }, true)).toBe(false)
})

test('the page for addresses without a page belongs to all of those', () => {
  expect(isRenderedFor(null, { path: '/nowhere', search: '' }, false)).toBe(true)
  expect(isRenderedFor(null, rng, true)).toBe(false)
})
