import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWords, type Rng } from '#core'
import { tinyModel } from '#testing'
import type { LinesModel } from './model.ts'
import { playRound } from './round.ts'
import { scoreOf } from './score.ts'

const paying = ['a', 'b', 'c', 'wild'] as const
const symbol = fc.constantFrom(...paying, 's')
const credits = (max: number) => fc.integer({ min: 1, max })

const reelsOf = (count: number) =>
  fc.array(fc.array(symbol, { minLength: 2, maxLength: 9 }), { minLength: count, maxLength: count })

const paysOf = (reels: number) =>
  fc.dictionary(fc.integer({ min: 2, max: reels }).map(String), credits(60), { maxKeys: 4 })

const freeSpinsOf = (reels: number) =>
  fc.record({
    won: fc.constantFrom({ 2: 2 }, { 2: 3, 3: 9 }, { 1: 1, 4: 5 }),
    wonAgain: fc.constantFrom({}, { 2: 2 }, { 1: 1, 3: 4 }),
    most: fc.integer({ min: 1, max: 12 }),
    multiplier: fc.integer({ min: 1, max: 4 }),
    strips: reelsOf(reels),
  })

const anyModel: fc.Arbitrary<LinesModel> = fc
  .record({ reels: fc.integer({ min: 2, max: 6 }), rows: fc.integer({ min: 1, max: 4 }) })
  .chain(({ reels, rows }) => {
    const row = fc.integer({ min: 0, max: rows - 1 })
    const line = fc.array(row, { minLength: reels, maxLength: reels })
    return fc.record({
      id: fc.constant('any'),
      roundCredits: fc.constant(1),
      rows: fc.constant(rows),
      strips: reelsOf(reels),
      lines: fc.array(line, { minLength: 1, maxLength: 12 }),
      pays: fc.record({
        a: paysOf(reels),
        b: paysOf(reels),
        c: paysOf(reels),
        wild: paysOf(reels),
      }),
      wild: fc.constant('wild'),
      scatter: fc.record({ symbol: fc.constant('s'), pays: paysOf(reels) }),
      freeSpins: fc.option(freeSpinsOf(reels)),
      maxCredits: fc.constantFrom(5, 40, 300, 100_000),
    })
  })

/** Random numbers from a seed, and a log of the bounds that they were drawn below. */
function loggedRng(seed: number): { rng: Rng; log: number[] } {
  let state = seed
  const { below } = fromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  })
  const log: number[] = []
  return { rng: { below: (n) => below(log[log.push(n) - 1] ?? n) }, log }
}

test('the score of a round equals the payout of the engine, with the same draws', () => {
  fc.assert(
    fc.property(anyModel, fc.nat(), (model, seed) => {
      const score = scoreOf(model)
      const [scored, played] = [loggedRng(seed), loggedRng(seed)]
      for (let round = 0; round < 12; round += 1) {
        expect(score(scored.rng)).toBe(playRound(model, played.rng).credits)
      }
      expect(scored.log).toEqual(played.log)
    }),
    { numRuns: 150 },
  )
})

test('scores include rounds with free spins and capped rounds', () => {
  const cut = { ...tinyModel, maxCredits: 10 }
  const score = scoreOf(cut)
  const { rng, log } = loggedRng(1)
  const scores = Array.from({ length: 500 }, () => score(rng))
  expect(scores).toContain(10)
  expect(log.length).toBeGreaterThan(500 * tinyModel.strips.length)
})
