import { randomUUID } from 'node:crypto'
import { amountOf, toWire } from '@fairhouse/money'
import { playerIdOf } from './player-ids.ts'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { memberAccount } from '#modules/wallet'
import { gameCode, seatAt, senderTo, type Seat } from './seats.testing.ts'

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
const cashOf = ({ playerId }: Seat) =>
  site.context.wallet.balanceOf([memberAccount(playerId, 'cash', 'VND')])
const inSeconds = (seconds: number) => new Date(site.now().getTime() + seconds * 1000).toISOString()
const accepted = (units: bigint) => ({ success: true, value: { balance: wire(units) } })
const refused = (code: string) => ({ success: false, code })

/** A bet of its own round, which is open for so many seconds. */
async function bet({ session }: Seat, units: bigint, seconds = 60) {
  const [roundId, transactionId] = [randomUUID(), randomUUID()]
  const amount = wire(units)
  const stake = { session, roundId, transactionId, gameCode, amount, notAfter: inSeconds(seconds) }
  return { stake, answer: await send('debit', stake) }
}

const settled = ({ playerId }: Seat, roundId: string, units: bigint) => ({
  playerId,
  roundId,
  transactionId: randomUUID(),
  gameCode,
  amount: wire(units),
  validBet: wire(1000n),
})

test('a bet is too late after its lock by the clock of the database, for good', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const first = await bet(seat, 1000n)
  expect(first.answer).toMatchObject(accepted(4000n))
  await site.advance(60)
  // At the moment itself it is in time.
  expect((await bet(seat, 1000n, 0)).answer).toMatchObject(accepted(3000n))
  const late = await bet(seat, 1000n, -1)
  expect(late.answer).toMatchObject({ ...refused('too_late'), value: { balance: wire(3000n) } })
  await site.advance(-3600)
  expect(await send('debit', late.stake)).toMatchObject(refused('too_late'))
  await site.advance(3600)
  // A repeat after the lock gets its first answer.
  expect(await send('debit', first.stake)).toMatchObject({
    success: true,
    value: { duplicate: true },
  })
  const wrong = { ...late.stake, transactionId: randomUUID(), notAfter: '2026-13-40T99:00:00Z' }
  expect(await send('debit', wrong)).toMatchObject(refused('bad_request'))
  expect(await cashOf(seat)).toBe(3000n)
})

test('a cancel gives the stake back before the lock, and nothing after it', async () => {
  const seat = await seatAt(site, { units: 5000n, bonus: 100n })
  const { stake } = await bet(seat, 5050n)
  expect(await cashOf(seat)).toBe(0n)
  const { session } = seat
  const { roundId, transactionId: targetTransactionId } = stake
  const cancel = (seconds: number, transactionId = randomUUID()) =>
    ({
      session,
      roundId,
      transactionId,
      targetTransactionId,
      notAfter: inSeconds(seconds),
    }) as const
  expect(await send('cancel', cancel(-1))).toMatchObject(refused('too_late'))
  const other = await seatAt(site, { units: 1000n })
  expect(await send('cancel', { ...cancel(60), session: other.session })).toMatchObject(
    refused('unknown_transaction'),
  )
  expect(await send('cancel', { ...cancel(60), roundId: randomUUID() })).toMatchObject(
    refused('unknown_transaction'),
  )
  const request = cancel(60)
  expect(await send('cancel', request)).toMatchObject(accepted(5100n))
  expect(await cashOf(seat)).toBe(5000n)
  expect(await send('cancel', request)).toMatchObject({ value: { duplicate: true } })
  expect(await send('cancel', cancel(60))).toMatchObject(refused('round_closed'))
  const [result] = await settle([settled(seat, roundId, 9000n)])
  expect(result).toMatchObject(refused('rolled_back'))
  expect(await site.context.gameProvider.hasOpenRounds(seat.playerId)).toBe(false)
})

async function settle(items: ReturnType<typeof settled>[]) {
  const answer = await send('settleMany', { items })
  if (!answer.success) throw new Error(answer.code)
  return answer.value.results
}

test('settleMany pays and closes each bet on its own', async () => {
  const [one, two] = [await seatAt(site, { units: 5000n }), await seatAt(site, { units: 5000n })]
  const bets = [await bet(one, 1000n), await bet(two, 1000n), await bet(two, 2000n)]
  const [first, second, third] = bets.map(({ stake }) => stake.roundId)
  if (!first || !second || !third) throw new Error('no bets')
  await site.advance(3600)
  const items = [
    { ...settled(one, first, 3000n), reason: '27 matched' },
    settled(two, second, 0n),
    settled(two, randomUUID(), 500n),
  ]
  const results = await settle(items)
  expect(results).toEqual([
    { transactionId: items[0]?.transactionId, success: true, balance: wire(7000n) },
    { transactionId: items[1]?.transactionId, success: true, balance: wire(2000n) },
    { transactionId: items[2]?.transactionId, success: false, code: 'unknown_transaction' },
  ])
  // A repeat of all has the same outcomes, marked as such.
  expect(await settle(items)).toEqual(
    results.map((result) => (result.success ? { ...result, duplicate: true } : result)),
  )
  // The first to close a bet wins.
  expect(await settle([settled(one, first, 9000n)])).toMatchObject([refused('round_closed')])
  expect(
    await settle([settled(two, third, 100n), items[0] ?? settled(one, first, 0n)]),
  ).toMatchObject([
    { success: true, balance: wire(2100n) },
    { success: true, duplicate: true },
  ])
  const steps = await site.sql(
    `SELECT valid_bet::int AS valid, reason, closes FROM vendor_transaction
     WHERE round_id = $1 AND kind = 'credit'`,
    [first],
  )
  expect(steps).toEqual([{ valid: 1000, reason: '27 matched', closes: true }])
})

test('settleMany refuses lists that cannot be carried out as a whole', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const { stake } = await bet(seat, 1000n)
  const item = settled(seat, stake.roundId, 100n)
  const trial = {
    ...item,
    transactionId: randomUUID(),
    playerId: playerIdOf(seat.playerId, 'trial'),
  }
  const twice = { ...item }
  for (const items of [[], [item, trial], [item, twice], Array.from({ length: 501 }, () => item)]) {
    expect(await send('settleMany', { items })).toMatchObject(refused('bad_request'))
  }
  expect(await cashOf(seat)).toBe(4000n)
})

test('plays of different players have their own outcomes', async () => {
  const seats = await Promise.all([5000n, 5000n, 500n].map((units) => seatAt(site, { units })))
  const items = seats.map(({ session }) => ({
    session,
    roundId: randomUUID(),
    transactionId: randomUUID(),
    gameCode,
    stake: wire(1000n),
    win: wire(200n),
  }))
  const answer = await send('plays', { items })
  expect(answer).toMatchObject({
    value: {
      results: [
        { success: true, balance: wire(4200n) },
        { success: true, balance: wire(4200n) },
        { success: false, code: 'insufficient_funds', balance: wire(500n) },
      ],
    },
  })
  expect(await send('plays', { items })).toMatchObject({
    value: { results: [{ duplicate: true }, { duplicate: true }, { success: false }] },
  })
  const [first] = items
  if (!first) throw new Error('no items')
  const same = [first, { ...first, transactionId: randomUUID(), roundId: randomUUID() }]
  expect(await send('plays', { items: same })).toMatchObject(refused('bad_request'))
})
