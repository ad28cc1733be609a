import type { Amount } from '@fairhouse/money'
import { timesStake } from '#kit/money'

/** From so many stakes on a win is shown large. */
const bigTimes = 15

/**
 * Whether a win may be more than told. Where the market says so, one that gives back no more than
 * the stake is not called a win.
 */
export function mayCelebrate(win: Amount, stake: Amount, upToStake: boolean): boolean {
  return win > 0n && (win > stake || upToStake)
}

export function celebrationMs(win: Amount, stake: Amount): number {
  const times = timesStake(win, stake)
  if (times < bigTimes) return 0
  return times < 50 ? 2200 : 3200
}
