import { expect, test } from 'vitest'
import { waitsSince } from './queues.ts'

test('each queue item has a start of waiting', () => {
  expect(waitsSince({ createdAt: 'a', at: 'b' })).toBe('a')
  expect(waitsSince({ raisedAt: 'c' })).toBe('c')
  expect(waitsSince({})).toBeUndefined()
})
