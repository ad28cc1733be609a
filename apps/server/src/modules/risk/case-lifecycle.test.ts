import { expect, test } from 'vitest'
import { Refusal } from '#platform/http'
import { claimed, closed, handedOver, released, type CaseStatus } from './case-lifecycle.ts'

const none = { outcome: null, reason: null, closedAt: null }
const open: CaseStatus = { state: 'open', ownerId: null, ...none }
const mine: CaseStatus = { state: 'taken', ownerId: 'me', ...none }
const theirs: CaseStatus = { ...mine, ownerId: 'them' }
const verdict = { outcome: 'nothing', reason: 'seen before' } as const
const over: CaseStatus = { ...mine, ...verdict, state: 'closed', closedAt: new Date(0) }

const moves = {
  claim: (status: CaseStatus) => claimed(status, 'me'),
  release: (status: CaseStatus) => released(status, 'me'),
  hand: (status: CaseStatus) => handedOver(status, 'them'),
  close: (status: CaseStatus) => closed(status, 'me', verdict, new Date(0)),
}

function outcome(move: keyof typeof moves, status: CaseStatus) {
  try {
    const { state, ownerId } = moves[move](status)
    return `${state} ${ownerId}`
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

test.each([
  ['claim', ['taken me', 'already_decided', 'taken_by_colleague', 'already_decided']],
  ['release', ['already_decided', 'open null', 'taken_by_colleague', 'already_decided']],
  ['hand', ['taken them', 'taken them', 'already_decided', 'already_decided']],
  ['close', ['closed me', 'closed me', 'taken_by_colleague', 'already_decided']],
] as const)('[OPS-08] %s of a case that is open, mine, theirs, closed', (move, expected) => {
  expect([open, mine, theirs, over].map((status) => outcome(move, status))).toEqual(expected)
})
