import { expect, test } from 'vitest'
import { changesOf, shownValue } from './changes.ts'

test('facts of before and after stand beside each other, each once', () => {
  const changes = changesOf({ state: 'open', paid: null }, { state: 'closed', by: ['a'] })
  expect(changes).toEqual([
    { name: 'state', before: 'open', after: 'closed' },
    { name: 'paid', before: null, after: undefined },
    { name: 'by', before: undefined, after: ['a'] },
  ])
  expect(changesOf(null, null)).toEqual([])
})

test('a value is shown as it is; what was not there is not', () => {
  expect(['open', null, undefined, { a: 1 }].map(shownValue)).toEqual([
    'open',
    'null',
    '–',
    '{"a":1}',
  ])
})
