import type { Executor } from '#platform/database'
import { laneOf, seatGuard, stakeBlock, termsKey } from './rules.ts'
import { guardStore } from './store/guards.ts'

/** The version of a member's stake terms, within the caller's transaction. */
export const memberTerms = {
  /** Invalidates the terms: stakes decided after the commit need the new version. */
  renewTerms: (db: Executor, memberId: string) =>
    guardStore(db).raise(laneOf(memberId), termsKey(memberId)),
  /** Takes the next seat number; the highest holds the seat. */
  async takeSeat(db: Executor, memberId: string): Promise<bigint> {
    const { raise, values } = guardStore(db)
    const { key } = seatGuard(memberId, 0n)
    await raise(laneOf(memberId), key)
    const [seat = 0n] = await values(laneOf(memberId), [key])
    return seat
  },
  /** The version of the terms, and whether stakes are blocked. */
  async currentTerms(
    db: Executor,
    memberId: string,
  ): Promise<{ version: bigint; isBlocked: boolean }> {
    const names = [termsKey(memberId), stakeBlock(memberId).key]
    const [version = 0n, block = 0n] = await guardStore(db).values(laneOf(memberId), names)
    return { version, isBlocked: block > 0n }
  },
  /** The values of a member's counters. */
  guardValues: (db: Executor, memberId: string, names: readonly string[]) =>
    guardStore(db).values(laneOf(memberId), names),
}
