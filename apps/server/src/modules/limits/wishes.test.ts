import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterAsking, afterConfirming, noLimit, standingWish, type OwnLimit } from './wishes.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)
const asked = at('15T10:00:00')
const own = (value: bigint | null): OwnLimit => ({ value, wish: null })

test('[RG-02] less holds at once, more is a wish', () => {
  expect(afterAsking(noLimit, 100n, asked)).toEqual(own(100n))
  expect(afterAsking(own(100n), 50n, asked)).toEqual(own(50n))
  expect(afterAsking(own(100n), 200n, asked)).toEqual({
    value: 100n,
    wish: { value: 200n, at: asked },
  })
  expect(afterAsking(own(100n), null, asked)).toEqual({
    value: 100n,
    wish: { value: null, at: asked },
  })
})

test('[RG-02] a wish is confirmed after 24 hours to the second, within seven days', () => {
  const wishing = afterAsking(own(100n), 200n, asked)
  expect(afterConfirming(wishing, at('16T09:59:59.999'))).toBe('early')
  expect(afterConfirming(wishing, at('16T10:00:00'))).toEqual(own(200n))
  expect(afterConfirming(wishing, at('23T09:59:59.999'))).toEqual(own(200n))
  expect(afterConfirming(wishing, at('23T10:00:00'))).toBe('none')
  expect(standingWish(wishing, at('23T10:00:00'))).toBeNull()
  expect(afterConfirming(own(100n), asked)).toBe('none')
})

test('[RG-02] less than before ends a wish, another wish waits anew, the same one goes on', () => {
  const wishing = afterAsking(own(100n), 200n, asked)
  expect(afterAsking(wishing, 80n, at('15T11:00:00'))).toEqual(own(80n))
  expect(afterAsking(wishing, 200n, at('16T09:00:00'))).toBe(wishing)
  const other = afterAsking(wishing, 300n, at('16T09:00:00'))
  expect(afterConfirming(other, at('16T11:00:00'))).toBe('early')
})

const step = fc.record({
  hours: fc.integer({ min: 0, max: 60 }),
  what: fc.oneof(
    fc.record({ ask: fc.option(fc.bigInt(0n, 20n), { nil: null }) }),
    fc.constant('confirm' as const),
  ),
})

test('[RG-02] nothing raises a limit but a wish that was confirmed in its time', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let [limit, now] = [noLimit, asked.getTime()]
      const wishes: { value: bigint | null; at: number }[] = []
      for (const { hours, what } of steps) {
        now += hours * 3_600_000
        const before = limit
        if (what === 'confirm') {
          const next = afterConfirming(limit, new Date(now))
          if (typeof next !== 'string') limit = next
        } else {
          limit = afterAsking(limit, what.ask, new Date(now))
          wishes.push({ value: what.ask, at: now })
        }
        const isMore = before.value !== null && (limit.value === null || limit.value > before.value)
        if (!isMore) continue
        expect(what).toBe('confirm')
        const age = (one: { at: number }) => (now - one.at) / 3_600_000
        const wished = wishes.filter(({ value }) => value === limit.value)
        expect(wished.some((one) => age(one) >= 24 && age(one) < 24 * 8)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})
