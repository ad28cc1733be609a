import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressAt, measure, quickestOf } from './domain-speed.ts'

const fetched = vi.fn<(address: string) => Promise<void>>()

/** Answers after these times, in turn. */
function answerAfter(...timesMs: number[]) {
  for (const ms of timesMs) {
    fetched.mockImplementationOnce(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('[CALL-22] the speed of a domain is the best of two requests', async () => {
  answerAfter(400, 30)
  expect(await measure('https://lotus.example')).toBe(30)
  const addresses = fetched.mock.calls.map(([address]) => address)
  expect(addresses).toEqual(Array(2).fill('https://lotus.example/health/live'))
})

test('[CALL-22] a domain that does not answer has no speed', async () => {
  fetched.mockRejectedValue(new TypeError('blocked'))
  expect(await measure('https://lotus.example')).toBeNull()
})

test('[CALL-22] the quickest domain is the one with the least time so far', () => {
  const speeds = new Map([
    ['blocked.example', null],
    ['slow.example', 300],
    ['quick.example', 20],
    ['waiting.example', undefined],
  ])
  expect(quickestOf(speeds)).toBe('quick.example')
  expect(quickestOf(new Map([['blocked.example', null]]))).toBeUndefined()
})

test('a domain is reached by the protocol and port of this page', () => {
  const at = (protocol: string, port: string) => addressAt('lotus.example', { protocol, port })
  expect([at('https:', ''), at('http:', '3000')]).toEqual([
    'https://lotus.example',
    'http://lotus.example:3000',
  ])
})
