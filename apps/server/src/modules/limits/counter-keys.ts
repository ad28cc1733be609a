import { termsKey, type Guard } from '#modules/wallet'

/** Larger than any counter. */
export const unlimited = 2n ** 62n

/** Keys of each player's wallet counters, updated under the lock of the money. */
export const stakedKey = (memberId: string) => `staked ${memberId}`
export const lostKey = (memberId: string) => `lost ${memberId}`

/** Reduces the loss counter by a win or a returned stake; always passes. */
export function payoutGuards(memberId: string, amount: bigint): Guard[] {
  if (amount === 0n) return []
  return [{ key: lostKey(memberId), add: -amount, max: unlimited, refusal: 'never' }]
}

/**
 * Takes a rolled-back stake out of the counters and renews the terms, because cached windows are
 * out of date.
 */
export function rollbackGuards(memberId: string, staked: bigint, won: bigint): Guard[] {
  const back = { max: unlimited, refusal: 'never' }
  return [
    { key: termsKey(memberId), add: 1n, ...back },
    { key: stakedKey(memberId), add: -staked, ...back, need: -1n },
    { key: lostKey(memberId), add: won - staked, ...back, need: -1n },
  ]
}
