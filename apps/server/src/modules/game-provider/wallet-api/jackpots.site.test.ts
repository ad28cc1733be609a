import { randomUUID } from 'node:crypto'
import { amountOf, toWire } from '@fairhouse/money'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import { addPlayer, createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jackpotAccount, laneCount, laneOf, transitAccount } from '#modules/wallet'
import { transferIdOf } from './idempotency.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const vendor = 'SANDBOX'
const gameCode = 'sandbox-game'
const wire = (units: bigint) => toWire(amountOf(units))
const send = <V extends VendorVerb>(verb: V, body: VendorInput<V>) =>
  site.context.gameProvider.perform(vendor, verb, body)
const booksOf = (lane: number) => ({ brand: 'fairhouse', currency: 'VND', lane }) as const

/** Each player has a round with this contribution. */
async function contributors(code: string, count: number, units: bigint) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const playerId = await addPlayer(site, 10_000n)
      const ticket = await site.context.gameProvider.ticket(playerId, gameCode)
      const answer = await send('authenticate', { ticket })
      if (!answer.success) throw new Error(answer.code)
      const { session } = answer.value
      const round = { roundId: randomUUID(), gameCode }
      const jackpot = { code, contribution: wire(units) }
      const play = { session, ...round, transactionId: randomUUID(), jackpot }
      await send('play', { ...play, stake: wire(1000n), win: wire(0n) })
      const won = (win: bigint) => ({
        playerId,
        ...round,
        transactionId: randomUUID(),
        amount: wire(0n),
        jackpot: { code, win: wire(win) },
      })
      return { playerId, won }
    }),
  )
}

const inPot = (code: string) =>
  site.context.wallet.balanceOf(
    Array.from({ length: laneCount }, (_, lane) => jackpotAccount(code, booksOf(lane))),
  )

test('[JP-03] concurrent winners of the whole jackpot are all paid', async () => {
  for (let time = 0; time < 3; time += 1) {
    const code = `pot-${randomUUID().slice(0, 8)}`
    const crowd = await contributors(code, 12, 10n)
    const wins = crowd.map(({ won }, place) => won(BigInt(place % 3 === 0 ? 18 : 6)))
    const sendAll = () => wins.map((win) => send('credit', win))
    const answers = await Promise.all([...sendAll(), ...sendAll()])
    // Of two concurrent requests one may have to retry.
    const again = await Promise.all(sendAll())
    expect(answers.filter(({ success }) => success).length).toBeGreaterThanOrEqual(12)
    for (const answer of again) expect(answer).toMatchObject({ value: { duplicate: true } })
    expect(await inPot(code)).toBe(0n)
  }
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('a jackpot win interrupted between two lanes is completed', async () => {
  const code = `pot-${randomUUID().slice(0, 8)}`
  const crowd = await contributors(code, 12, 10n)
  const [winner] = crowd
  if (!winner) throw new Error('nobody')
  const lane = laneOf(winner.playerId)
  const win = winner.won(120n)
  const other = 1 - lane
  const amount = await site.context.wallet.balanceOf([jackpotAccount(code, booksOf(other))])
  expect(amount).toBeGreaterThan(0n)
  const name = `${win.transactionId} 0 0 ${other}`
  await site.context.wallet.transfer({
    id: transferIdOf('pull', vendor, name),
    code: 'jackpot.gather',
    reference: `jackpot/${code}`,
    requestContent: name,
    lane: other,
    postings: [
      {
        from: [jackpotAccount(code, booksOf(other))],
        to: transitAccount(booksOf(other)),
        amount,
      },
    ],
  })
  const small = winner.won(121n)
  expect(await send('credit', small)).toMatchObject({ success: false, code: 'bad_request' })
  expect(await send('credit', win)).toMatchObject({ success: true })
  expect(await inPot(code)).toBe(0n)
  // Refused for insufficient funds, and paid once there are funds.
  await contributors(code, 13, 10n)
  expect(await send('credit', small)).toMatchObject({ success: true })
  expect(await inPot(code)).toBe(9n)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('a jackpot belongs to the provider that contributes first; others are refused', async () => {
  const code = `pot-${randomUUID().slice(0, 8)}`
  const [player] = await contributors(code, 1, 10n)
  const other = { code: 'OTHER', secret: 'a secret of theirs', wallet: 'seamless' } as const
  await site.context.gameProvider.put({ ...other, baseUrl: null, games: ['other-game'] })
  const playerId = await addPlayer(site, 10_000n)
  const ticket = await site.context.gameProvider.ticket(playerId, 'other-game')
  const asOther = <V extends VendorVerb>(verb: V, body: VendorInput<V>) =>
    site.context.gameProvider.perform('OTHER', verb, body)
  const opened = await asOther('authenticate', { ticket })
  if (!opened.success) throw new Error(opened.code)
  const { session } = opened.value
  const round = () => ({
    roundId: randomUUID(),
    transactionId: randomUUID(),
    gameCode: 'other-game',
  })
  const stake = { session, stake: wire(1000n), win: wire(0n) }
  const refused = { success: false, code: 'foreign_jackpot' }
  for (const foreign of [code, 'lantern-pot']) {
    for (const part of [{ contribution: wire(1n) }, { win: wire(1n) }]) {
      const jackpot = { code: foreign, ...part }
      expect(await asOther('play', { ...stake, ...round(), jackpot })).toMatchObject(refused)
    }
    const jackpot = { code: foreign, contribution: wire(1n) }
    const debit = { session, ...round(), amount: wire(1000n), jackpot }
    expect(await asOther('debit', debit)).toMatchObject(refused)
  }
  const own = round()
  const taken = await asOther('play', { ...stake, ...own })
  expect(taken).toMatchObject({ success: true, value: { balance: wire(9000n) } })
  const win = { playerId, ...own, transactionId: randomUUID(), amount: wire(0n) }
  const credit = { ...win, jackpot: { code, win: wire(10n) } }
  expect(await asOther('credit', credit)).toMatchObject(refused)
  expect(await inPot(code)).toBe(10n)
  expect(await send('credit', player?.won(10n) ?? win)).toMatchObject({ success: true })
  expect(await inPot(code)).toBe(0n)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})
