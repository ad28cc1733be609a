import { Refusal } from '#platform/http'
import type { Executor } from '#platform/database'
import { failureVerdict, suspensionWindowMs } from './rules.ts'
import { failureStore } from '../store/failures.ts'

export interface AttemptStatus {
  blockedUntil: Date | undefined
  suspended: boolean
}

const windowStart = (now: Date) => new Date(now.getTime() - suspensionWindowMs)

/** Whether a member may try again after failed attempts. */
export async function loadAttemptStatus(
  db: Executor,
  memberId: string,
  now: Date,
): Promise<AttemptStatus> {
  const store = failureStore(db)
  if (await store.isSuspended(memberId)) return { blockedUntil: undefined, suspended: true }
  const { blockedUntil } = failureVerdict(await store.since(memberId, windowStart(now)), now)
  return { blockedUntil, suspended: false }
}

export async function requireMayAttempt(db: Executor, memberId: string, now: Date): Promise<void> {
  const { blockedUntil, suspended } = await loadAttemptStatus(db, memberId, now)
  if (suspended) throw new Refusal('deposit_suspended')
  if (blockedUntil) throw new Refusal('deposit_blocked')
}

/** Joins the transaction that records the failure; too many failures suspend the member. */
export async function recordFailure(
  db: Executor,
  { id, memberId }: { id: string; memberId: string },
  now: Date,
): Promise<void> {
  const store = failureStore(db)
  await store.add(id, memberId, now)
  const { suspends } = failureVerdict(await store.since(memberId, windowStart(now)), now)
  if (suspends) await store.suspend(memberId, now)
}
