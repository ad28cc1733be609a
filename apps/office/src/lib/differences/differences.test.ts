import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only differing values are listed, by path', () => {
  const before = { name: 'A', colours: { dark: null }, languages: ['EN'], isOpen: true }
  const after = { name: 'B', colours: { dark: { accent: 'red' } }, languages: ['EN', 'VI'] }
  expect(differences(before, { ...after, isOpen: true })).toEqual([
    { path: 'name', before: 'A', after: 'B' },
    { path: 'colours.dark.accent', before: '–', after: 'red' },
    { path: 'languages.1', before: '–', after: 'VI' },
  ])
  expect(differences(before, before)).toEqual([])
})
