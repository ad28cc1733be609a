import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  requestLimit,
  confirmIncrease,
  noLimit,
  activeIncrease,
  type OwnLimit,
} from './pending-increase.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)
const requestedAt = at('15T10:00:00')
const own = (value: bigint | null): OwnLimit => ({ value, pending: null })

test('[RG-02] a decrease applies at once, an increase is pending', () => {
  expect(requestLimit(noLimit, 100n, requestedAt)).toEqual(own(100n))
  expect(requestLimit(own(100n), 50n, requestedAt)).toEqual(own(50n))
  expect(requestLimit(own(100n), 200n, requestedAt)).toEqual({
    value: 100n,
    pending: { value: 200n, at: requestedAt },
  })
  expect(requestLimit(own(100n), null, requestedAt)).toEqual({
    value: 100n,
    pending: { value: null, at: requestedAt },
  })
})

test('[RG-02] an increase can be confirmed after exactly 24 hours, within seven days', () => {
  const increased = requestLimit(own(100n), 200n, requestedAt)
  expect(confirmIncrease(increased, at('16T09:59:59.999'))).toBe('early')
  expect(confirmIncrease(increased, at('16T10:00:00'))).toEqual(own(200n))
  expect(confirmIncrease(increased, at('23T09:59:59.999'))).toEqual(own(200n))
  expect(confirmIncrease(increased, at('23T10:00:00'))).toBe('none')
  expect(activeIncrease(increased, at('23T10:00:00'))).toBeNull()
  expect(confirmIncrease(own(100n), requestedAt)).toBe('none')
})

test('[RG-02] a decrease cancels an increase; only another increase restarts the wait', () => {
  const increased = requestLimit(own(100n), 200n, requestedAt)
  expect(requestLimit(increased, 80n, at('15T11:00:00'))).toEqual(own(80n))
  expect(requestLimit(increased, 200n, at('16T09:00:00'))).toBe(increased)
  const other = requestLimit(increased, 300n, at('16T09:00:00'))
  expect(confirmIncrease(other, at('16T11:00:00'))).toBe('early')
})

const step = fc.record({
  hours: fc.integer({ min: 0, max: 60 }),
  what: fc.oneof(
    fc.record({ ask: fc.option(fc.bigInt(0n, 20n), { nil: null }) }),
    fc.constant('confirm' as const),
  ),
})

test('[RG-02] only an increase confirmed in time raises a limit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let [limit, now] = [noLimit, requestedAt.getTime()]
      const requests: { value: bigint | null; at: number }[] = []
      for (const { hours, what } of steps) {
        now += hours * 3_600_000
        const before = limit
        if (what === 'confirm') {
          const next = confirmIncrease(limit, new Date(now))
          if (typeof next !== 'string') limit = next
        } else {
          limit = requestLimit(limit, what.ask, new Date(now))
          requests.push({ value: what.ask, at: now })
        }
        const isMore = before.value !== null && (limit.value === null || limit.value > before.value)
        if (!isMore) continue
        expect(what).toBe('confirm')
        const age = (one: { at: number }) => (now - one.at) / 3_600_000
        const matching = requests.filter(({ value }) => value === limit.value)
        expect(matching.some((one) => age(one) >= 24 && age(one) < 24 * 8)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})
