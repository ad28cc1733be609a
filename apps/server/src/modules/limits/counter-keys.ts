import { memberCounter, type Guard } from '#modules/wallet'

/** Larger than any counter. */
export const unlimited = 2n ** 62n

/** Reduces the loss counter by a win or a returned stake; always passes. */
export function payoutGuards(memberId: string, amount: bigint): Guard[] {
  if (amount === 0n) return []
  return [{ ...memberCounter(memberId, 'lost'), add: -amount, max: unlimited, refusal: 'never' }]
}

/**
 * Takes a rolled-back stake out of the counters and renews the terms, because cached windows are
 * out of date.
 */
export function rollbackGuards(memberId: string, staked: bigint, won: bigint): Guard[] {
  const back = { max: unlimited, refusal: 'never' }
  return [
    { ...memberCounter(memberId, 'terms'), add: 1n, ...back },
    { ...memberCounter(memberId, 'staked'), add: -staked, ...back, need: -1n },
    { ...memberCounter(memberId, 'lost'), add: won - staked, ...back, need: -1n },
  ]
}
