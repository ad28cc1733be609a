import { termsKey, type Guard } from '#modules/wallet'

/** More than anything that can be counted. */
export const always = 2n ** 62n

/** What is counted of each player in the wallet, under the lock of the money. */
export const stakedKey = (memberId: string) => `staked ${memberId}`
export const lostKey = (memberId: string) => `lost ${memberId}`

/** A win, or a stake that came back: it makes a loss smaller and always passes. */
export function backGuard(memberId: string, amount: bigint): Guard[] {
  if (amount === 0n) return []
  return [{ key: lostKey(memberId), add: -amount, most: always, refusal: 'never' }]
}

/** A stake that is rolled back: the counters forget it, and what was known of windows is old. */
export function undoneGuards(memberId: string, staked: bigint, won: bigint): Guard[] {
  const back = { most: always, refusal: 'never' }
  return [
    { key: termsKey(memberId), add: 1n, ...back },
    { key: stakedKey(memberId), add: -staked, ...back, need: -1n },
    { key: lostKey(memberId), add: won - staked, ...back, need: -1n },
  ]
}
