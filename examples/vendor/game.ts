import { createHash } from 'node:crypto'

export type Side = 'heads' | 'tails'

/** One byte for each toss of a round, and enough to be unguessable. */
export const seedBytes = 32

/**
 * The hash of the seed, shown before the player chooses and checkable once the seed is revealed.
 */
export function commitmentOf(seed: Uint8Array): string {
  return createHash('sha256').update(seed).digest('hex')
}

/** The first toss is the seed's first byte, the second its second: even is heads, odd is tails. */
export function landed(seed: Uint8Array, toss: 1 | 2): Side {
  const byte = seed[toss - 1]
  if (byte === undefined) throw new RangeError('a seed of too few bytes')
  return byte % 2 === 0 ? 'heads' : 'tails'
}

/** One of two equally likely sides pays 1.96 times: 98 % return. */
export function payout(stake: bigint): bigint {
  return (stake * 196n) / 100n
}

const unit = 10_000n
const maxStake = 1000n * unit

/** Whole units only, so that even a doubled win, 3.8416 times, is exact in ten-thousandths. */
export function isStake(amount: bigint): boolean {
  return amount >= unit && amount <= maxStake && amount % unit === 0n
}

export function isSide(text: string): text is Side {
  return text === 'heads' || text === 'tails'
}
