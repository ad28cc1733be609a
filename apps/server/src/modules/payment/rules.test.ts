import { amountOf } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { creditIdOf } from './ids.ts'
import { failureVerdict, referenceOf, stepOf, type DepositFacts } from './rules.ts'

const asked = amountOf(1_000_000n)
const open: DepositFacts = {
  state: 'pending',
  amount: asked,
  currency: 'VND',
  paid: undefined,
  cleared: undefined,
}
const paid = { state: 'paid', amount: asked, currency: 'VND' } as const

test('only the exact amount in the right currency, in time, is credited by itself', () => {
  expect(stepOf(open, paid)).toEqual({ clear: asked })
  const less = amountOf(asked - 1n)
  expect(stepOf(open, { ...paid, amount: less })).toMatchObject({ reason: 'amount', paid: less })
  const more = amountOf(asked + 1n)
  expect(stepOf(open, { ...paid, amount: more })).toMatchObject({ reason: 'amount', paid: more })
  expect(stepOf(open, { ...paid, currency: 'USD' })).toEqual({
    to: 'reviewing',
    reason: 'currency',
  })
  expect(stepOf(open, { ...paid, amount: amountOf(0n) })).toBeUndefined()
  expect(stepOf(open, { ...paid, amount: undefined })).toBeUndefined()
})

test('money that comes late goes to review, whatever the deposit was', () => {
  for (const state of ['expired', 'failed', 'rejected'] as const) {
    expect(stepOf({ ...open, state }, paid)).toMatchObject({ to: 'reviewing', reason: 'late' })
  }
})

test('what is decided stays so, in whatever order words come', () => {
  const cleared = { ...open, paid: asked, cleared: asked }
  for (const state of ['pending', 'paid', 'failed', 'expired'] as const) {
    expect(stepOf(cleared, { ...paid, state })).toBeUndefined()
    expect(stepOf({ ...cleared, state: 'credited' }, { ...paid, state })).toBeUndefined()
    // Staff have rejected what came: the same money does not come again.
    expect(stepOf({ ...open, state: 'rejected', paid: asked }, { ...paid, state })).toBeUndefined()
  }
  expect(stepOf({ ...open, state: 'expired' }, { state: 'failed' })).toBeUndefined()
  expect(stepOf(open, { state: 'failed' })).toEqual({ to: 'failed', reason: 'declined' })
  expect(stepOf(open, { state: 'expired' })).toEqual({ to: 'expired' })
  expect(stepOf(open, { state: 'pending' })).toBeUndefined()
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

test('ids of credits follow from deposits, references are easily read', () => {
  const id = '0190a3f0-0000-7000-8000-000000000001'
  expect(creditIdOf(id)).toBe(creditIdOf(id))
  expect(creditIdOf(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(referenceOf(() => 0)).toBe('FH222222222')
})
