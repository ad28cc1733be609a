import { expect, test } from 'vitest'
import { judge, sumPlayed, type Played } from './returns.ts'

const proven = { least: 96, most: 96, deviation: 5 }
/** Rounds of one stake each. */
const equal = (rounds: number, percent: number, stake = 10_000n): Played => ({
  rounds,
  stake: BigInt(rounds) * stake,
  win: (BigInt(rounds) * stake * BigInt(Math.round(percent * 100))) / 10_000n,
  squares: BigInt(rounds) * stake * stake,
})

test('the band is the deviation over the root of the rounds', () => {
  const actual = judge(equal(1_000_000, 97), proven)
  // 3.2905 × 5 stakes ÷ 1000 = 1.645 per cent.
  expect(actual.low).toBeCloseTo(94.354_75, 6)
  expect(actual.high).toBeCloseTo(97.645_25, 6)
  expect(actual).toMatchObject({ measured: 97, standing: 'within' })
})

test.each([
  ['within', 1_000_000, 94.36],
  ['outside', 1_000_000, 94.35],
  ['outside', 1_000_000, 97.65],
  ['few', 2499, 300],
  ['outside', 2500, 300],
])('%s after %d rounds with %f', (status, rounds, percent) => {
  expect(judge(equal(rounds, percent), proven).standing).toBe(status)
})

test('a wild game needs more rounds before it can raise an alarm', () => {
  const wild = { ...proven, deviation: 16.85 }
  expect(judge(equal(28_000, 300), wild).standing).toBe('few')
  expect(judge(equal(28_500, 300), wild).standing).toBe('outside')
})

test('a few large stakes among many small ones widen the band', () => {
  const mixed = sumPlayed([equal(1_000_000, 96, 1n), equal(1, 0, 1_000_000n)])
  // Half of the money was one round: it counts as four rounds.
  const { low, high, standing: status } = judge(mixed, proven)
  expect([low, status]).toEqual([0, 'few'])
  expect(high).toBeGreaterThan(800)
})

test('several certified RTPs span the band; no proof or stakes, no band', () => {
  const spanned = judge(equal(1_000_000, 93), { least: 94, most: 96, deviation: 5 })
  expect(spanned.standing).toBe('within')
  expect(judge(equal(10, 90), undefined)).toMatchObject({ measured: 90, standing: 'unknown' })
  expect(judge(sumPlayed([]), proven)).toMatchObject({ measured: null, standing: 'none' })
})
