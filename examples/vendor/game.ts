import { createHash } from 'node:crypto'

export type Side = 'heads' | 'tails'

/** One byte for each toss that a round can have, and more than anyone can guess. */
export const seedBytes = 32

/** Shown before the player chooses: whoever has the seed later can see that it is the same. */
export function commitmentOf(seed: Uint8Array): string {
  return createHash('sha256').update(seed).digest('hex')
}

/** The first toss is the seed's first byte, the second its second: even is heads, odd is tails. */
export function landed(seed: Uint8Array, toss: 1 | 2): Side {
  const byte = seed[toss - 1]
  if (byte === undefined) throw new RangeError('a seed of too few bytes')
  return byte % 2 === 0 ? 'heads' : 'tails'
}

/** 1.96 times: of two sides that are as likely, one pays, so 98 % come back. */
export function payout(stake: bigint): bigint {
  return (stake * 196n) / 100n
}

const unit = 10_000n
const most = 1000n * unit

/** Whole units only, so that even a doubled win, 3.8416 times, is exact in ten-thousandths. */
export function isStake(amount: bigint): boolean {
  return amount >= unit && amount <= most && amount % unit === 0n
}

export function isSide(text: string): text is Side {
  return text === 'heads' || text === 'tails'
}
