import { expect, test } from 'vitest'
import { settledRound } from './round.testing.ts'
import { isWorthWatching } from './worth-watching.ts'

test.each([
  ['a plain round', { win: '299' }, false, false],
  ['a big win', { win: '300' }, false, true],
  ['a feature that paid', { win: '1' }, true, true],
  ['a feature that paid nothing', {}, true, false],
  ['a round that is not over', { win: '300', state: 'open' as const }, true, false],
])('%s', (_, facts, hasFeature, expected) => {
  expect(isWorthWatching({ ...settledRound, ...facts }, { hasFeature: () => hasFeature })).toBe(
    expected,
  )
})
