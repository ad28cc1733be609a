import { expect, test } from 'vitest'
import type { Limit } from '#lib/limits'
import { effectOf, limitTyped, shareUsed } from './limit-value.ts'

const limit: Limit = {
  name: 'lossDay',
  own: '500.0000',
  wish: null,
  inForce: '500.0000',
  by: 'own',
  used: '125.0000',
  left: '375.0000',
  endsAt: null,
}

test('[RG-01] amounts may have signs between thousands, and nothing at all is a limit', () => {
  expect(limitTyped('lossDay', '1,500,000')).toBe('1500000.0000')
  expect(limitTyped('singleBet', ' 0 ')).toBe('0.0000')
  for (const typed of ['', '-5', 'x', '1e6', '1.23456', '123456789012345']) {
    expect(limitTyped('depositDay', typed)).toBeUndefined()
  }
})

test('[RG-03] the time of a sitting is whole minutes of one day', () => {
  expect(limitTyped('sessionTime', '90')).toBe('90')
  expect(limitTyped('sessionTime', '1,440')).toBe('1440')
  for (const typed of ['0', '1441', '1.5', '-3', '']) {
    expect(limitTyped('sessionTime', typed)).toBeUndefined()
  }
})

test('[RG-02] less holds at once, more waits', () => {
  expect(effectOf('499.0000', limit)).toBe('now')
  expect(effectOf('500.0000', limit)).toBe('same')
  expect(effectOf('500.0001', limit)).toBe('later')
  expect(effectOf('900.0000', { ...limit, own: null })).toBe('now')
})

test('what is used is never more than all of it', () => {
  expect(shareUsed(limit)).toBe(25)
  expect(shareUsed({ ...limit, used: '900.0000' })).toBe(100)
  expect(shareUsed({ ...limit, inForce: '0.0000', used: '0.0000' })).toBe(100)
  expect(shareUsed({ ...limit, inForce: null })).toBeUndefined()
  expect(shareUsed({ ...limit, used: null })).toBeUndefined()
})
