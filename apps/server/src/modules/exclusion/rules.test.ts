import { expect, test } from 'vitest'
import { exclusionEnd, pauseEnd } from './rules.ts'

test('[RG-05] a time-out ends to the hour, an exclusion on its day of the month', () => {
  const since = new Date('2026-11-15T10:00:00.500Z')
  expect(pauseEnd(since, 24).toISOString()).toBe('2026-11-16T10:00:00.500Z')
  expect(exclusionEnd(since, 6).toISOString()).toBe('2027-05-15T10:00:00.500Z')
  expect(exclusionEnd(since, 60).toISOString()).toBe('2031-11-15T10:00:00.500Z')
})

test('[RG-05] a month without that day ends the exclusion with its last day', () => {
  expect(exclusionEnd(new Date('2027-08-31T23:59:59Z'), 6).toISOString()).toBe(
    '2028-02-29T23:59:59.000Z',
  )
  expect(exclusionEnd(new Date('2026-08-31T00:00:00Z'), 6).toISOString()).toBe(
    '2027-02-28T00:00:00.000Z',
  )
})
