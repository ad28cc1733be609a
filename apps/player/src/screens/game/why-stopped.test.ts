import { expect, test } from 'vitest'
import type { PlayCheck } from '#lib/limits'
import { whyStopped } from './why-stopped.ts'

const check: PlayCheck = {
  due: false,
  stopped: null,
  until: null,
  now: '2026-11-16T10:00:00.000Z',
  currency: 'VND',
  sitting: null,
}

test('[RG-03] what stops play comes first, then what interrupts it, then a refused bet', () => {
  expect(whyStopped(undefined, false)).toBeUndefined()
  expect(whyStopped(check, false)).toBeUndefined()
  expect(whyStopped(check, true)).toBe('limit')
  expect(whyStopped({ ...check, due: true }, true)).toBe('due')
  expect(whyStopped({ ...check, due: true, stopped: 'excluded' }, true)).toBe('excluded')
})
