import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('refuses calls above the rate until time has passed', () => {
  let nowMs = 0
  const rateLimit = createRateLimit({ now: () => new Date(nowMs) })
  for (let call = 0; call < 80; call += 1) rateLimit.require('one')
  expect(() => rateLimit.require('one')).toThrow('too_soon')
  expect(() => rateLimit.require('other')).not.toThrow()
  nowMs += 1000
  for (let call = 0; call < 40; call += 1) rateLimit.require('one')
  expect(() => rateLimit.require('one')).toThrow('too_soon')
})
