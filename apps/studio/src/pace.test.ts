import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('who calls faster than anybody can is told so, until some time has passed', () => {
  let nowMs = 0
  const pace = createPace({ now: () => new Date(nowMs) })
  for (let call = 0; call < 80; call += 1) pace.require('one')
  expect(() => pace.require('one')).toThrow('too_soon')
  expect(() => pace.require('other')).not.toThrow()
  nowMs += 1000
  for (let call = 0; call < 40; call += 1) pace.require('one')
  expect(() => pace.require('one')).toThrow('too_soon')
})
