import { expect, test } from 'vitest'
import { sentThresholds, toTyped } from './typed-thresholds.ts'

test('[OPS-08] thresholds are shown as people type them, and sent as the server takes them', () => {
  const stored = { hours: 24, percent: 200, least: '2500000.0000' }
  const typed = toTyped('fastWithdrawal', stored)
  expect(typed).toEqual({ hours: '24', percent: '200', least: '2500000' })
  const sent = sentThresholds('fastWithdrawal', { ...typed, least: '3,000,000.50' })
  expect(sent).toEqual({ hours: 24, percent: 200, least: '3000000.50' })
})

test.each(['1', '101', '2.5', '', 'many', '-3'])(
  '[OPS-08] %j is no number of accounts',
  (typed) => {
    expect(sentThresholds('sharedDevice', { accounts: typed })).toBeUndefined()
  },
)
