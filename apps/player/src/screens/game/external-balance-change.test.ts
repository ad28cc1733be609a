import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchExternalChange } from './external-balance-change.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('only balance changes without a round are reported, once', () => {
  const changed = vi.fn()
  const watch = watchExternalChange(changed)
  watch.moved()
  vi.advanceTimersByTime(1000)
  watch.roundEnded()
  // The push may come after the message.
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
