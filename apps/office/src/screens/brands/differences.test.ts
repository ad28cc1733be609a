import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import { linesOf } from './lines.ts'

test('only what differs is told, by where it stands', () => {
  const before = { name: 'A', colours: { dark: null }, languages: ['EN'], isOpen: true }
  const after = { name: 'B', colours: { dark: { accent: 'red' } }, languages: ['EN', 'VI'] }
  expect(differences(before, { ...after, isOpen: true })).toEqual([
    { path: 'name', before: 'A', after: 'B' },
    { path: 'colours.dark.accent', before: '–', after: 'red' },
    { path: 'languages.1', before: '–', after: 'VI' },
  ])
  expect(differences(before, before)).toEqual([])
})

test('a list is what was typed, without what is empty', () => {
  expect(linesOf(' a.example\n\nb.example, c.example ,')).toEqual([
    'a.example',
    'b.example',
    'c.example',
  ])
})
