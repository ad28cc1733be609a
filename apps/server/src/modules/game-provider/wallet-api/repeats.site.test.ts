import { randomUUID } from 'node:crypto'
import { amountOf, toWire } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAccount } from '#modules/wallet'
import { gameCode, seatAt, senderTo } from './seats.testing.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const wire = (units: bigint) => toWire(amountOf(units))
const cashOf = (playerId: string) =>
  site.context.wallet.balanceOf([memberAccount(playerId, 'cash', 'VND')])

test('a transaction id used by another player is not a repeat, in any lane', async () => {
  const send = senderTo(site)
  const owner = await seatAt(site, { units: 1000n, lane: 0 })
  const round = () => ({ roundId: randomUUID(), transactionId: randomUUID(), gameCode })
  const [debit, play] = [round(), round()]
  const staked = (session: string) => [
    () => send('debit', { session, ...debit, amount: wire(10n) }),
    () => send('play', { session, ...play, stake: wire(20n), win: wire(5n) }),
  ]
  for (const stake of staked(owner.session)) expect(await stake()).toMatchObject({ success: true })
  for (const lane of [0, 1]) {
    const { playerId, session } = await seatAt(site, { units: 1000n, lane })
    for (const stake of staked(session)) {
      expect(await stake()).toMatchObject({ success: false, code: 'duplicate_mismatch' })
    }
    await site.context.wallet.blockStakes(playerId)
    for (const stake of staked(session)) {
      expect(await stake()).toMatchObject({ success: false, code: 'duplicate_mismatch' })
    }
    expect(await cashOf(playerId)).toBe(1000n)
  }
  for (const stake of staked(owner.session)) {
    expect(await stake()).toMatchObject({ value: { balance: wire(975n), duplicate: true } })
  }
})

test('another player’s transaction id is not a repeat after the game has closed', async () => {
  const send = senderTo(site)
  const { session: own } = await seatAt(site, { units: 1000n })
  const { session: foreign } = await seatAt(site, { units: 1000n })
  const round = { roundId: randomUUID(), gameCode }
  const stake = (session: string, transactionId: string) =>
    send('debit', { session, ...round, transactionId, amount: wire(10n) })
  const id = randomUUID()
  expect(await stake(own, id)).toMatchObject({ success: true })
  await site.sql(`UPDATE vendor_game SET enabled = false WHERE code = '${gameCode}'`)
  await site.context.gameProvider.reload()
  expect(await stake(foreign, randomUUID())).toMatchObject({ code: 'game_disabled' })
  expect(await stake(foreign, id)).toMatchObject({ success: false, code: 'duplicate_mismatch' })
  expect(await stake(own, id)).toMatchObject({ success: true, value: { duplicate: true } })
})
