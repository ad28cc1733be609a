import { randomUUID } from 'node:crypto'
import { addPlayer, asVendor, createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const gameCode = 'sandbox-game'
const ids = () => ({ roundId: randomUUID(), transactionId: randomUUID(), gameCode })
const send = (verb: string, body: object) => asVendor(site, verb, body)
const taken = (balance: string) => ({ success: true, value: { balance } })
const again = (balance: string) => ({ success: true, value: { balance, duplicate: true } })
const closed = { success: false, code: 'game_disabled' }
const turn = (isOn: boolean) => site.context.gameAdmin.turn({ vendor: 'SANDBOX' }, isOn)

async function unsigned() {
  const headers = {
    'x-vendor': 'SANDBOX',
    'x-timestamp': String(site.now().getTime()),
    'x-signature': '00',
  }
  const init = { method: 'POST', headers, body: '{}' }
  return (await site.visitor().send('/vendor/v1/close', init)).json()
}

test('[INT-06] a disabled provider starts no rounds and can finish open ones', async () => {
  const { gameProvider } = site.context
  const playerId = await addPlayer(site, 1_000_000n)
  const ticket = await gameProvider.ticket(playerId, gameCode)
  const session = (await send('authenticate', { ticket })).value?.session
  const [paid, undone, whole] = [ids(), ids(), ids()]
  const stake = { session, amount: '10' }
  const spin = { session, ...whole, stake: '5', win: '0' }
  await send('debit', { ...stake, ...paid })
  await send('debit', { ...stake, ...undone })
  expect(await send('play', spin)).toMatchObject(taken('75.0000'))
  const later = await gameProvider.ticket(playerId, gameCode)

  await turn(false)
  expect(await unsigned()).toMatchObject({ code: 'bad_signature' })
  expect(await send('authenticate', { ticket: later })).toMatchObject(closed)
  expect(await send('debit', { ...stake, ...ids() })).toMatchObject(closed)
  expect(await send('debit', { ...stake, ...ids(), roundId: paid.roundId })).toMatchObject(closed)
  expect(await send('play', { ...spin, ...ids() })).toMatchObject(closed)

  expect(await send('debit', { ...stake, ...paid })).toMatchObject(again('75.0000'))
  expect(await send('play', spin)).toMatchObject(again('75.0000'))
  expect(await send('balance', { session })).toMatchObject(taken('75.0000'))
  const { roundId } = paid
  const win = { ...ids(), playerId, roundId, amount: '30' }
  expect(await send('credit', win)).toMatchObject(taken('105.0000'))
  expect(await send('close', { playerId, roundId })).toMatchObject(taken('105.0000'))
  const target = { targetTransactionId: undone.transactionId, roundId: undone.roundId }
  const back = { playerId, transactionId: randomUUID(), ...target }
  expect(await send('rollback', back)).toMatchObject(taken('115.0000'))

  await turn(true)
  // The ticket was not consumed.
  expect(await send('authenticate', { ticket: later })).toMatchObject({ success: true })
  expect(await send('debit', { ...stake, ...ids() })).toMatchObject(taken('105.0000'))
})
