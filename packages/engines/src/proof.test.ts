import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { minus, rational, type Hmac, type Rational } from '#core'
import { models, modesOf, slots } from '#slots'
import { returnLostToCap, simulate } from '#testing'
import { gameOf, games } from './catalogue.ts'
import { factsOf } from './facts.ts'
import { isProved, proofOf, prove, provenFigures, storedProofs } from './proof.ts'
import { lines20High } from './slots/models/lines-20-high.ts'
import { lines20Low } from './slots/models/lines-20-low.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const isBelow = (a: Rational, b: Rational) => minus(a, b).numerator < 0n
const part = (numerator: number, denominator: number) =>
  rational(BigInt(numerator), BigInt(denominator))

test('stored proofs match the models and rules as they are', () => {
  expect(Object.keys(storedProofs)).toEqual(models.map(({ id }) => id))
  const others = models.filter((model) => !isProved(sha256, model))
  expect(others.map(({ id }) => id)).toEqual([])
})

test('a changed model is no longer proved', () => {
  expect(isProved(sha256, { ...lines20Low, maxCredits: 4999 })).toBe(false)
})

test('every title uses a listed model, so its proof holds', () => {
  const listed = new Set<unknown>(models)
  const others = games().filter(({ config }) => !listed.has(config.model))
  expect(others.map(({ code }) => code)).toEqual([])
})

const sample = models.filter(({ id }) =>
  ['lines-5-low', 'lines-20-low', 'ways-243-low'].includes(id),
)

test.each(sample)('the proof of $id is reproducible', (model) => {
  expect(prove(sha256, model)).toEqual(proofOf(model))
})

test.each([lines20Low, lines20High])(
  'the return of $id matches the uncapped return, less the cap',
  (model) => {
    expect(returnLostToCap(model)).toBeGreaterThanOrEqual(0)
    expect(returnLostToCap(model)).toBeLessThan(0.01)
  },
)

test('every model keeps the promised return, hit rate and max win', () => {
  for (const model of models) {
    const { returnToPlayer, hitChance, maxChance, maxCredits } = provenFigures(model)
    expect(isBelow(returnToPlayer, part(94, 100)), model.id).toBe(false)
    expect(isBelow(part(975, 1000), returnToPlayer), model.id).toBe(false)
    expect(isBelow(hitChance, part(1, 20)), model.id).toBe(false)
    expect(isBelow(part(1, 10_000_000), maxChance), model.id).toBe(true)
    expect(maxCredits, model.id).toBeLessThanOrEqual(model.maxCredits)
    if (!('books' in model)) expect(maxCredits, model.id).toBe(model.maxCredits)
  }
})

test('a bought feature returns what a spin returns, within half a per cent', () => {
  for (const model of models.filter((one) => modesOf(one).includes('buy'))) {
    const spun = provenFigures(model).returnToPlayer
    const { returnToPlayer, maxChance } = provenFigures(model, 'buy')
    const apart = minus(returnToPlayer, spun)
    expect(isBelow(apart, part(-5, 1000)), model.id).toBe(false)
    expect(isBelow(part(5, 1000), apart), model.id).toBe(false)
    expect(isBelow(part(1, 10_000_000), maxChance), model.id).toBe(true)
  }
})

test.each(slots)('some rounds of $code agree with the proof', (game) => {
  const { returnErrors, hitErrors } = simulate(hmac, game, 3000)
  expect(Math.abs(returnErrors)).toBeLessThan(3)
  expect(Math.abs(hitErrors)).toBeLessThan(3)
})

test('facts are rounded against the house: never better than proved', () => {
  const facts = ['lucky-orchard', 'dragon-pearl'].map((code) => {
    const game = gameOf(code)
    if (!game) throw new Error(code)
    const { returnToPlayer, hitRate, maxWin, volatility, roundCredits } = factsOf(game)
    return { code, percent: returnToPlayer.percent, hitRate, maxWin, volatility, roundCredits }
  })
  expect(facts).toEqual([
    {
      code: 'lucky-orchard',
      percent: '96.67',
      hitRate: '2.72',
      maxWin: { timesStake: '250', oneIn: '450000' },
      volatility: 'low',
      roundCredits: 20,
    },
    {
      code: 'dragon-pearl',
      percent: '96.74',
      hitRate: '4.78',
      maxWin: { timesStake: '2500', oneIn: '425534' },
      volatility: 'high',
      roundCredits: 20,
    },
  ])
})
