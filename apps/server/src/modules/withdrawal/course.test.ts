import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import {
  afterPart,
  afterRefusal,
  approved,
  claimed,
  dueOf,
  feeOf,
  gaveBack,
  heldOf,
  mayMove,
  partOf,
  rejected,
  sent,
  stepOf,
  type Course,
} from './course.ts'

const fresh = (amount: bigint, fee: bigint, currency: Course['currency']): Course => ({
  state: 'requested',
  currency,
  amount: amountOf(amount),
  fee: amountOf(fee),
  paid: amountOf(0n),
  feeTaken: amountOf(0n),
  returned: amountOf(0n),
})

const step = fc.record({
  move: fc.constantFrom('claim', 'approve', 'reject', 'send', 'giveBack'),
  share: fc.integer({ min: -1, max: 120 }),
  outcome: fc.constantFrom('paid', 'refused'),
})

/** What the outside world and the member got. */
function play(start: Course, steps: { move: string; share: number; outcome: string }[]) {
  let course = start
  let [out, fees, back] = [0n, 0n, 0n]
  const check = () => {
    expect(heldOf(course)).toBeGreaterThanOrEqual(0n)
    expect(out + fees + back + heldOf(course)).toBe(course.amount)
    expect([out, fees, back]).toEqual([course.paid, course.feeTaken, course.returned])
  }
  for (const { move, share, outcome } of steps) {
    if (move === 'claim' && mayMove(course, 'claim')) course = claimed(course)
    if (move === 'approve' && mayMove(course, 'approve')) course = approved(course)
    if ((move === 'reject' || move === 'giveBack') && mayMove(course, move)) {
      back += heldOf(course)
      course = move === 'reject' ? rejected(course) : gaveBack(course)
    }
    const units = (dueOf(course) * BigInt(share)) / 100n
    const asked = share === 100 ? dueOf(course) : units - (units % stepOf(course.currency))
    const part = partOf(course, amountOf(asked))
    if (move === 'send' && mayMove(course, 'send') && part) {
      course = sent(course)
      if (outcome === 'paid') [out, fees] = [out + part.amount, fees + part.fee]
      else back += heldOf(course)
      course = outcome === 'paid' ? afterPart(course, part) : afterRefusal(course)
    }
    check()
  }
  return course
}

test('[FUN-07] no course of a withdrawal pays twice, loses money or leaves an end', () => {
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 9n })
  const permilles = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(
      amounts,
      permilles,
      fc.constantFrom('VND' as const, 'USD' as const),
      fc.array(step, { maxLength: 30 }),
      (steps, permille, currency, moves) => {
        const amount = amountOf(steps * stepOf(currency))
        const fee = feeOf(amount, currency, 0n, permille)
        const end = play(fresh(amount, fee, currency), moves)
        const isOver = heldOf(end) === 0n
        if (['paid', 'failed', 'rejected'].includes(end.state)) expect(isOver).toBe(true)
        if (end.state === 'paid') expect(end.paid).toBe(end.amount - end.fee)
        if (end.state === 'failed' || end.state === 'rejected') expect(end.returned).toBe(amount)
        if (isOver) expect(mayMove(end, 'send') || mayMove(end, 'reject')).toBe(false)
      },
    ),
    { numRuns: 300 },
  )
})

test('a part has its share of the fee, and the last one what is left of it', () => {
  const course = { ...fresh(100_0000n, 10_0000n, 'VND'), state: 'approved' } as const
  const part = partOf(course, amountOf(45_0000n))
  expect(part).toEqual({ amount: 45_0000n, fee: 5_0000n })
  const after = afterPart(sent(course), part ?? { amount: amountOf(1n), fee: amountOf(0n) })
  expect(after.state).toBe('partlyPaid')
  expect(partOf(after, dueOf(after))).toEqual({ amount: 45_0000n, fee: 5_0000n })
  for (const bad of [-1n, 0n, 1n, 45_0001n, 46_0000n, 2n ** 62n]) {
    expect(partOf(after, amountOf(bad))).toBeUndefined()
  }
})
