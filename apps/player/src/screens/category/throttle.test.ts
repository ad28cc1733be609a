import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs at once, then once per interval, and not after stop', () => {
  const run = vi.fn()
  const { call, stop } = throttle(run, 200)
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
