import { randomUUID } from 'node:crypto'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameCode, seatAt, senderTo, type Seat } from '../wallet-api/seats.testing.ts'

let site: TestSite
let send: ReturnType<typeof senderTo>
/** Two players in one lane, one in the other. */
let players: Seat[]

beforeAll(async () => {
  site = await createTestSite()
  send = senderTo(site)
  players = []
  for (const lane of [0, 0, 1]) players.push(await seatAt(site, { units: 1_000_000n, lane }))
})
afterAll(() => site.close())

const stakeIn = (roundId: string, { session }: Seat) =>
  send('debit', { session, roundId, gameCode, transactionId: randomUUID(), amount: '1' })

test('players at one table each play the round once, in any lane', async () => {
  const roundId = randomUUID()
  const play = ({ session }: Seat) =>
    send('play', {
      session,
      roundId,
      gameCode,
      transactionId: randomUUID(),
      stake: '1',
      win: '0',
    })
  for (const player of players) expect(await play(player)).toMatchObject({ success: true })
  for (const player of players) expect(await play(player)).toMatchObject({ code: 'round_closed' })
})

test('a round closed for one player stays open for the others', async () => {
  const roundId = randomUUID()
  for (const player of players)
    expect(await stakeIn(roundId, player)).toMatchObject({ success: true })
  const [first, second, third] = players
  if (!first || !second || !third) throw new Error('nobody')
  const win = { playerId: first.playerId, roundId, gameCode, transactionId: randomUUID() }
  const closing = { ...win, amount: '1', closeRound: true }
  expect(await send('credit', closing)).toMatchObject({ success: true })
  expect(await stakeIn(roundId, first)).toMatchObject({ code: 'round_closed' })
  expect(await site.context.gameProvider.hasOpenRounds(first.playerId)).toBe(false)
  for (const { playerId, session } of [second, third]) {
    expect(await stakeIn(roundId, { playerId, session })).toMatchObject({ success: true })
    expect(await site.context.gameProvider.hasOpenRounds(playerId)).toBe(true)
    const closed = await send('close', { playerId, roundId })
    expect(closed).toMatchObject({ success: true })
    expect(closed).not.toMatchObject({ value: { duplicate: true } })
    const again = await send('close', { playerId, roundId })
    expect(again).toMatchObject({ success: true, value: { duplicate: true } })
    expect(await stakeIn(roundId, { playerId, session })).toMatchObject({ code: 'round_closed' })
    expect(await site.context.gameProvider.hasOpenRounds(playerId)).toBe(false)
  }
})

test('stale table rounds are all closed in one sweep', async () => {
  const rounds = [randomUUID(), randomUUID(), randomUUID()]
  for (const roundId of rounds) for (const player of players) await stakeIn(roundId, player)
  await site.advance(25 * 3600)
  await site.context.gameProvider.sweep()
  for (const { playerId } of players) {
    expect(await site.context.gameProvider.hasOpenRounds(playerId)).toBe(false)
  }
})

test('a round that cannot be closed is reported and does not stop the others', async () => {
  const fresh = await seatAt(site, { units: 1_000_000n })
  const gone = randomUUID()
  await stakeIn(randomUUID(), fresh)
  await site.sql(`INSERT INTO vendor_transaction SELECT vendor_code, round_id, transaction_id, kind,
    '${gone}', game_code, gen_random_uuid(), stake, win, closes, target_id, at - interval '1 hour'
    FROM vendor_transaction WHERE member_id = '${fresh.playerId}'`)
  await site.advance(25 * 3600)
  await site.context.gameProvider.sweep()
  expect(await site.context.gameProvider.hasOpenRounds(fresh.playerId)).toBe(false)
  expect(site.logs.filter((line) => line.includes('could not be closed')).join()).toContain(gone)
})
