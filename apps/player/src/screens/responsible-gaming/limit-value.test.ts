import { expect, test } from 'vitest'
import type { Limit } from '#lib/limits'
import { effectOf, readLimit, shareUsed } from './limit-value.ts'

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

test('[RG-01] amounts may have thousands separators, and zero is a valid limit', () => {
  expect(readLimit('lossDay', '1,500,000')).toBe('1500000.0000')
  expect(readLimit('singleBet', ' 0 ')).toBe('0.0000')
  for (const typed of ['', '-5', 'x', '1e6', '1.23456', '123456789012345']) {
    expect(readLimit('depositDay', typed)).toBeUndefined()
  }
})

test('[RG-03] the session time is whole minutes up to one day', () => {
  expect(readLimit('sessionTime', '90')).toBe('90')
  expect(readLimit('sessionTime', '1,440')).toBe('1440')
  for (const typed of ['0', '1441', '1.5', '-3', '']) {
    expect(readLimit('sessionTime', typed)).toBeUndefined()
  }
})

test('[RG-02] a lower limit applies at once, a higher one is delayed', () => {
  expect(effectOf('499.0000', limit)).toBe('now')
  expect(effectOf('500.0000', limit)).toBe('same')
  expect(effectOf('500.0001', limit)).toBe('later')
  expect(effectOf('900.0000', { ...limit, own: null })).toBe('now')
})

test('usage never exceeds 100 per cent', () => {
  expect(shareUsed(limit)).toBe(25)
  expect(shareUsed({ ...limit, used: '900.0000' })).toBe(100)
  expect(shareUsed({ ...limit, inForce: '0.0000', used: '0.0000' })).toBe(100)
  expect(shareUsed({ ...limit, inForce: null })).toBeUndefined()
  expect(shareUsed({ ...limit, used: null })).toBeUndefined()
})
