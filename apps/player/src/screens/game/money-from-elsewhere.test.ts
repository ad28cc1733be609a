import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchElsewhere } from './money-from-elsewhere.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what no round told is news, once; what a round told is none', () => {
  const changed = vi.fn()
  const watch = watchElsewhere(changed)
  watch.moved()
  vi.advanceTimersByTime(1000)
  watch.roundTold()
  // Its push may come after it.
  watch.moved()
  vi.advanceTimersByTime(10_000)
  expect(changed).toHaveBeenCalledTimes(0)
  watch.moved()
  watch.moved()
  vi.advanceTimersByTime(10_000)
  expect(changed).toHaveBeenCalledTimes(1)
  watch.moved()
  watch.stop()
  vi.advanceTimersByTime(10_000)
  expect(changed).toHaveBeenCalledTimes(1)
})
