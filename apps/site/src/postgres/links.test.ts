import { expect, test } from 'vitest'
import { createLinks, parseLinks } from './links.ts'

test('links stay inside their folder', () => {
  const json = JSON.stringify([
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
    { source: '../../etc/passwd', target: 'native/lib/x' },
    { source: 1, target: 'native/lib/y' },
    null,
  ])
  expect(parseLinks(json, '/p')).toEqual([
    { path: '/p/native/lib/libpq.so.5', to: 'libpq.so.5.18' },
  ])
  expect(parseLinks('{}', '/p')).toEqual([])
})

test('a folder that is not writable is reported, not thrown', () => {
  expect(createLinks([{ path: '/proc/nowhere/link', to: 'x' }])).toBe(false)
  expect(createLinks([])).toBe(true)
})
