import { createHash, createHmac } from 'node:crypto'
import { drawStream, lotteries, lotteryOf, saltOf } from '@fairhouse/engines/lottery'
import { expect, test } from 'vitest'
import { isCommitted, verifyDraw, type VerifiableDraw } from './verification.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

const place = 7
const seed = sha256('the last link but some')
const commitment = Array.from({ length: place }).reduce<string>((link) => sha256(link), seed)
const hashes = ['bet 1', 'bet 2', 'bet 3']
  .map(sha256)
  .toSorted((one, other) => (one < other ? -1 : 1))

/** A draw as the studio makes it. */
function honest(rules: string, closed: readonly string[] = hashes): VerifiableDraw {
  const [game, number] = ['k3-5m', '20300101-0001']
  const salt = saltOf(sha256, `${game}/${number}`, closed)
  const result = lotteryOf(rules)?.draw(drawStream(hmac, { seed, salt, place }))
  const published: unknown = JSON.parse(JSON.stringify(result))
  return { game, number, rules, result: published, commitment, place, salt, seed }
}

test.each(lotteries.map(({ id }) => id))('[BET-11] an honest draw of %s verifies', (rules) => {
  const draw = honest(rules)
  expect(verifyDraw(draw, hashes)).toEqual({
    checks: { link: true, salt: true, result: true },
    salt: draw.salt,
    result: draw.result,
  })
})

test('[BET-11] a draw without bets verifies', () => {
  expect(verifyDraw(honest('ssc', []), [])?.checks).toEqual({
    link: true,
    salt: true,
    result: true,
  })
})

test('[BET-11] every manipulation is detected', () => {
  const draw = honest('k3')
  const [first = '', ...others] = hashes
  const lies: [string, VerifiableDraw, readonly string[], object][] = [
    ['another seed', { ...draw, seed: sha256('other') }, hashes, { link: false }],
    ['another commitment', { ...draw, commitment: sha256('other') }, hashes, { link: false }],
    ['another position', { ...draw, place: 6 }, hashes, { link: false }],
    ['an endless position', { ...draw, place: 1e9 }, hashes, { link: false }],
    ['a missing bet', draw, others, { salt: false }],
    ['an added bet', draw, [...hashes, first], { salt: false }],
    ['another draw', { ...draw, number: '20300101-0002' }, hashes, { salt: false }],
    ['another salt', { ...draw, salt: sha256('other') }, hashes, { salt: false }],
    ['another result', { ...draw, result: [9, 9, 9] }, hashes, { result: false }],
    ['other rules', { ...draw, rules: 'ssc' }, hashes, { result: false }],
    ['unknown rules', { ...draw, rules: 'none' }, hashes, { result: false }],
  ]
  for (const [name, lie, list, failed] of lies) {
    expect(verifyDraw(lie, list)?.checks, name).toMatchObject(failed)
  }
})

test('nothing is verified before the seed is revealed', () => {
  const draw = honest('k3')
  for (const hidden of ['seed', 'salt', 'commitment', 'place'] as const) {
    expect(verifyDraw({ ...draw, [hidden]: null }, hashes), hidden).toBeUndefined()
  }
  expect(isCommitted({ ...draw, seed: null })).toBeUndefined()
  expect(isCommitted(draw)).toBe(true)
  expect(isCommitted({ ...draw, seed: sha256('other') })).toBe(false)
})
