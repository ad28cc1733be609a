import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAttemptLimiter } from './attempt-limiter.ts'

async function tryAll(count: number, isRight: (turn: number) => boolean) {
  const inTurn = createAttemptLimiter(5)
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

test('of many parallel wrong attempts only as many are checked as may fail', async () => {
  const { outcomes, looked } = await tryAll(100, (turn) => turn === 50)
  expect(looked).toBe(5)
  expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(95)
})

test('correct attempts run five at a time', async () => {
  const { outcomes, most } = await tryAll(23, () => true)
  expect(new Set(outcomes)).toEqual(new Set(['in']))
  expect(most).toBe(5)
})

test('an attempt whose count cannot be read frees its slot', async () => {
  const inTurn = createAttemptLimiter(1)
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
