import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

async function tryAll(count: number, isRight: (turn: number) => boolean) {
  const inTurn = createTurns(5)
  let [failures, looked, together, most] = [0, 0, 0, 0]
  const tryOne = (turn: number) =>
    inTurn(
      'a',
      async () => failures,
      async () => {
        if (failures >= 5) return 'locked'
        looked += 1
        together += 1
        most = Math.max(most, together)
        await sleep(1)
        together -= 1
        if (isRight(turn)) return 'in'
        failures += 1
        return 'wrong'
      },
    )
  const outcomes = await Promise.all(Array.from({ length: count }, (_, turn) => tryOne(turn)))
  return { outcomes, looked, most }
}

test('of many wrong tries at once only as many are looked at as may go wrong', async () => {
  const { outcomes, looked } = await tryAll(100, (turn) => turn === 50)
  expect(looked).toBe(5)
  expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(95)
})

test('right ones wait for nothing but each other, five at a time', async () => {
  const { outcomes, most } = await tryAll(23, () => true)
  expect(new Set(outcomes)).toEqual(new Set(['in']))
  expect(most).toBe(5)
})

test('one that fails to be read leaves its place to others', async () => {
  const inTurn = createTurns(1)
  const broken = inTurn(
    'a',
    async () => Promise.reject(new Error('no database')),
    async () => 1,
  )
  await expect(broken).rejects.toThrow('no database')
  const next = inTurn(
    'a',
    async () => 0,
    async () => 2,
  )
  expect(await next).toBe(2)
})
