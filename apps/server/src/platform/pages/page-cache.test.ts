import { expect, test } from 'vitest'
import { createTestClock } from '#platform/clock'
import { createPageCache } from './page-cache.ts'

test('renders a page once per lifetime, and again after a clear', async () => {
  const clock = createTestClock()
  const cache = createPageCache<number>(clock)
  let renderCount = 0
  const render = async () => ++renderCount
  expect(await cache.take('a', render)).toBe(1)
  expect(await cache.take('a', render)).toBe(1)
  expect(await cache.take('b', render)).toBe(2)
  clock.advance(6)
  expect(await cache.take('a', render)).toBe(3)
  cache.clear()
  expect(await cache.take('a', render)).toBe(4)
})

test('does not cache a failed rendering', async () => {
  const cache = createPageCache<number>(createTestClock())
  await expect(cache.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.take('a', async () => 1)).toBe(1)
})

test('limits the number of pages', async () => {
  const cache = createPageCache<number>(createTestClock())
  let renderCount = 0
  for (let key = 0; key <= 500; key++) await cache.take(String(key), async () => ++renderCount)
  await cache.take('0', async () => ++renderCount)
  expect(renderCount).toBe(502)
})
