import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdPurse, revealPurse, whenRevealed } from './reveal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a round is not told before the game has shown it, and never for long', () => {
  const shown: number[] = []
  const tell = (round: number) => whenRevealed(() => shown.push(round))
  tell(1)
  expect(shown).toEqual([1])
  const stop = holdPurse()
  tell(2)
  tell(3)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([1])
  revealPurse()
  expect(shown).toEqual([1, 3])
  // What the round has moved comes a little after it was shown.
  tell(4)
  expect(shown).toEqual([1, 3, 4])
  vi.advanceTimersByTime(2000)
  tell(5)
  expect(shown).toEqual([1, 3, 4])
  vi.advanceTimersByTime(4000)
  expect(shown).toEqual([1, 3, 4, 5])
  tell(6)
  stop()
  expect(shown.at(-1)).toBe(6)
})
