import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectRound, holdBalance, revealBalance, whenRevealed } from './reveal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the balance waits until the game has shown the round, for a limited time', () => {
  const shown: number[] = []
  const tell = (round: number) => whenRevealed(() => shown.push(round))
  tell(1)
  expect(shown).toEqual([1])
  const stop = holdBalance()
  tell(2)
  tell(3)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([1])
  revealBalance()
  expect(shown).toEqual([1, 3])
  // The new balance arrives shortly after the round was shown.
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

test('an announced round delays the balance for as long as it is shown', () => {
  const shown: number[] = []
  const tell = (round: number) => whenRevealed(() => shown.push(round))
  const stop = holdBalance()
  expectRound()
  tell(1)
  vi.advanceTimersByTime(30_000)
  expect(shown).toEqual([])
  revealBalance()
  expect(shown).toEqual([1])
  // The next round starts before the grace period of the last one has ended.
  expectRound()
  tell(2)
  vi.advanceTimersByTime(1600)
  expect(shown).toEqual([1])
  revealBalance()
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(2000)
  stop()
})

test('a round that never ends does not delay the balance forever', () => {
  const shown: number[] = []
  const stop = holdBalance()
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
