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
  givenBack,
  heldOf,
  mayMove,
  partOf,
  rejected,
  sent,
  smallestUnit,
  type Progress,
} from './lifecycle.ts'

const fresh = (amount: bigint, fee: bigint, currency: Progress['currency']): Progress => ({
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

/** Totals of the outside world and of the member. */
function play(start: Progress, steps: { move: string; share: number; outcome: string }[]) {
  let progress = start
  let [out, fees, back] = [0n, 0n, 0n]
  const check = () => {
    expect(heldOf(progress)).toBeGreaterThanOrEqual(0n)
    expect(out + fees + back + heldOf(progress)).toBe(progress.amount)
    expect([out, fees, back]).toEqual([progress.paid, progress.feeTaken, progress.returned])
  }
  for (const { move, share, outcome } of steps) {
    if (move === 'claim' && mayMove(progress, 'claim')) progress = claimed(progress)
    if (move === 'approve' && mayMove(progress, 'approve')) progress = approved(progress)
    if ((move === 'reject' || move === 'giveBack') && mayMove(progress, move)) {
      back += heldOf(progress)
      progress = move === 'reject' ? rejected(progress) : givenBack(progress)
    }
    const units = (dueOf(progress) * BigInt(share)) / 100n
    const partUnits =
      share === 100 ? dueOf(progress) : units - (units % smallestUnit(progress.currency))
    const part = partOf(progress, amountOf(partUnits))
    if (move === 'send' && mayMove(progress, 'send') && part) {
      progress = sent(progress)
      if (outcome === 'paid') [out, fees] = [out + part.amount, fees + part.fee]
      else back += heldOf(progress)
      progress = outcome === 'paid' ? afterPart(progress, part) : afterRefusal(progress)
    }
    check()
  }
  return progress
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
        const amount = amountOf(steps * smallestUnit(currency))
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

test('each part has its share of the fee, and the last part has the rest', () => {
  const progress = { ...fresh(100_0000n, 10_0000n, 'VND'), state: 'approved' } as const
  const part = partOf(progress, amountOf(45_0000n))
  expect(part).toEqual({ amount: 45_0000n, fee: 5_0000n })
  const after = afterPart(sent(progress), part ?? { amount: amountOf(1n), fee: amountOf(0n) })
  expect(after.state).toBe('partlyPaid')
  expect(partOf(after, dueOf(after))).toEqual({ amount: 45_0000n, fee: 5_0000n })
  for (const bad of [-1n, 0n, 1n, 45_0001n, 46_0000n, 2n ** 62n]) {
    expect(partOf(after, amountOf(bad))).toBeUndefined()
  }
})
