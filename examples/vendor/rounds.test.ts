import { beforeEach, expect, test } from 'vitest'
import { commitmentOf } from './game.ts'
import type { RoundWallet } from './round-wallet.ts'
import { Unreachable } from './refused.ts'
import { createRounds } from './rounds.ts'

const player = { playerId: 'p', session: 's', currency: 'VND', gameCode: 'coin' }
const [even, odd] = [2, 3]
let moves: string[] = []
let abandoned: string[] = []
let seeds: number[][] = []
let time = 0
let isDown = false

const wallet: RoundWallet = {
  balance: async () => 1_000_000n,
  play: async (_, { amount }, win) => record(`play ${amount} ${win}`),
  stake: async (_, { amount }) => record(`stake ${amount}`),
  pay: async (_, { amount }) => record(`pay ${amount}`),
  abandon: (_, roundId) => void abandoned.push(roundId),
}

function record(move: string): bigint {
  if (isDown) throw new Unreachable('down')
  moves.push(move)
  return 1_000_000n
}

/** Seeds scripted by the test; all ids differ. */
let drawCount = 0
const random = (bytes: number) => {
  const buffer = new Uint8Array(bytes).fill((drawCount += 1))
  if (bytes === 32) buffer.set(seeds.shift() ?? [even, even])
  return buffer
}
const newRounds = () => createRounds(wallet, { random, now: () => time })

beforeEach(() => {
  ;[moves, abandoned, seeds, time, isDown] = [[], [], [], 0, false]
})

test('a toss is one wallet call with the committed seed', async () => {
  seeds = [[odd], [even]]
  const rounds = newRounds()
  const { key, commitment } = await rounds.enter(player, 0, [])
  const won = await rounds.toss(key, 'tails', '10')
  expect(won).toMatchObject({ side: 'tails', paid: '19.6000', proof: { commitment } })
  expect(commitmentOf(Buffer.from(won.proof.seed, 'hex'))).toBe(commitment)
  expect(won.commitment).not.toBe(commitment)
  const lost = await rounds.toss(key, 'tails', '10')
  expect(lost).toMatchObject({ side: 'heads', paid: '0.0000' })
  expect(moves).toEqual(['play 100000 196000', 'play 100000 0'])
})

test('a two-step round: won, then taken', async () => {
  const rounds = newRounds()
  const { key, commitment } = await rounds.enter(player, 0, [])
  const won = await rounds.begin(key, 'heads', '10')
  expect(won).toMatchObject({ pot: '19.6000', proof: null, commitment })
  await expect(rounds.toss(key, 'heads', '10')).rejects.toMatchObject({ code: 'round_open' })
  expect(await rounds.take(key)).toMatchObject({
    paid: '19.6000',
    pot: null,
    proof: { commitment },
  })
  await expect(rounds.take(key)).rejects.toMatchObject({ code: 'no_round' })
  expect(moves).toEqual(['stake 100000', 'pay 196000'])
})

test.each([
  ['doubled and won', 'tails', 'pay 384160'],
  ['doubled and lost', 'heads', 'pay 0'],
])('a two-step round: won, then %s', async (_, choice, paid) => {
  seeds = [[even, odd]]
  const rounds = newRounds()
  const { key } = await rounds.enter(player, 0, [])
  await rounds.begin(key, 'heads', '10')
  expect(await rounds.double(key, choice)).toMatchObject({ side: 'tails', pot: null })
  expect(moves).toEqual(['stake 100000', paid])
})

test('a lost first step closes the round with a win of nothing', async () => {
  const rounds = newRounds()
  const { key } = await rounds.enter(player, 0, [])
  expect(await rounds.begin(key, 'tails', '10')).toMatchObject({ paid: '0.0000', pot: null })
  expect(moves).toEqual(['stake 100000', 'pay 0'])
})

test('a failed toss keeps its seed hidden for the next one', async () => {
  const rounds = newRounds()
  const { key, commitment } = await rounds.enter(player, 0, [])
  isDown = true
  await expect(rounds.toss(key, 'heads', '10')).rejects.toBeInstanceOf(Unreachable)
  await expect(rounds.begin(key, 'heads', '10')).rejects.toBeInstanceOf(Unreachable)
  isDown = false
  expect(await rounds.look(key)).toMatchObject({ commitment, pot: null })
  expect(await rounds.toss(key, 'heads', '10')).toMatchObject({ proof: { commitment } })
})

test('a second launch continues the open round; unknown rounds are abandoned', async () => {
  const rounds = newRounds()
  const { key } = await rounds.enter(player, 0, ['from-before'])
  expect(abandoned).toEqual(['from-before'])
  await rounds.begin(key, 'heads', '10')
  const again = await rounds.enter({ ...player, session: 't' }, 0, [])
  expect(again.pot).toBe('19.6000')
  expect(await rounds.take(again.key)).toMatchObject({ paid: '19.6000' })
})

test('runs one command at a time, at the pace of the market', async () => {
  const rounds = newRounds()
  const { key } = await rounds.enter(player, 2500, [])
  const first = rounds.toss(key, 'heads', '10')
  await expect(rounds.toss(key, 'heads', '10')).rejects.toMatchObject({ code: 'busy' })
  await first
  time = 2499
  await expect(rounds.toss(key, 'heads', '10')).rejects.toMatchObject({ code: 'too_fast' })
  time = 2500
  await rounds.toss(key, 'heads', '10')
  expect(moves).toHaveLength(2)
})

test('refuses wrong sides, stakes and keys', async () => {
  const rounds = newRounds()
  const { key } = await rounds.enter(player, 0, [])
  for (const stake of ['0', '0.5', '1001', '-1', 'ten', '']) {
    await expect(rounds.toss(key, 'heads', stake)).rejects.toMatchObject({ code: 'bad_stake' })
  }
  await expect(rounds.toss(key, 'edge', '1')).rejects.toMatchObject({ code: 'bad_request' })
  await expect(rounds.look('made-up')).rejects.toMatchObject({ code: 'session_expired' })
  expect(moves).toEqual([])
})
