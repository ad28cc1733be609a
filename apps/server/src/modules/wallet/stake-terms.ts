import type { Executor } from '#platform/database'
import { laneFor, laneOf } from './rules.ts'
import { guardStore, termsQuery } from './store/guards.ts'

/**
 * The version of a member's stake terms, within the caller's transaction. A member without a row
 * gets one in the lane of a new member.
 */
export const createMemberTerms = (lanes: number) => ({
  /** Invalidates the terms: stakes decided after the commit need the new version. */
  async renewTerms(db: Executor, memberId: string): Promise<void> {
    await guardStore(db).raiseTerms(memberId, laneFor(memberId, lanes))
  },
  /** Takes the next seat number; the highest holds the seat. */
  takeSeat: (db: Executor, memberId: string) =>
    guardStore(db).raiseSeat(memberId, laneFor(memberId, lanes)),
  /** The version of the terms, and a number above 0 if stakes are blocked: one row to join. */
  termsQuery,
  /** The counters in the member's row. */
  counters: (db: Executor, memberId: string) => guardStore(db).counters(memberId),
  /** The values of other guards of a member's lane. */
  guardValues: (db: Executor, memberId: string, names: readonly string[]) =>
    guardStore(db).values(laneOf(memberId), names),
})
