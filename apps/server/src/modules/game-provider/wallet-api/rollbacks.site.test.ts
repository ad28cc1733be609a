import { randomUUID } from 'node:crypto'
import { amountOf, toWire } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { jackpotAccount, laneCount, memberAccount, providerAccount } from '#modules/wallet'
import type { Account } from '#modules/wallet'
import { booksOf, gameCode, seatAt, senderTo, type Seat } from './seats.testing.ts'

let site: TestSite
let send: ReturnType<typeof senderTo>

beforeAll(async () => {
  site = await createTestSite()
  send = senderTo(site)
})
afterEach(async () => {
  expect((await site.context.wallet.audit()).findings).toEqual([])
})
afterAll(() => site.close())

const wire = (units: bigint) => toWire(amountOf(units))
const lanes = Array.from({ length: laneCount }, (_, lane) => lane)
const balanceOf = (accounts: readonly Account[]) => site.context.wallet.balanceOf(accounts)
const inPot = (code: string) => balanceOf(lanes.map((lane) => jackpotAccount(code, booksOf(lane))))
const ofVendor = () => balanceOf(lanes.map((lane) => providerAccount('SANDBOX', booksOf(lane))))
const cashOf = ({ playerId }: Seat) => balanceOf([memberAccount(playerId, 'cash', 'VND')])
const newPot = () => `pot-${randomUUID().slice(0, 8)}`

async function stakeFor({ session, playerId }: Seat, code: string, contribution: bigint) {
  const round = { roundId: randomUUID(), gameCode }
  const transactionId = randomUUID()
  const jackpot = { code, contribution: wire(contribution) }
  const stake = { session, ...round, transactionId, amount: wire(10_000n), jackpot }
  expect(await send('debit', stake)).toMatchObject({ success: true })
  return {
    win: (units: bigint) => {
      const won = { playerId, ...round, transactionId: randomUUID(), amount: wire(0n) }
      return send('credit', { ...won, jackpot: { code, win: wire(units) } })
    },
    back: backOf(playerId, round.roundId, transactionId),
  }
}

/** A rollback that can be retried. */
function backOf(playerId: string, roundId: string, target: string, transactionId = randomUUID()) {
  const body = { playerId, roundId, transactionId, targetTransactionId: target }
  return () => send('rollback', body)
}

test('a rollback returns the jackpot contribution from another lane', async () => {
  const code = newPot()
  const first = await seatAt(site, { units: 20_000n, lane: 0 })
  const second = await seatAt(site, { units: 20_000n, lane: 1 })
  const stake = await stakeFor(first, code, 1000n)
  const other = await stakeFor(second, code, 5000n)
  expect(await other.win(5500n)).toMatchObject({ success: true })
  await stakeFor(second, code, 9000n)
  const before = await ofVendor()
  expect(await stake.back()).toMatchObject({ success: true, value: { balance: wire(20_000n) } })
  expect(await inPot(code)).toBe(8500n)
  expect(await ofVendor()).toBe(before - 9000n)
  expect(await stake.back()).toMatchObject({ success: true, value: { duplicate: true } })
  expect(await cashOf(first)).toBe(20_000n)
})

test('a contribution that was won meanwhile is repaid by the provider', async () => {
  const code = newPot()
  const first = await seatAt(site, { units: 20_000n, lane: 0 })
  const second = await seatAt(site, { units: 20_000n, lane: 1 })
  const before = await ofVendor()
  const stake = await stakeFor(first, code, 1000n)
  const other = await stakeFor(second, code, 200n)
  expect(await other.win(900n)).toMatchObject({ success: true })
  const answers = await Promise.all([stake.back(), stake.back(), stake.back()])
  for (const answer of answers) expect(answer).toMatchObject({ success: true })
  expect(await cashOf(first)).toBe(20_000n)
  expect(await inPot(code)).toBe(0n)
  // The other's stake minus its contribution; part of the first contribution was won.
  expect(await ofVendor()).toBe(before + 9800n - 700n)
})

test('a play that won back its own contribution is reversed exactly', async () => {
  const code = newPot()
  for (const win of [400n, 1000n, 1200n]) {
    const player = await seatAt(site, { units: 20_000n, lane: 0 })
    await stakeFor(player, code, 200n)
    const [vendor, pot] = [await ofVendor(), await inPot(code)]
    const ids = { roundId: randomUUID(), transactionId: randomUUID() }
    const jackpot = { code, contribution: wire(1000n), win: wire(win) }
    const play = { session: player.session, ...ids, gameCode, jackpot }
    const played = await send('play', { ...play, stake: wire(5000n), win: wire(7000n) })
    expect(played).toMatchObject({ success: true })
    const back = backOf(player.playerId, ids.roundId, ids.transactionId)
    expect(await back()).toMatchObject({ success: true, value: { balance: wire(10_000n) } })
    expect([await ofVendor(), await inPot(code)]).toEqual([vendor, pot])
  }
})

test('a rollback refused for insufficient funds can be retried, and reverses once', async () => {
  const player = await seatAt(site, { units: 10_000n })
  const { playerId, session } = player
  const [round, spending] = [randomUUID(), randomUUID()]
  const target = randomUUID()
  const play = { session, roundId: round, transactionId: target, gameCode }
  await send('play', { ...play, stake: wire(1000n), win: wire(50_000n) })
  const spent = { session, roundId: spending, transactionId: randomUUID(), gameCode }
  await send('debit', { ...spent, amount: wire(59_000n) })
  const id = randomUUID()
  const back = backOf(playerId, round, target, id)
  const short = { success: false, code: 'insufficient_funds' }
  for (let time = 0; time < 20; time += 1) expect(await back()).toMatchObject(short)
  const other = backOf(playerId, spending, spent.transactionId, id)
  expect(await other()).toMatchObject({ code: 'duplicate_mismatch' })

  const win = { playerId, roundId: spending, transactionId: randomUUID(), gameCode }
  await send('credit', { ...win, amount: wire(90_000n) })
  const answers = await Promise.all(Array.from({ length: 6 }, back))
  for (const answer of answers) {
    expect(answer).toMatchObject({ success: true, value: { balance: wire(41_000n) } })
  }
  const isFirst = answers.filter((one) => one.success && one.value.duplicate !== true)
  expect(isFirst).toHaveLength(1)
  // Once accepted it stays the answer, and other rollbacks see the stake as reversed.
  expect(await back()).toMatchObject({ value: { balance: wire(41_000n), duplicate: true } })
  expect(await backOf(playerId, round, target)()).toMatchObject({ success: true })
  expect(await cashOf(player)).toBe(41_000n)
})

test('a rollback that names another round is recorded in the stake’s round', async () => {
  const { playerId, session } = await seatAt(site, { units: 20_000n })
  const round = { roundId: randomUUID(), gameCode }
  const transactionId = randomUUID()
  const stake = { session, ...round, transactionId, amount: wire(10_000n) }
  expect(await send('debit', stake)).toMatchObject({ success: true })
  const back = backOf(playerId, randomUUID(), transactionId)
  expect(await back()).toMatchObject({ success: true, value: { balance: wire(20_000n) } })
  expect(await back()).toMatchObject({ success: true, value: { duplicate: true } })
  const kinds = await site.sql(
    'SELECT kind FROM vendor_transaction WHERE round_id = $1 ORDER BY at, kind',
    [round.roundId],
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['debit', 'rollback'])
})
