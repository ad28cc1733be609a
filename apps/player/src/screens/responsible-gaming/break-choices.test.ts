import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Exclusion } from '#lib/limits'
import { listChoices } from './break-choices.ts'

const offered: Exclusion = {
  now: null,
  timeOutHours: [24, 48, 72],
  exclusionMonths: [6, 12],
  everyBrand: false,
}
const holds = (until: string | null): Exclusion => ({
  ...offered,
  now: { kind: 'timeOut', since: '2026-08-31T10:00:00.000Z', until },
})
const spansOf = (...requested: Parameters<typeof listChoices>) =>
  listChoices(...requested).map((one) => one.span)

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-08-31T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('[RG-05] all offered lengths can be chosen, including permanent', () => {
  expect(spansOf('break', offered)).toEqual([24, 48, 72])
  expect(spansOf('exclude', offered)).toEqual([6, 12, null])
  const [half] = listChoices('exclude', offered)
  expect(half?.until?.toISOString()).toBe('2027-02-28T10:00:00.000Z')
})

test('[RG-05] an active exclusion can only be extended', () => {
  expect(spansOf('break', holds('2026-09-02T08:00:00.000Z'))).toEqual([48, 72])
  expect(spansOf('break', holds('2026-09-02T09:59:30.000Z'))).toEqual([72])
  expect(spansOf('exclude', holds('2027-04-01T00:00:00.000Z'))).toEqual([12, null])
  expect(spansOf('exclude', holds(null))).toEqual([])
})
