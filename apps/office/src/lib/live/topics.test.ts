import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTopics } from './topics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first push notifies at once, a burst once a second and without loss', () => {
  const topics = createTopics()
  let calls = 0
  topics.on('deposit', () => (calls += 1))
  for (let count = 0; count < 10; count += 1) topics.receive('deposit')
  expect(calls).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(calls).toBe(2)
  vi.advanceTimersByTime(5000)
  expect(calls).toBe(2)
  topics.receive('deposit')
  expect(calls).toBe(3)
})

test('listeners get only their topic, until they unsubscribe', () => {
  const topics = createTopics()
  const calls: string[] = []
  const stop = topics.on('deposit', () => calls.push('deposit'))
  topics.receive('feedback')
  expect(calls).toEqual([])
  stop()
  topics.receive('deposit')
  expect(calls).toEqual([])
})

test('pushed topics are known until the socket closes', () => {
  const topics = createTopics()
  let changes = 0
  topics.watch(() => (changes += 1))
  expect(topics.isPushed('deposit')).toBe(false)
  topics.receive('deposit')
  topics.receive('deposit')
  expect([topics.isPushed('deposit'), changes]).toEqual([true, 1])
  topics.reset()
  expect([topics.isPushed('deposit'), changes]).toEqual([false, 2])
})
