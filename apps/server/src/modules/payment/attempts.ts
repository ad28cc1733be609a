import { Refusal } from '#platform/http'
import type { Executor } from '#platform/database'
import { failureVerdict, suspensionWindowMs } from './rules.ts'
import { failureStore } from './store/failures.ts'

export interface Standing {
  blockedUntil: Date | undefined
  suspended: boolean
}

const sinceAll = (now: Date) => new Date(now.getTime() - suspensionWindowMs)

/** Whether a member may try again after attempts that failed. */
export async function standingOf(db: Executor, memberId: string, now: Date): Promise<Standing> {
  const store = failureStore(db)
  if (await store.isSuspended(memberId)) return { blockedUntil: undefined, suspended: true }
  const { blockedUntil } = failureVerdict(await store.since(memberId, sinceAll(now)), now)
  return { blockedUntil, suspended: false }
}

export async function requireAllowed(db: Executor, memberId: string, now: Date): Promise<void> {
  const { blockedUntil, suspended } = await standingOf(db, memberId, now)
  if (suspended) throw new Refusal('deposit_suspended')
  if (blockedUntil) throw new Refusal('deposit_blocked')
}

/** In the transaction that writes the failure down: too many suspend the member. */
export async function countFailure(
  db: Executor,
  { id, memberId }: { id: string; memberId: string },
  now: Date,
): Promise<void> {
  const store = failureStore(db)
  await store.add(id, memberId, now)
  const { suspends } = failureVerdict(await store.since(memberId, sinceAll(now)), now)
  if (suspends) await store.suspend(memberId, now)
}
