import { randomUUID } from 'node:crypto'
import { amountOf, toWire } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { memberAccount, type MemberKind } from '#modules/wallet'
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
const balanceOf = ({ playerId }: Seat, kind: MemberKind) =>
  site.context.wallet.balanceOf([memberAccount(playerId, kind, 'VND')])
const ids = () => ({ roundId: randomUUID(), transactionId: randomUUID(), gameCode })
const refused = (code: string) => ({ success: false, code })

/** Takes a seat with so many units. */
async function sitDown({ session }: Seat, units: bigint) {
  const buyIn = { session, ...ids(), amount: wire(units) }
  return { buyIn, seatId: buyIn.roundId, answer: await send('reserve', buyIn) }
}

const hand = ({ session }: Seat, seatId: string, stake: bigint, win: bigint) => ({
  session,
  ...ids(),
  stake: wire(stake),
  win: wire(win),
  fromReserved: seatId,
})

const leaving = ({ playerId }: Seat, seatId: string) => ({
  playerId,
  transactionId: randomUUID(),
  roundId: seatId,
})

test('a seat is paid for, played from and left with what it holds', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const { buyIn, seatId, answer } = await sitDown(seat, 3000n)
  expect(answer).toMatchObject({ value: { balance: wire(2000n), reserved: wire(3000n) } })
  expect(await send('reserve', buyIn)).toMatchObject({ value: { duplicate: true } })
  const lost = hand(seat, seatId, 1000n, 0n)
  expect(await send('play', lost)).toMatchObject({
    value: { balance: wire(2000n), reserved: wire(2000n) },
  })
  expect(await send('play', lost)).toMatchObject({ value: { duplicate: true } })
  expect(await send('play', hand(seat, seatId, 500n, 1500n))).toMatchObject({
    value: { reserved: wire(3000n) },
  })
  const left = leaving(seat, seatId)
  expect(await send('release', left)).toMatchObject({ value: { balance: wire(5000n) } })
  expect(await send('release', left)).toMatchObject({ value: { duplicate: true } })
  expect(await balanceOf(seat, 'reserved')).toBe(0n)
  // The seat is over.
  const again = { session: seat.session, ...ids(), roundId: seatId, amount: wire(100n) }
  expect(await send('reserve', again)).toMatchObject(refused('round_closed'))
})

test('another player’s reservation or hand of the same id is not a repeat', async () => {
  const [seat, other] = [await seatAt(site, { units: 5000n }), await seatAt(site, { units: 5000n })]
  const { buyIn, seatId } = await sitDown(seat, 3000n)
  const { session } = other
  expect(await send('reserve', { ...buyIn, session })).toMatchObject(refused('duplicate_mismatch'))
  const lost = hand(seat, seatId, 100n, 0n)
  expect(await send('play', lost)).toMatchObject({ success: true })
  expect(await send('play', { ...lost, session })).toMatchObject(refused('duplicate_mismatch'))
  expect(await balanceOf(other, 'cash')).toBe(5000n)
})

test('a hand takes no more than its own seat holds', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const [one, other] = [await sitDown(seat, 1000n), await sitDown(seat, 2000n)]
  expect(await send('play', hand(seat, one.seatId, 1001n, 0n))).toMatchObject(
    refused('insufficient_funds'),
  )
  expect(await send('play', hand(seat, randomUUID(), 1n, 0n))).toMatchObject(
    refused('insufficient_funds'),
  )
  expect(await send('play', hand(seat, other.seatId, 2000n, 0n))).toMatchObject({ success: true })
  await send('release', leaving(seat, other.seatId))
  expect(await balanceOf(seat, 'reserved')).toBe(1000n)
  expect((await sitDown(seat, 2001n)).answer).toMatchObject(refused('insufficient_funds'))
  expect((await sitDown(seat, 0n)).answer).toMatchObject(refused('bad_request'))
  await send('release', leaving(seat, one.seatId))
  expect(await balanceOf(seat, 'cash')).toBe(3000n)
})

test('a hand that was dealt settles for a blocked player; a new seat is refused', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const { seatId } = await sitDown(seat, 3000n)
  await site.context.wallet.blockStakes(seat.playerId)
  expect((await sitDown(seat, 100n)).answer).toMatchObject(refused('player_blocked'))
  expect(await send('play', hand(seat, seatId, 1000n, 400n))).toMatchObject({ success: true })
  expect(await send('release', leaving(seat, seatId))).toMatchObject({
    value: { balance: wire(4400n) },
  })
})

test('a buy-in takes room in the limits until the seat is left; then its hands count', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const { wallet, kit } = site.context
  const counted = () => wallet.counters(kit.database.db, seat.playerId)
  const { seatId } = await sitDown(seat, 3000n)
  expect(await counted()).toMatchObject({ staked: 3000n, lost: 3000n })
  await send('play', hand(seat, seatId, 1000n, 400n))
  expect(await counted()).toMatchObject({ staked: 4000n, lost: 3000n })
  await send('release', leaving(seat, seatId))
  expect(await counted()).toMatchObject({ staked: 1000n, lost: 600n })
})

test('hands and leaving at once never pay more than the seat held', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const { seatId } = await sitDown(seat, 3000n)
  const hands = Array.from({ length: 10 }, () => send('play', hand(seat, seatId, 400n, 100n)))
  const answers = await Promise.all([...hands, send('release', leaving(seat, seatId))])
  const played = answers.slice(0, 10).filter(({ success }) => success).length
  await send('release', leaving(seat, seatId))
  expect(await balanceOf(seat, 'reserved')).toBe(0n)
  expect(await balanceOf(seat, 'cash')).toBe(5000n - 300n * BigInt(played))
})

test('a hand that is rolled back comes back as cash', async () => {
  const seat = await seatAt(site, { units: 5000n })
  const { seatId } = await sitDown(seat, 3000n)
  const lost = hand(seat, seatId, 1000n, 0n)
  await send('play', lost)
  const undo = {
    playerId: seat.playerId,
    transactionId: randomUUID(),
    targetTransactionId: lost.transactionId,
    roundId: lost.roundId,
  }
  expect(await send('rollback', undo)).toMatchObject({ value: { balance: wire(3000n) } })
  expect(await send('release', leaving(seat, seatId))).toMatchObject({
    value: { balance: wire(5000n) },
  })
})
