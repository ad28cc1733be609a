import { expect, test } from 'vitest'
import type { PlayCheck } from '#lib/limits'
import { interruptionReason } from './interruption-reason.ts'

const check: PlayCheck = {
  due: false,
  stopped: null,
  until: null,
  now: '2026-11-16T10:00:00.000Z',
  currency: 'VND',
  sitting: null,
}

test('[RG-03] a block comes first, then the reality check, then a refused bet', () => {
  expect(interruptionReason(undefined, false)).toBeUndefined()
  expect(interruptionReason(check, false)).toBeUndefined()
  expect(interruptionReason(check, true)).toBe('limit')
  expect(interruptionReason({ ...check, due: true }, true)).toBe('due')
  expect(interruptionReason({ ...check, due: true, stopped: 'excluded' }, true)).toBe('excluded')
})
