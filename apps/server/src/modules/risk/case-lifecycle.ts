import type { RiskOutcome, RiskState } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'

export interface CaseStatus {
  state: RiskState
  ownerId: string | null
  outcome: RiskOutcome | null
  reason: string | null
  closedAt: Date | null
}

const unclosed = { outcome: null, reason: null, closedAt: null }

function requireUnclosed({ state }: CaseStatus): void {
  if (state === 'closed') throw new Refusal('already_decided')
}

/** Only the owner may act on an owned case. */
function requireFree(status: CaseStatus, staffId: string): void {
  requireUnclosed(status)
  if (status.ownerId !== null && status.ownerId !== staffId) throw new Refusal('taken_by_colleague')
}

export function claimed(status: CaseStatus, staffId: string): CaseStatus {
  requireFree(status, staffId)
  if (status.ownerId === staffId) throw new Refusal('already_decided')
  return { ...unclosed, state: 'taken', ownerId: staffId }
}

export function released(status: CaseStatus, staffId: string): CaseStatus {
  requireFree(status, staffId)
  if (status.ownerId === null) throw new Refusal('already_decided')
  return { ...unclosed, state: 'open', ownerId: null }
}

/** Also from an absent owner; requires a reason. */
export function handedOver(status: CaseStatus, to: string): CaseStatus {
  requireUnclosed(status)
  if (status.ownerId === to) throw new Refusal('already_decided')
  return { ...unclosed, state: 'taken', ownerId: to }
}

export interface Verdict {
  outcome: RiskOutcome
  reason: string
}

export function closed(
  status: CaseStatus,
  staffId: string,
  verdict: Verdict,
  at: Date,
): CaseStatus {
  requireFree(status, staffId)
  return { state: 'closed', ownerId: staffId, ...verdict, closedAt: at }
}
