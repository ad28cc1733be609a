import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttled } from './throttled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('at once, then at most once in its time, and not after it was stopped', () => {
  const run = vi.fn()
  const { call, stop } = throttled(run, 200)
  for (let press = 0; press < 5; press++) call()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(199)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(2)
  call()
  call()
  stop()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(3)
})
