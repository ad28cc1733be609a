import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectRound, holdPurse, revealPurse, whenRevealed } from './reveal.ts'

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

test('however long a round is shown, and however soon it began, it is not told before', () => {
  const shown: number[] = []
  const tell = (round: number) => whenRevealed(() => shown.push(round))
  const stop = holdPurse()
  expectRound()
  tell(1)
  vi.advanceTimersByTime(30_000)
  expect(shown).toEqual([])
  revealPurse()
  expect(shown).toEqual([1])
  // The next begins while what the last has moved is still let through.
  expectRound()
  tell(2)
  vi.advanceTimersByTime(1600)
  expect(shown).toEqual([1])
  revealPurse()
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(2000)
  stop()
})

test('a round that is never told to be over keeps nothing back for ever', () => {
  const shown: number[] = []
  const stop = holdPurse()
  whenRevealed(() => shown.push(1))
  expectRound()
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(120_000)
  expect(shown).toEqual([1])
  stop()
  whenRevealed(() => shown.push(2))
  expect(shown).toEqual([1, 2])
})
