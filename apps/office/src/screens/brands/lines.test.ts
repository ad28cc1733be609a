import { expect, test } from 'vitest'
import { splitLines } from './lines.ts'

test('text is split into entries without empty ones', () => {
  expect(splitLines(' a.example\n\nb.example, c.example ,')).toEqual([
    'a.example',
    'b.example',
    'c.example',
  ])
})
