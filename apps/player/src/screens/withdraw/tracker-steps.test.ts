import { expect, test } from 'vitest'
import { trackerSteps } from './tracker-steps.ts'
import type { Withdrawal } from './facts.ts'

const at = '2026-03-01T10:00:00.000Z'
const steps = (...states: Withdrawal['state'][]) =>
  trackerSteps({
    state: states.at(-1) ?? 'requested',
    moves: states.map((state) => ({ state, at })),
  }).map(({ state, place }) => `${state} ${place}`)

test('[PC-04] a withdrawal shows what was done, where it is and what comes', () => {
  expect(steps('requested')).toEqual(['requested now', 'approved next', 'paying next', 'paid next'])
  expect(steps('requested', 'reviewing')).toEqual([
    'requested done',
    'reviewing now',
    'approved next',
    'paying next',
    'paid next',
  ])
  expect(steps('requested', 'approved', 'paying', 'partlyPaid')).toEqual([
    'requested done',
    'approved done',
    'paying done',
    'partlyPaid now',
    'paid next',
  ])
})

test('[PC-04] what has ended has no further steps', () => {
  expect(steps('requested', 'approved', 'paying', 'paid')).toEqual([
    'requested done',
    'approved done',
    'paying done',
    'paid done',
  ])
  expect(steps('requested', 'rejected')).toEqual(['requested done', 'rejected done'])
})
