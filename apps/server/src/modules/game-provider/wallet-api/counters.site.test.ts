import { randomUUID } from 'node:crypto'
import { amountOf, toWire } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { laneOf } from '#modules/wallet'
import { gameCode, seatAt, senderTo, type Seat } from './seats.testing.ts'

let site: TestSite
let send: ReturnType<typeof senderTo>

beforeAll(async () => {
  site = await createTestSite()
  send = senderTo(site)
})
afterAll(async () => {
  expect((await site.context.wallet.audit()).findings).toEqual([])
  await site.close()
})

const wire = (units: bigint) => toWire(amountOf(units))

/** A bet of 100 that adds to a counter. */
const bet = ({ session }: Seat, key: string, add: bigint, max: bigint) => ({
  session,
  roundId: randomUUID(),
  transactionId: randomUUID(),
  gameCode,
  amount: wire(100n),
  counters: [{ key, add: wire(add), max: wire(max) }],
})

/** Players of both lanes. */
async function seats(count: number): Promise<Seat[]> {
  const made: Seat[] = []
  while (made.length < count || new Set(made.map(({ playerId }) => laneOf(playerId))).size < 2) {
    made.push(await seatAt(site, { units: 5000n }))
  }
  return made
}

test('bets of all players at once fill a counter to its maximum and no further', async () => {
  const players = await seats(6)
  const key = `draw ${randomUUID()}`
  const bets = players.flatMap((seat) =>
    Array.from({ length: 4 }, () => bet(seat, key, 300n, 2000n)),
  )
  const answers = await Promise.all(bets.map((one) => send('debit', one)))
  expect(answers.filter(({ success }) => success)).toHaveLength(6)
  for (const answer of answers.filter(({ success }) => !success)) {
    expect(answer).toMatchObject({ code: 'limit_reached', value: { key, left: wire(200n) } })
  }
  const [seat] = players
  if (!seat) throw new Error('no seat')
  expect(await send('debit', bet(seat, key, 200n, 2000n))).toMatchObject({ success: true })
  expect(await send('debit', bet(seat, `${key} 2`, 200n, 2000n))).toMatchObject({ success: true })
})

test('a bet that is cancelled or rolled back takes its part out again', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const key = `draw ${randomUUID()}`
  const first = bet(seat, key, 900n, 1000n)
  const next = () => send('debit', bet(seat, key, 900n, 1000n))
  expect(await send('debit', first)).toMatchObject({ success: true })
  expect(await next()).toMatchObject({ code: 'limit_reached', value: { left: wire(100n) } })
  const { roundId, transactionId: targetTransactionId } = first
  const undo = { transactionId: randomUUID(), targetTransactionId, roundId }
  const notAfter = new Date(site.now().getTime() + 60_000).toISOString()
  expect(await send('cancel', { session: seat.session, ...undo, notAfter })).toMatchObject({
    success: true,
  })
  const second = bet(seat, key, 900n, 1000n)
  expect(await send('debit', second)).toMatchObject({ success: true })
  expect(await next()).toMatchObject({ code: 'limit_reached' })
  const rollback = {
    playerId: seat.playerId,
    transactionId: randomUUID(),
    targetTransactionId: second.transactionId,
    roundId: second.roundId,
  }
  expect(await send('rollback', rollback)).toMatchObject({ success: true })
  expect(await next()).toMatchObject({ success: true })
})

test('one counter twice, or an amount that is none, is refused', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const one = bet(seat, 'x', 1n, 10n)
  const counter = { key: 'x', add: '1', max: '10' }
  for (const counters of [[counter, counter], [{ ...counter, add: '-1' }]]) {
    expect(await send('debit', { ...one, counters })).toMatchObject({ code: 'bad_request' })
  }
})
