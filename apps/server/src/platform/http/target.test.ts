import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTarget } from './target.ts'

test.each([
  ['/ws?merchant=a', { path: '/ws', search: '?merchant=a' }],
  ['/a?b?c', { path: '/a', search: '?b?c' }],
  ['//', { path: '//', search: '' }],
  ['http://[', { path: '', search: '' }],
  ['HTTP://other.example/a?b', { path: '/a', search: '?b' }],
  ['*', { path: '*', search: '' }],
  [undefined, { path: '', search: '' }],
])('the target %s is split at its first question mark', (url, expected) => {
  expect(parseTarget(url)).toEqual(expected)
})

test('[SEC-01] never throws, and drops only the host of a target', () => {
  fc.assert(
    fc.property(fc.string(), (url) => {
      const { path, search } = parseTarget(url)
      expect(url.endsWith(path + search)).toBe(true)
    }),
  )
})
