import { expect, test } from 'vitest'
import { createQuota } from './quota.ts'

const limits = { address: 3, session: 2 }
const from = (address: string, session?: string) => ({ address, session })

test('[SEC-14] limits open sockets per address', () => {
  const quota = createQuota(limits)
  const releases = [1, 2, 3].map(() => quota.take(from('10.0.0.1')))
  expect(quota.take(from('10.0.0.1'))).toBeUndefined()
  expect(quota.take(from('10.0.0.2'))).toBeDefined()
  releases[0]?.()
  expect(quota.take(from('10.0.0.1'))).toBeDefined()
  expect(quota.take(from('10.0.0.1'))).toBeUndefined()
})

test('[SEC-14] limits open sockets per session, from any address', () => {
  const quota = createQuota(limits)
  expect(quota.take(from('10.0.0.1', 'half'))).toBeDefined()
  expect(quota.take(from('10.0.0.2', 'half'))).toBeDefined()
  expect(quota.take(from('10.0.0.3', 'half'))).toBeUndefined()
  expect(quota.take(from('10.0.0.3', 'another'))).toBeDefined()
  expect(quota.take(from('10.0.0.3'))).toBeDefined()
})

test('[SEC-14] a refused socket takes no slot, a released one frees its slot once', () => {
  const quota = createQuota(limits)
  const first = quota.take(from('10.0.0.1', 'half'))
  const second = quota.take(from('10.0.0.1', 'half'))
  expect(quota.take(from('10.0.0.1', 'half'))).toBeUndefined()
  const third = quota.take(from('10.0.0.1'))
  expect(third).toBeDefined()
  for (const release of [first, first, first, second, third]) release?.()
  expect(quota.size()).toBe(0)
})
