import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './limit.ts'

test('runs tasks in order up to the limit; a failure frees its slot', async () => {
  const limited = createConcurrencyLimit(3)
  const order: number[] = []
  let [running, maxRunning] = [0, 0]
  const works = Array.from({ length: 20 }, (_, turn) =>
    limited(async () => {
      order.push(turn)
      running += 1
      maxRunning = Math.max(maxRunning, running)
      await sleep(1)
      running -= 1
      if (turn % 5 === 0) throw new Error('failed')
    }),
  )
  const outcomes = await Promise.allSettled(works)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  expect(maxRunning).toBe(3)
  expect(order).toEqual(Array.from({ length: 20 }, (_, turn) => turn))
})
