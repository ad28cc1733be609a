import { expect, test } from 'vitest'
import { waitsSince } from './queues.ts'

test('what waits tells since when, whatever its list calls it', () => {
  expect(waitsSince({ createdAt: 'a', at: 'b' })).toBe('a')
  expect(waitsSince({ raisedAt: 'c' })).toBe('c')
  expect(waitsSince({})).toBeUndefined()
})
