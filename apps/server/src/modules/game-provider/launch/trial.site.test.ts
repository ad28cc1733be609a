import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, toWire, unitsPerOne } from '@fairhouse/money'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import { memberAccount } from '#modules/wallet'
import { addMember, createTestSite, type TestSite } from '@fairhouse/site/testing'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const money = (whole: bigint) => toWire(amountOf(whole * unitsPerOne))
const round = () => ({
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameCode: 'sandbox-game',
})
const send = <V extends VendorVerb>(verb: V, body: VendorInput<V>) =>
  site.context.gameProvider.perform('SANDBOX', verb, body)

/** A member who plays for play money. */
async function forFun() {
  const name = `m${randomUUID().slice(0, 8)}`
  const id = await addMember(site, { name })
  const ticket = await site.context.gameProvider.ticket(id, 'sandbox-game', 'trial')
  const opened = await send('authenticate', { ticket })
  if (!opened.success) throw new Error(opened.code)
  return { id, ...opened.value }
}

/** A member's accounts in the real journal. */
async function realRows(id: string) {
  const rows = await site.sql('SELECT FROM vendor_transaction WHERE member_id = $1', [id])
  const { movements } = await site.context.wallet.summaryOf(memberAccount(id, 'cash', 'VND'))
  return rows.length + movements.length
}

test('[GAME-18] play money has its own journal and follows all rules', async () => {
  const { id, session, playerId, mode, gameCode, balance } = await forFun()
  expect({ mode, gameCode, balance }).toEqual({
    mode: 'trial',
    gameCode: 'sandbox-game',
    balance: money(100_000n),
  })
  expect(playerId).not.toBe(id)
  const stake = { session, ...round(), amount: money(100n) }
  expect(await send('debit', stake)).toMatchObject({ value: { balance: money(99_900n) } })
  expect(await send('debit', stake)).toMatchObject({ value: { duplicate: true } })
  expect(await send('debit', { ...stake, amount: '1' })).toMatchObject({
    code: 'duplicate_mismatch',
  })
  const { roundId } = stake
  const of = (own: string) => ({ playerId, roundId: own, transactionId: randomUUID() })
  const win = { ...of(roundId), gameCode, amount: money(250n), closeRound: true }
  expect(await send('credit', win)).toMatchObject({ value: { balance: money(100_150n) } })
  const more = { ...stake, transactionId: randomUUID() }
  expect(await send('debit', more)).toMatchObject({ code: 'round_closed' })

  const play = { session, ...round(), stake: money(10n), win: money(30n) }
  expect(await send('play', play)).toMatchObject({ value: { balance: money(100_170n) } })
  const undo = { ...of(play.roundId), targetTransactionId: play.transactionId }
  expect(await send('rollback', undo)).toMatchObject({ value: { balance: money(100_150n) } })
  const late = { session, ...round(), amount: '5' }
  await send('rollback', { ...of(late.roundId), targetTransactionId: late.transactionId })
  expect(await send('debit', late)).toMatchObject({ code: 'rolled_back' })
  expect(await send('close', { playerId, roundId })).toMatchObject({ success: true })

  expect(await realRows(id)).toBe(0)
  expect(await site.context.gameProvider.exportOf(id)).toEqual([])
  const lost = { session, ...round(), amount: money(200_000n) }
  expect(await send('debit', lost)).toMatchObject({
    code: 'insufficient_funds',
    value: { balance: money(100_150n) },
  })
})

test('[GAME-18] a member’s play money and real money never mix', async () => {
  const { brands, member, gameProvider, wallet } = site.context
  const demo = (await member.byName(brands.all()[0]?.id ?? '', 'demo'))?.id ?? ''
  const cash = () => wallet.balanceOf([memberAccount(demo, 'cash', 'VND')])
  const before = await cash()
  const ticket = await gameProvider.ticket(demo, 'sandbox-game', 'trial')
  const opened = await send('authenticate', { ticket })
  if (!opened.success) throw new Error(opened.code)
  const { session, playerId } = opened.value
  const stake = { session, ...round(), amount: money(5n) }
  expect(await send('debit', stake)).toMatchObject({ success: true })
  // A win sent under the member's real player id finds no stake.
  const { roundId, gameCode } = stake
  const win = { roundId, gameCode, transactionId: randomUUID(), amount: money(1000n) }
  expect(await send('credit', { ...win, playerId: demo })).toMatchObject({
    code: 'unknown_transaction',
  })
  expect(await gameProvider.hasOpenRounds(demo)).toBe(false)

  // The session has ended; the win is still paid.
  await site.advance(13 * 3600)
  await gameProvider.sweep()
  expect(await send('balance', { session })).toMatchObject({ code: 'session_expired' })
  expect(await send('credit', { ...win, playerId })).toMatchObject({
    value: { balance: money(100_995n) },
  })
  expect(await cash()).toBe(before)

  await site.advance(12 * 3600)
  await gameProvider.sweep()
  const client = await site.signedIn('demo')
  await client.must('POST /wps/member/language', { language: 'TH' })
  const again = await send('authenticate', {
    ticket: await gameProvider.ticket(demo, 'sandbox-game'),
  })
  const own = { mode: 'real', playerId: demo, language: 'TH', openRounds: [] }
  expect(again).toMatchObject({ value: own })
  expect((await wallet.audit()).findings).toEqual([])
})

test('[GAME-18] play money is topped up at the next launch', async () => {
  const { gameProvider } = site.context
  const { id, session } = await forFun()
  await send('play', { session, ...round(), stake: money(90_001n), win: '0' })
  const ticket = await gameProvider.ticket(id, 'sandbox-game', 'trial')
  expect(await send('authenticate', { ticket })).toMatchObject({
    value: { balance: money(100_000n) },
  })
  await site.context.wallet.blockStakes(id)
  expect(await send('play', { session, ...round(), stake: '1', win: '0' })).toMatchObject({
    code: 'player_blocked',
  })
})

test('[GAME-18] a trial account always plays for play money', async () => {
  const visitor = site.visitor()
  const answer = await visitor.must('POST /wps/session/login/freeplay', {})
  if (!('id' in answer)) throw new Error('no trial account')
  const { id } = answer
  const { gameProvider } = site.context
  const ticket = await gameProvider.ticket(id, 'sandbox-game', 'real')
  const opened = await send('authenticate', { ticket })
  expect(opened).toMatchObject({ value: { mode: 'trial', balance: money(100_000n) } })
  if (!opened.success) return
  const { session, playerId } = opened.value
  await send('debit', { session, ...round(), amount: '1' })
  // The trial ends with an open round; nothing unsweepable remains.
  await site.advance(26 * 3600)
  await site.context.registration.sweepTrials()
  await gameProvider.sweep()
  await gameProvider.sweep()
  const late = { ...round(), playerId, amount: '1' }
  expect(await send('credit', late)).toMatchObject({ success: false })
})

test('[ACC-06] free play is refused by its market and by providers without it', async () => {
  const { gameProvider, brands } = site.context
  const id = await addMember(site, { name: 'strict' })
  await site.operator.setMarket('strict')
  await brands.reload()
  await expect(gameProvider.ticket(id, 'sandbox-game')).rejects.toMatchObject({
    code: 'identity_needed',
  })
  await site.operator.verifyAll()
  const asked = gameProvider.ticket(id, 'sandbox-game', 'trial')
  await expect(asked).rejects.toMatchObject({ code: 'free_play_off' })
  const { answer } = await site.visitor().call('POST /wps/session/login/freeplay', {})
  expect(answer).toMatchObject({ code: 'free_play_off' })
  const opened = await send('authenticate', {
    ticket: await gameProvider.ticket(id, 'sandbox-game'),
  })
  const rules = { minimumCycleMs: 2500, autoplay: false, turbo: false, buyFeature: false }
  expect(opened).toMatchObject({ value: { rules: { ...rules, freePlay: false } } })
  await site.operator.setMarket('lab')
  await brands.reload()
  await gameProvider.put({
    code: 'PLAIN',
    secret: 'x'.repeat(32),
    wallet: 'seamless',
    baseUrl: null,
    games: ['plain'],
  })
  const plain = gameProvider.ticket(id, 'plain', 'trial')
  await expect(plain).rejects.toMatchObject({ code: 'free_play_off' })
})
