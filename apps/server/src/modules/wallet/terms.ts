import type { Executor } from '#platform/database'
import { laneOf, seatGuard, stakeBlock, termsKey } from './rules.ts'
import { guardStore } from './store/guards.ts'

/** What the stakes of a member are decided by, within somebody's transaction. */
export const memberTerms = {
  /** It has changed: nothing that is decided after the commit passes by what was before. */
  renewTerms: (db: Executor, memberId: string) =>
    guardStore(db).raise(laneOf(memberId), termsKey(memberId)),
  /** A number that is the highest until somebody takes the next. */
  async takeSeat(db: Executor, memberId: string): Promise<bigint> {
    const { raise, values } = guardStore(db)
    const { key } = seatGuard(memberId, 0n)
    await raise(laneOf(memberId), key)
    const [seat = 0n] = await values(laneOf(memberId), [key])
    return seat
  },
  /** Their version, and whether the member was kept from staking. */
  async termsNow(db: Executor, memberId: string): Promise<{ version: bigint; isBlocked: boolean }> {
    const names = [termsKey(memberId), stakeBlock(memberId).key]
    const [version = 0n, block = 0n] = await guardStore(db).values(laneOf(memberId), names)
    return { version, isBlocked: block > 0n }
  },
  /** What counters of a member's stand at. */
  guardValues: (db: Executor, memberId: string, names: readonly string[]) =>
    guardStore(db).values(laneOf(memberId), names),
}
