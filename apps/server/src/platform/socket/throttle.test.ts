import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs only the last of a burst, per key', () => {
  const done: [string, number][] = []
  const act = throttle<number>(250, (key, last) => done.push([key, last]))
  for (let version = 1; version <= 100; version += 1) act('a', version)
  act('b', 7)
  expect(done).toEqual([])
  vi.advanceTimersByTime(250)
  expect(done).toEqual([
    ['a', 100],
    ['b', 7],
  ])
  vi.advanceTimersByTime(10_000)
  expect(done).toHaveLength(2)
})

test('runs a continuous stream a few times a second, always with its last value', () => {
  const done: number[] = []
  const act = throttle<number>(250, (_, last) => done.push(last))
  for (let version = 1; version <= 200; version += 1) {
    act('a', version)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(250)
  expect(done.length).toBeLessThanOrEqual(9)
  expect(done.at(-1)).toBe(200)
})
