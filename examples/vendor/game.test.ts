import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentOf, isStake, landed, payout, type Side } from './game.ts'

const bytes = Array.from({ length: 256 }, (_, byte) => byte)
const seedOf = (first: number, second = 0) => Uint8Array.from([first, second, 7, 7])
const stake = 100_000n

test.each<Side>(['heads', 'tails'])('one toss returns exactly 98 % to %s', (choice) => {
  const wins = bytes.filter((byte) => landed(seedOf(byte), 1) === choice)
  const paid = BigInt(wins.length) * payout(stake)
  expect(paid * 100n).toBe(BigInt(bytes.length) * stake * 98n)
})

test('doubling always returns exactly 98 % of 98 %, for any sides', () => {
  let paid = 0n
  for (const first of bytes) {
    for (const second of bytes) {
      const seed = seedOf(first, second)
      const isWon = landed(seed, 1) === 'heads' && landed(seed, 2) === 'tails'
      if (isWon) paid += payout(payout(stake))
    }
  }
  expect(paid * 10_000n).toBe(65_536n * stake * 98n * 98n)
})

test('every allowed stake pays without a remainder, also doubled', () => {
  for (let amount = 10_000n; amount <= 10_000_000n; amount += 10_000n) {
    expect(isStake(amount)).toBe(true)
    expect(payout(amount) * 100n).toBe(amount * 196n)
    expect(payout(payout(amount)) * 10_000n).toBe(amount * 38_416n)
  }
  for (const amount of [0n, -10_000n, 9_999n, 10_001n, 10_010_000n]) {
    expect(isStake(amount)).toBe(false)
  }
})

test('the commitment is the SHA-256 of the seed', () => {
  const seed = new Uint8Array(32).fill(9)
  expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
  expect(commitmentOf(new Uint8Array(0))).toMatch(/^e3b0c44298fc1c14/)
  const other = Uint8Array.from(seed)
  other[31] = 8
  expect(commitmentOf(other)).not.toBe(commitmentOf(seed))
})

test('throws on a seed that is too short', () => {
  expect(() => landed(new Uint8Array(1), 2)).toThrow(RangeError)
})
