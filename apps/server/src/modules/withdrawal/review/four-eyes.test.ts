import { amountOf } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { needsAnotherPerson } from './four-eyes.ts'

const units = (count: number) => amountOf(BigInt(count))
const usual = { amount: units(100), paidAlone: units(0), threshold: units(100), staffId: 'anna' }

test.each([
  ['up to the amount', {}, ['anna'], false],
  ['above the amount', { amount: units(101) }, ['anna'], true],
  ['above it with what was paid before', { paidAlone: units(1) }, ['anna'], true],
  ['where every amount needs two', { threshold: units(0), amount: units(1) }, ['anna'], true],
  ['somebody else approved', { amount: units(101) }, ['ben'], false],
  ['nobody is known to have approved', { amount: units(101) }, [null], false],
  ['one of several who sent parts', { amount: units(101) }, ['ben', 'anna'], true],
])('[SEC-03] another person is needed: %s', (_about, change, earlier, needs) => {
  expect(needsAnotherPerson({ ...usual, ...change, earlier })).toBe(needs)
})
