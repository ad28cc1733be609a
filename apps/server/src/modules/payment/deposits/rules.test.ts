import { amountOf } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { creditIdOf } from '../ids.ts'
import { failureVerdict, createReference, nextStep, type DepositFacts } from './rules.ts'

const requested = amountOf(1_000_000n)
const open: DepositFacts = {
  state: 'pending',
  amount: requested,
  currency: 'VND',
  paid: undefined,
  cleared: undefined,
}
const paid = { state: 'paid', amount: requested, currency: 'VND' } as const

test('only the exact amount in the right currency and in time is credited automatically', () => {
  expect(nextStep(open, paid)).toEqual({ clear: requested })
  const less = amountOf(requested - 1n)
  expect(nextStep(open, { ...paid, amount: less })).toMatchObject({ reason: 'amount', paid: less })
  const more = amountOf(requested + 1n)
  expect(nextStep(open, { ...paid, amount: more })).toMatchObject({ reason: 'amount', paid: more })
  expect(nextStep(open, { ...paid, currency: 'USD' })).toEqual({
    to: 'reviewing',
    reason: 'currency',
  })
  expect(nextStep(open, { ...paid, amount: amountOf(0n) })).toBeUndefined()
  expect(nextStep(open, { ...paid, amount: undefined })).toBeUndefined()
})

test('late money goes to review in every state', () => {
  for (const state of ['expired', 'failed', 'rejected'] as const) {
    expect(nextStep({ ...open, state }, paid)).toMatchObject({ to: 'reviewing', reason: 'late' })
  }
})

test('a decision is final, in whatever order reports arrive', () => {
  const cleared = { ...open, paid: requested, cleared: requested }
  for (const state of ['pending', 'paid', 'failed', 'expired'] as const) {
    expect(nextStep(cleared, { ...paid, state })).toBeUndefined()
    expect(nextStep({ ...cleared, state: 'credited' }, { ...paid, state })).toBeUndefined()
    // Staff rejected the payment: the same report must not bring it back.
    expect(
      nextStep({ ...open, state: 'rejected', paid: requested }, { ...paid, state }),
    ).toBeUndefined()
  }
  expect(nextStep({ ...open, state: 'expired' }, { state: 'failed' })).toBeUndefined()
  expect(nextStep(open, { state: 'failed' })).toEqual({ to: 'failed', reason: 'declined' })
  expect(nextStep(open, { state: 'expired' })).toEqual({ to: 'expired' })
  expect(nextStep(open, { state: 'pending' })).toBeUndefined()
})

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes))

test('[FUN-15] five failures in ten minutes block, five more suspend', () => {
  const five = [0, 1, 2, 3, 4].map(at)
  expect(failureVerdict(five.slice(1), at(5)).blockedUntil).toBeUndefined()
  expect(failureVerdict(five, at(5))).toEqual({ blockedUntil: at(10), suspends: false })
  expect(failureVerdict(five, at(10)).blockedUntil).toBeUndefined()
  const slow = [0, 11, 22, 33, 44, 55, 66, 77, 88, 99].map(at)
  expect(failureVerdict(slow, at(100))).toEqual({ blockedUntil: undefined, suspends: false })
  const nine = [...five, at(20), at(40), at(60), at(80)]
  expect(failureVerdict(nine, at(90)).suspends).toBe(false)
  expect(failureVerdict([...nine, at(100)], at(101)).suspends).toBe(true)
  expect(failureVerdict([...nine, at(100)], at(60 * 26)).suspends).toBe(false)
})

test('credit ids derive from deposits, and references are easy to read', () => {
  const id = '0190a3f0-0000-7000-8000-000000000001'
  expect(creditIdOf(id)).toBe(creditIdOf(id))
  expect(creditIdOf(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(createReference(() => 0)).toBe('FH222222222')
})
