import { games, gameOf } from '@fairhouse/engines'
import { expect, test } from 'vitest'
import { gameProof } from './proof.ts'

const proofOf = (model: string) => {
  const game = games().find((one) => one.config.model.id === model && gameOf(one.code) === one)
  if (!game) throw new Error(`no game has ${model}`)
  return gameProof(game)
}

test('gives the exact return and deviation of a game, as in RETURNS.md', () => {
  expect(proofOf('lines-5-low')).toEqual({
    least: '96.194005',
    most: '96.194006',
    deviation: '3.0614',
  })
})

test('spans other certified returns and bought features', () => {
  const { least, most } = proofOf('lines-10-medium')
  expect([least.slice(0, 5), most.slice(0, 5)]).toEqual(['94.36', '96.00'])
  const bought = proofOf('lines-20-tumble')
  expect([bought.least.slice(0, 5), bought.most.slice(0, 5)]).toEqual(['96.15', '96.23'])
})
