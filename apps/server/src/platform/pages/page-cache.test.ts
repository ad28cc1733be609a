import { expect, test } from 'vitest'
import { createTestClock } from '#platform/clock'
import { createPageCache } from './page-cache.ts'

test('a page is drawn once in a while, and again after it was forgotten', async () => {
  const clock = createTestClock()
  const kept = createPageCache<number>(clock)
  let drawn = 0
  const draw = async () => ++drawn
  expect(await kept.take('a', draw)).toBe(1)
  expect(await kept.take('a', draw)).toBe(1)
  expect(await kept.take('b', draw)).toBe(2)
  clock.advance(6)
  expect(await kept.take('a', draw)).toBe(3)
  kept.clear()
  expect(await kept.take('a', draw)).toBe(4)
})

test('a drawing that failed is not kept', async () => {
  const kept = createPageCache<number>(createTestClock())
  await expect(kept.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await kept.take('a', async () => 1)).toBe(1)
})

test('it does not grow without end', async () => {
  const kept = createPageCache<number>(createTestClock())
  let drawn = 0
  for (let key = 0; key <= 500; key++) await kept.take(String(key), async () => ++drawn)
  await kept.take('0', async () => ++drawn)
  expect(drawn).toBe(502)
})
