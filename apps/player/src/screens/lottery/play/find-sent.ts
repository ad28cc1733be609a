import type { BetView } from '@fairhouse/protocol/lottery'
import { lotteryCall, LotteryRefused } from '../data/index.ts'
import type { Draft } from '../slip/index.ts'

/**
 * The bets of a slip that was sent before a reload. Undefined if none stands. Throws while the
 * studio cannot be reached.
 */
export async function findSent(
  { id, draws }: Draft,
  game: string,
  session: string,
): Promise<readonly BetView[] | undefined> {
  if (draws > 1) {
    const { list } = await lotteryCall('lotteryBets', { game }, session)
    const own = list.filter(({ chase }) => chase === id)
    return own.length > 0 ? own : undefined
  }
  try {
    return [(await lotteryCall('lotteryBetById', { id }, session)).bet]
  } catch (error) {
    if (error instanceof LotteryRefused && error.code === 'not_found') return undefined
    throw error
  }
}
