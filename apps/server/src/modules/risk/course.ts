import type { RiskOutcome, RiskState } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'

export interface Course {
  state: RiskState
  ownerId: string | null
  outcome: RiskOutcome | null
  reason: string | null
  closedAt: Date | null
}

const unclosed = { outcome: null, reason: null, closedAt: null }

function requireUnclosed({ state }: Course): void {
  if (state === 'closed') throw new Refusal('already_decided')
}

/** Nobody acts on what a colleague has. */
function requireFree(course: Course, staffId: string): void {
  requireUnclosed(course)
  if (course.ownerId !== null && course.ownerId !== staffId) throw new Refusal('taken_by_colleague')
}

export function claimed(course: Course, staffId: string): Course {
  requireFree(course, staffId)
  if (course.ownerId === staffId) throw new Refusal('already_decided')
  return { ...unclosed, state: 'taken', ownerId: staffId }
}

export function released(course: Course, staffId: string): Course {
  requireFree(course, staffId)
  if (course.ownerId === null) throw new Refusal('already_decided')
  return { ...unclosed, state: 'open', ownerId: null }
}

/** Also from somebody who is away: whoever does it says why. */
export function handed(course: Course, to: string): Course {
  requireUnclosed(course)
  if (course.ownerId === to) throw new Refusal('already_decided')
  return { ...unclosed, state: 'taken', ownerId: to }
}

export interface Verdict {
  outcome: RiskOutcome
  reason: string
}

export function closed(course: Course, staffId: string, verdict: Verdict, at: Date): Course {
  requireFree(course, staffId)
  return { state: 'closed', ownerId: staffId, ...verdict, closedAt: at }
}
