import { expect, test } from 'vitest'
import { changedFields, pickFields, requireUnchanged, versionOf } from './index.ts'

test('only changed fields are named', () => {
  const before = { name: 'Acme', urls: ['a'], note: '' }
  const after = { ...before, urls: ['b'] }
  expect(changedFields(before, after)).toEqual(['urls'])
  expect(pickFields(after, ['urls'])).toEqual({ urls: ['b'] })
  expect(changedFields(undefined, { name: '', urls: ['b'] })).toEqual(['urls'])
})

test('a change applies only to the values that were seen', () => {
  const now = { name: 'Acme', url: 'a' }
  expect(() => requireUnchanged({ url: 'a' }, now)).not.toThrow()
  expect(() => requireUnchanged(null, undefined)).not.toThrow()
  for (const [before, present] of [
    [{ url: 'b' }, now],
    [null, now],
    [{ url: 'a' }, undefined],
  ] as const) {
    expect(() => requireUnchanged(before, present)).toThrow('stale_draft')
  }
})

test('a version follows the values', () => {
  expect(versionOf({ a: 1 })).toBe(versionOf({ a: 1 }))
  expect(versionOf({ a: 1 })).not.toBe(versionOf({ a: 2 }))
})
