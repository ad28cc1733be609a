import { games } from '@fairhouse/engines'
import { expect, test } from 'vitest'
import { classOf, linesOf } from './class-of.ts'

const modelOf = (code: string) => {
  const game = games().find((one) => one.code === code)
  if (!game) throw new Error(`no ${code}`)
  return game.config.model
}

test.each([
  ['lucky-orchard', 'lines', 20],
  ['lantern-river', 'ways', 1024],
  ['coral-crown', 'cluster', null],
  ['nine-suns', 'anywhere', null],
])('%s pays by %s', (code, kind, lines) => {
  expect([classOf(modelOf(code)), linesOf(modelOf(code))]).toEqual([kind, lines])
})

test('classifies hold and win games on their own', () => {
  const model = modelOf('lantern-river')
  if (!('pay' in model)) throw new Error('no grid')
  const coins = { symbol: 'coin', needed: 6, spins: 3, values: [1], weights: [1] }
  expect(classOf({ ...model, hold: { ...coins, oneIn: 20, full: 100 } })).toBe('hold')
})
