import { expect, test } from 'vitest'
import { createReloader } from './index.ts'

test('runs reads one after another; simultaneous callers share the next', async () => {
  const ends: (() => void)[] = []
  let running = 0
  const reload = createReloader(async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
  })
  const first = reload()
  await expect.poll(() => ends.length).toBe(1)
  const laterCalls = [reload(), reload(), reload()]
  ends[0]?.()
  await first
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await Promise.all(laterCalls)
  expect(ends).toHaveLength(2)
})

test('a failed read rejects only its own callers', async () => {
  let isBroken = true
  const reload = createReloader(async () => {
    if (isBroken) throw new Error('no database')
  })
  await expect(reload()).rejects.toThrow('no database')
  isBroken = false
  await expect(reload()).resolves.toBeUndefined()
})
