import { expect, test } from 'vitest'
import { rowAt } from './row-at.ts'

test.each([
  ['/', '/', {}],
  ['/promotions', '/promotions', {}],
  ['/promotions/first-steps', '/promotions/:id', { id: 'first-steps' }],
  ['/promotions/', '/*?', {}],
  ['/Promotions', '/*?', {}],
  ['/promotions/a/b', '/*?', {}],
  ['/nowhere', '/*?', {}],
])('%s is the page %s', (path, pattern, params) => {
  const found = rowAt(path)
  expect(found.row.path).toBe(pattern)
  expect(found.params).toEqual(params)
})
