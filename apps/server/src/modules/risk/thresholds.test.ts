import { expect, test } from 'vitest'
import { riskKinds, type RiskKind, type RiskThresholds } from '@fairhouse/protocol'
import { findThresholdFaults, parseThresholds, toWireThresholds } from './thresholds.ts'
import { defaultRules } from './default-rules.ts'

test.each(riskKinds)(
  '[OPS-08] what is usual for %s is sound, and is kept as it is told',
  (kind) => {
    const { thresholds } = defaultRules('VND')[kind]
    const wire = toWireThresholds(kind, thresholds)
    expect(findThresholdFaults(kind, wire)).toEqual({})
    expect(parseThresholds(wire)).toEqual(thresholds)
  },
)

const faults: [RiskKind, RiskThresholds, object][] = [
  ['sharedDevice', {}, { accounts: 'required' }],
  ['sharedDevice', { accounts: 2, hours: 1 }, { hours: 'invalid' }],
  ['fastWithdrawal', { hours: 1, percent: 1 }, { least: 'required' }],
  ['largeWin', { amount: '0', multiple: 0, least: '0' }, { amount: 'required' }],
  ['largeWin', { amount: '0', multiple: 5, least: '0' }, { least: 'required' }],
  ['largeWin', { amount: '1', multiple: 0, least: '0' }, {}],
]

test.each(faults)('[OPS-08] thresholds of %s: %j', (kind, wire, expected) => {
  expect(findThresholdFaults(kind, wire)).toEqual(expected)
})
