import { expect, test } from 'vitest'
import { cacheFor } from './timed.ts'

test('a value is loaded once per key until its time is over', async () => {
  let nowMs = 0
  const loaded: string[] = []
  const get = cacheFor({ now: () => new Date(nowMs) }, 1000, async (key) => loaded.push(key))
  expect([await get('a'), await get('b'), await get('a')]).toEqual([1, 2, 1])
  nowMs = 999
  expect(await get('a')).toBe(1)
  nowMs = 1000
  expect(await get('a')).toBe(3)
  expect(loaded).toEqual(['a', 'b', 'a'])
})
