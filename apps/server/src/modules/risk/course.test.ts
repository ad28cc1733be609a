import { expect, test } from 'vitest'
import { Refusal } from '#platform/http'
import { claimed, closed, handed, released, type Course } from './course.ts'

const none = { outcome: null, reason: null, closedAt: null }
const open: Course = { state: 'open', ownerId: null, ...none }
const mine: Course = { state: 'taken', ownerId: 'me', ...none }
const theirs: Course = { ...mine, ownerId: 'them' }
const verdict = { outcome: 'nothing', reason: 'seen before' } as const
const over: Course = { ...mine, ...verdict, state: 'closed', closedAt: new Date(0) }

const moves = {
  claim: (course: Course) => claimed(course, 'me'),
  release: (course: Course) => released(course, 'me'),
  hand: (course: Course) => handed(course, 'them'),
  close: (course: Course) => closed(course, 'me', verdict, new Date(0)),
}

function outcome(move: keyof typeof moves, course: Course) {
  try {
    const { state, ownerId } = moves[move](course)
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
  expect([open, mine, theirs, over].map((course) => outcome(move, course))).toEqual(expected)
})
