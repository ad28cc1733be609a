import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { Refused } from './refused.ts'
import { sign } from './sign.ts'
import { createTransferWallet } from './transfer-wallet.ts'

const [secret, now, playerId] = ['hush', 1_700_000_000_000, randomUUID()] as const
let wallet = createTransferWallet({ secret, currency: 'VND', now: () => now })
beforeEach(() => {
  wallet = createTransferWallet({ secret, currency: 'VND', now: () => now })
})

interface Forged {
  timestamp?: string
  operator?: string
  signature?: string
}

function call(path: string, body: object | string, forged: Forged = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const { timestamp = String(now), operator = 'fairhouse' } = forged
  const signature = forged.signature ?? sign(secret, timestamp, text)
  const headers = new Map([
    ['x-operator', operator],
    ['x-timestamp', timestamp],
    ['x-signature', signature],
  ])
  return wallet.answer(path, (name) => headers.get(name) ?? '', text)
}

const codeOf = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return error instanceof Refused ? error.code : error
  }
}

const move = (direction: 'in' | 'out', amount: string, id: string = randomUUID()) => ({
  id,
  playerId,
  direction,
  amount,
  currency: 'VND',
})

test('moves money in and out', () => {
  expect(call('/balance', { playerId })).toEqual({ balance: '0.0000', currency: 'VND' })
  expect(call('/transfer', move('in', '10.5'))).toEqual({ state: 'done', balance: '10.5000' })
  expect(call('/transfer', move('out', '3.0001'))).toEqual({ state: 'done', balance: '7.4999' })
  expect(call('/balance', { playerId })).toEqual({ balance: '7.4999', currency: 'VND' })
})

test('executes an id once and answers a repeat with the current balance', () => {
  const first = move('in', '10')
  call('/transfer', first)
  call('/transfer', move('out', '4'))
  expect(call('/transfer', first)).toEqual({ state: 'done', balance: '6.0000' })
  expect(call('/transfer', { ...first, amount: '10.0000' })).toMatchObject({ state: 'done' })
  expect(call('/balance', { playerId })).toMatchObject({ balance: '6.0000' })
})

test('refuses a repeated id with other content', () => {
  const first = move('in', '10')
  call('/transfer', first)
  const others = [{ amount: '11' }, { direction: 'out' }, { playerId: randomUUID() }]
  for (const other of others) {
    const code = codeOf(() => call('/transfer', { ...first, ...other }))
    expect(code).toBe('duplicate_mismatch')
  }
  expect(call('/balance', { playerId })).toMatchObject({ balance: '10.0000' })
})

test('refuses to overdraw, and a refused id stays refused', () => {
  call('/transfer', move('in', '10'))
  const tooMuch = move('out', '10.0001')
  expect(call('/transfer', tooMuch)).toEqual({ state: 'refused', balance: '10.0000' })
  call('/transfer', move('in', '5'))
  expect(call('/transfer', tooMuch)).toEqual({ state: 'refused', balance: '15.0000' })
  expect(call('/status', { id: tooMuch.id })).toEqual({ state: 'refused' })
  expect(call('/transfer', move('out', '15'))).toEqual({ state: 'done', balance: '0.0000' })
})

test('refuses another currency', () => {
  const foreign = { ...move('in', '10'), currency: 'EUR' }
  expect(call('/transfer', foreign)).toEqual({ state: 'refused', balance: '0.0000' })
})

test('reports the status of a transfer, or unknown', () => {
  const first = move('in', '10')
  expect(call('/status', { id: first.id })).toEqual({ state: 'unknown' })
  call('/transfer', first)
  expect(call('/status', { id: first.id })).toEqual({ state: 'done' })
})

test.each<[string, Forged, string]>([
  ['a wrong signature', { signature: 'ab'.repeat(32) }, 'bad_signature'],
  ['a short one', { signature: 'ab' }, 'bad_signature'],
  ['no operator', { operator: '' }, 'bad_signature'],
  ['an old timestamp', { timestamp: String(now - 60_001) }, 'stale_timestamp'],
  ['an early timestamp', { timestamp: String(now + 60_001) }, 'stale_timestamp'],
  ['no number', { timestamp: 'now' }, 'stale_timestamp'],
])('%s is refused and moves nothing', (_, forged, code) => {
  expect(codeOf(() => call('/transfer', move('in', '10'), forged))).toBe(code)
  expect(call('/balance', { playerId })).toMatchObject({ balance: '0.0000' })
})

test.each([
  ['no JSON', '{'],
  ['a number', { ...move('in', '10'), amount: 10 }],
  ['a negative amount', move('in', '-10')],
  ['a field too many', { ...move('in', '10'), bonus: '1' }],
])('%s is bad_request', (_, body) => {
  expect(codeOf(() => call('/transfer', body))).toBe('bad_request')
})

test('rounds move the same balance', async () => {
  const player = { playerId, session: 'x', currency: 'VND', gameCode: 'coin' }
  call('/transfer', move('in', '10'))
  const { roundWallet } = wallet
  expect(await roundWallet.play(player, { roundId: 'a', amount: 20_000n }, 39_200n)).toBe(119_200n)
  expect(await roundWallet.stake(player, { roundId: 'b', amount: 19_200n })).toBe(100_000n)
  expect(await roundWallet.pay(player, { roundId: 'b', amount: 5n })).toBe(100_005n)
  const tooMuch = roundWallet.stake(player, { roundId: 'c', amount: 100_006n })
  await expect(tooMuch).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect(call('/balance', { playerId })).toMatchObject({ balance: '10.0005' })
})
