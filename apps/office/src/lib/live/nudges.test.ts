import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nudges } from './nudges.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first change is passed on at once, a burst once a second and never lost', () => {
  const told = nudges()
  let heard = 0
  told.on('deposit', () => (heard += 1))
  for (let count = 0; count < 10; count += 1) told.hear('deposit')
  expect(heard).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(heard).toBe(2)
  vi.advanceTimersByTime(5000)
  expect(heard).toBe(2)
  told.hear('deposit')
  expect(heard).toBe(3)
})

test('only who wants a topic hears it, and no longer than they want to', () => {
  const told = nudges()
  const heard: string[] = []
  const stop = told.on('deposit', () => heard.push('deposit'))
  told.hear('feedback')
  expect(heard).toEqual([])
  stop()
  told.hear('deposit')
  expect(heard).toEqual([])
})

test('what the server tells of is known until the socket is lost', () => {
  const told = nudges()
  let changes = 0
  told.watch(() => (changes += 1))
  expect(told.isTold('deposit')).toBe(false)
  told.hear('deposit')
  told.hear('deposit')
  expect([told.isTold('deposit'), changes]).toEqual([true, 1])
  told.lose()
  expect([told.isTold('deposit'), changes]).toEqual([false, 2])
})
