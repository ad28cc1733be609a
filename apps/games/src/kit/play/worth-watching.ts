import { zero } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Machine } from '#kit/machine'
import { amountIn, timesStake, wonIn } from '#kit/money'
import { bigWinTimes } from './win-tiers.ts'

/** Whether a player who was away is offered to watch how a round ended: a feature or a big win. */
export function isWorthWatching(round: RoundView, machine: Pick<Machine, 'hasFeature'>): boolean {
  if (round.state !== 'settled' || wonIn(round) === zero) return false
  const isBig = timesStake(wonIn(round), amountIn(round.stake)) >= bigWinTimes
  return isBig || machine.hasFeature(round.events)
}
