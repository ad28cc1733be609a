import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

test('a list is what was typed, without what is empty', () => {
  expect(linesOf(' a.example\n\nb.example, c.example ,')).toEqual([
    'a.example',
    'b.example',
    'c.example',
  ])
})
