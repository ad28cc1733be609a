import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, toWire } from '@fairhouse/money'
import { laneOf, memberAccount, promotionAccount } from '#modules/wallet'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

interface Answer {
  success: boolean
  value: { session: string; playerId: string; balance: string; openRounds: unknown[] } | null
  code?: string
}

/** Sends a call as a provider does: signed over the bytes of the body. */
async function send(verb: string, body: object): Promise<Answer> {
  const text = JSON.stringify(body)
  const timestamp = String(site.now().getTime())
  const hmac = createHmac('sha256', 'sandbox-secret').update(`${timestamp}.${text}`)
  const response = await fetch(`${site.address}/vendor/v1/${verb}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vendor': 'SANDBOX',
      'x-timestamp': timestamp,
      'x-signature': hmac.digest('hex'),
    },
    body: text,
  })
  return (await response.json()) as Answer
}

/** A new member with cash, bonus and a game session. */
async function seat(cashUnits: bigint, bonusUnits: bigint) {
  const { brands, member, gameProvider, wallet } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const name = `m${randomUUID().slice(0, 8)}`
  const id = await member.add({ brandId, name, nickname: name, type: 0, password: 'long-enough-1' })
  const lane = laneOf(id)
  const promotion = promotionAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const cash = memberAccount(id, 'cash', 'VND')
  const bonus = memberAccount(id, 'bonus', 'VND')
  for (const [to, units] of [
    [cash, cashUnits],
    [bonus, bonusUnits],
  ] as const) {
    if (units === 0n) continue
    const postings = [{ from: [promotion], to, amount: amountOf(units) }]
    await wallet.transfer({ id: randomUUID(), code: 'gift', lane, reference: '', postings })
  }
  const ticket = await gameProvider.ticket(id, 'sandbox-game')
  const { value } = await send('authenticate', { ticket })
  const split = async () => [await wallet.balanceOf([cash]), await wallet.balanceOf([bonus])]
  return { id, split, session: value?.session ?? '' }
}

const round = () => ({
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameCode: 'sandbox-game',
})
const wire = (units: bigint) => toWire(amountOf(units))

test('[GAME-19] wins split into cash and bonus like the stake; rollbacks are exact', async () => {
  const { id, split, session } = await seat(60n, 100n)
  const debit = { session, ...round(), amount: wire(100n) }
  expect(await send('debit', debit)).toMatchObject({ value: { balance: wire(60n) } })
  expect(await split()).toEqual([0n, 60n])
  const { roundId, gameCode } = debit
  const win = { playerId: id, transactionId: randomUUID(), roundId, gameCode, amount: wire(55n) }
  expect(await send('credit', win)).toMatchObject({ value: { balance: wire(115n) } })
  expect(await split()).toEqual([33n, 82n])

  const play = { session, ...round(), stake: wire(50n), win: wire(7n) }
  expect(await send('play', play)).toMatchObject({ success: true })
  const afterPlay = await split()
  expect(afterPlay).toEqual([5n, 67n])
  const undo = { playerId: id, transactionId: randomUUID(), roundId: play.roundId }
  await send('rollback', { ...undo, targetTransactionId: play.transactionId })
  expect(await split()).toEqual([33n, 82n])
})

test('[GAME-19] a jackpot split over two lanes is paid in full from one', async () => {
  const code = `pot-${randomUUID().slice(0, 8)}`
  const players = await Promise.all(Array.from({ length: 8 }, () => seat(1000n, 0n)))
  // Lanes are random: one of the eight is replaced until both are used.
  while (new Set(players.map(({ id }) => laneOf(id))).size < 2) {
    players.splice(-1, 1, await seat(1000n, 0n))
  }
  const give = { stake: wire(100n), win: wire(0n), jackpot: { code, contribution: wire(10n) } }
  for (const { session } of players) await send('play', { session, ...round(), ...give })
  const [winner] = players
  const take = { session: winner?.session, ...round(), stake: wire(0n), win: wire(0n) }
  const win = { ...take, jackpot: { code, win: wire(80n) } }
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('play', win)))
  for (const answer of answers) {
    expect(answer).toMatchObject({ success: true, value: { balance: wire(980n) } })
  }
  const more = { ...win, ...round(), jackpot: { code, win: wire(1n) } }
  expect(await send('play', more)).toMatchObject({ success: false, code: 'bad_request' })
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('[GAME-19] an open round is listed at the next launch, later closed', async () => {
  const { id, session } = await seat(100n, 0n)
  const debit = { session, ...round(), amount: wire(10n) }
  await send('debit', debit)
  const again = await site.context.gameProvider.ticket(id, 'sandbox-game')
  const { roundId, gameCode } = debit
  expect(await send('authenticate', { ticket: again })).toMatchObject({
    value: { openRounds: [{ roundId, gameCode }] },
  })
  await site.advance(25 * 3600)
  await site.context.gameProvider.sweep()
  expect(site.logs.join('\n')).toContain(roundId)
  const late = await site.context.gameProvider.ticket(id, 'sandbox-game')
  const { value } = await send('authenticate', { ticket: late })
  expect(value?.openRounds).toEqual([])
  const stake = { ...debit, session: value?.session, transactionId: randomUUID() }
  expect(await send('debit', stake)).toMatchObject({ code: 'round_closed' })
  const win = { playerId: id, transactionId: randomUUID(), roundId, gameCode, amount: wire(4n) }
  expect(await send('credit', win)).toMatchObject({ value: { balance: wire(94n) } })
})

test('[GAME-19] tickets and sessions expire', async () => {
  const { id, session } = await seat(100n, 0n)
  const ticket = await site.context.gameProvider.ticket(id, 'sandbox-game')
  await site.advance(61)
  expect(await send('authenticate', { ticket })).toMatchObject({ code: 'session_expired' })
  expect(await send('balance', { session })).toMatchObject({ success: true })
  await site.advance(12 * 3600)
  expect(await send('balance', { session })).toMatchObject({ code: 'session_expired' })
  await site.context.gameProvider.sweep()
  expect(await send('balance', { session })).toMatchObject({ code: 'session_expired' })
})
