import { expect, test } from 'vitest'
import { lotoByHead } from './vn-loto.ts'

test('tails stand under their head in order, the special prize marked', () => {
  const heads = lotoByHead(['12304', '99909', '00', '104', '55', '70509'])
  const text = heads.map((tails) =>
    tails.map(({ tail, isSpecial }) => tail + (isSpecial ? '!' : '')).join(' '),
  )
  expect(text).toEqual(['00 04! 04 09 09', '', '', '', '', '55', '', '', '', ''])
})

test('no draw has no tails', () => expect(lotoByHead([]).flat()).toEqual([]))
