import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { chainOf, drawStream, isLink, saltOf, type Sha256 } from './chain.ts'

const sha256: Sha256 = (text) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

const chain = chainOf(sha256, 'c0ffee'.padEnd(64, '0'), 50)
const at = (index: number) => chain[index] ?? ''
const numbers = (seed: string, salt: string, place: number) => {
  const rng = drawStream(hmac, { seed, salt, place })
  return Array.from({ length: 8 }, () => rng.below(2 ** 32)).join()
}

test('a chain has its published link and one per draw, each the hash of the next', () => {
  expect(chain).toHaveLength(51)
  for (let index = 1; index < chain.length; index += 1) {
    expect(sha256(at(index))).toBe(at(index - 1))
    expect(isLink(sha256, at(index - 1), at(index))).toBe(true)
    expect(isLink(sha256, at(0), at(index), index)).toBe(true)
  }
})

test('rejects another seed, another index and no index', () => {
  expect(isLink(sha256, at(3), at(5))).toBe(false)
  expect(isLink(sha256, at(0), at(5), 4)).toBe(false)
  expect(isLink(sha256, at(3), at(3), 0)).toBe(false)
  expect(isLink(sha256, at(3), at(3), -1)).toBe(false)
  expect(isLink(sha256, at(3), at(3), 0.5)).toBe(false)
  expect(isLink(sha256, at(3), at(4).toUpperCase())).toBe(false)
})

test('published links do not reveal the next outcome', () => {
  const salt = saltOf(sha256, 'draw 7', ['bet 1', 'bet 2'])
  const outcome = numbers(at(7), salt, 7)
  for (const known of chain.slice(0, 7)) expect(numbers(known, salt, 7)).not.toBe(outcome)
  expect(numbers(at(7), at(6), 7)).not.toBe(outcome)
})

test('the outcome depends on the salt, and the salt on every bet', () => {
  const closed = ['bet 1', 'bet 2']
  const salts = [
    saltOf(sha256, 'draw 7', closed),
    saltOf(sha256, 'draw 8', closed),
    saltOf(sha256, 'draw 7', [...closed, 'bet 3']),
    saltOf(sha256, 'draw 7', closed.toReversed()),
    saltOf(sha256, 'draw 7', [closed.join('","')]),
    saltOf(sha256, 'draw 7', []),
  ]
  expect(new Set(salts.map((salt) => numbers(at(7), salt, 7))).size).toBe(salts.length)
})
