import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Hmac } from '#core'
import { linesModels, models, slots } from '#slots'
import { returnLostToCap, simulate } from '#testing'
import { proofOf, prove } from './proof.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

test.each(models)('the proof of $id is reproducible', (model) => {
  expect(prove(sha256, model)).toEqual(proofOf(model))
})

test.each(linesModels)('the return of $id matches the uncapped return, less the cap', (model) => {
  expect(returnLostToCap(model)).toBeGreaterThanOrEqual(0)
  expect(returnLostToCap(model)).toBeLessThan(0.01)
})

test.each(slots)('a million rounds of $code agree with the proof at 99 %', (game) => {
  const { returnErrors, hitErrors } = simulate(hmac, game, 1_000_000)
  expect(Math.abs(returnErrors)).toBeLessThan(2.576)
  expect(Math.abs(hitErrors)).toBeLessThan(2.576)
})
