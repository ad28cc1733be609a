import { expect, test } from 'vitest'
import { changesOf, shownValue } from './changes.ts'

test('values before and after are paired by field', () => {
  const changes = changesOf({ state: 'open', paid: null }, { state: 'closed', by: ['a'] })
  expect(changes).toEqual([
    { name: 'state', before: 'open', after: 'closed' },
    { name: 'paid', before: null, after: undefined },
    { name: 'by', before: undefined, after: ['a'] },
  ])
  expect(changesOf(null, null)).toEqual([])
})

test('a value is shown as it is, an absent one as nothing', () => {
  expect(['open', null, undefined, { a: 1 }].map(shownValue)).toEqual([
    'open',
    'null',
    '–',
    '{"a":1}',
  ])
})
