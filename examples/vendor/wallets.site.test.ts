import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember, createTestSite, eventually, type TestClient } from '@fairhouse/site/testing'
import type { TestSite } from '@fairhouse/site/testing'
import { startVendor, type Vendor } from './vendor.ts'

let site: TestSite
let vendor: Vendor
let demo: TestClient
let demoId: string
/** Set while the provider's answers are cut off after it has executed the call. */
let isCut: 'after' | undefined

const code = 'PURSES'

beforeAll(async () => {
  site = await createTestSite()
  vendor = await startVendor({
    port: 0,
    host: '127.0.0.1',
    operatorUrl: site.address,
    vendor: code,
    secret: 's',
    wallet: 'transfer',
    now: () => site.now().getTime(),
    beforeAnswer: () => {
      if (isCut) throw new Error('the line is cut')
    },
  })
  demo = await site.signedIn('demo')
  demoId = (await demo.must('GET /wps/member/info', {})).id
})
afterAll(async () => {
  await vendor.close()
  await site.close()
})

const plugIn = () =>
  site.context.gameProvider.put({
    code,
    secret: 's',
    wallet: 'transfer',
    baseUrl: vendor.url,
    games: ['purse-game'],
    launchUrl: `${vendor.url}/game?ticket={ticket}`,
  })

const move = (from: string, to: string, amount: string, id = randomUUID(), client = demo) =>
  client.call('POST /wps/relay/GCS_walletTransfer', { id, from, to, amount })

const mainBalance = async () => (await demo.must('GET /wps/v2/wallets/balance', {})).cash
const vendorBalance = async () =>
  (await demo.must('GET /wps/relay/GCS_vendorBalance', { vendor: code })).balance

test('[PC-02] a brand without transfer wallets has a single wallet', async () => {
  const wallets = () => demo.must('GET /wps/relay/GCS_merchantWallet', {})
  expect(await wallets()).toEqual({ isSingle: true, wallets: [] })
  const answers = await move('MAIN', code, '1')
  expect(answers.answer).toMatchObject({ success: false, code: 'not_found' })
  await plugIn()
  // Other processes learn of a new provider a moment later.
  await eventually(async () => !(await wallets()).isSingle)
  expect(await wallets()).toEqual({
    isSingle: false,
    wallets: [{ vendor: code, name: code, isOpen: true }],
  })
})

test('[CALL-18] moves money once by its id and returns the balances', async () => {
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => move('MAIN', code, '100', id)))
  for (const { answer } of answers) {
    expect(answer).toMatchObject({ success: true, value: { id, state: 'done' } })
  }
  expect(answers.at(-1)?.answer.value).toMatchObject({
    balances: [
      { wallet: 'MAIN', balance: '9999900.0000' },
      { wallet: code, balance: '100.0000' },
    ],
  })
  const other = await move('MAIN', code, '99', id)
  expect(other.answer).toMatchObject({ code: 'id_conflict' })
  expect([await mainBalance(), await vendorBalance()]).toEqual(['9999900.0000', '100.0000'])
})

test('[CALL-18] refuses invalid transfers', async () => {
  for (const amount of ['0', '0.0000']) {
    expect((await move('MAIN', code, amount)).answer).toMatchObject({ code: 'invalid_fields' })
  }
  for (const amount of ['-5', '1e3', '0.00001', '999999999999999', '']) {
    expect((await move('MAIN', code, amount)).status, amount).toBeGreaterThanOrEqual(400)
  }
  const huge = await move('MAIN', code, '99999999999999')
  expect(huge.answer).toMatchObject({ code: 'insufficient_funds' })
  for (const [from, to] of [
    ['MAIN', 'MAIN'],
    [code, code],
  ] as const) {
    expect((await move(from, to, '1')).answer).toMatchObject({ code: 'invalid_fields' })
  }
  expect((await move('SANDBOX', 'MAIN', '1')).answer).toMatchObject({ code: 'not_found' })
  const tooMuch = await move(code, 'MAIN', '100.0001')
  expect(tooMuch.answer).toMatchObject({ success: true, value: { state: 'refused' } })
  expect([await mainBalance(), await vendorBalance()]).toEqual(['9999900.0000', '100.0000'])
})

test('[CALL-18] other members can neither see nor move the money, nor reuse an id', async () => {
  const other = await site.signedIn('agent')
  const id = randomUUID()
  expect((await move('MAIN', code, '10', id)).answer.success).toBe(true)
  expect((await move('MAIN', code, '10', id, other)).answer.success).toBe(false)
  expect((await move(code, 'MAIN', '10', randomUUID(), other)).answer).toMatchObject({
    value: { state: 'refused' },
  })
  const otherBalance = await other.must('GET /wps/relay/GCS_vendorBalance', { vendor: code })
  expect(otherBalance.balance).toBe('0.0000')
  expect(await vendorBalance()).toBe('110.0000')
})

test('[PC-02] moves all money back in one request, once, and names silent providers', async () => {
  isCut = 'after'
  const before = await mainBalance()
  const unanswered = await demo.must('POST /wps/relay/GCS_walletTransferAll', { id: randomUUID() })
  expect(unanswered).toMatchObject({ moves: [], silent: [code] })
  expect(await demo.must('GET /wps/relay/GCS_vendorBalance', { vendor: code })).toMatchObject({
    balance: null,
  })
  const sent = await move('MAIN', code, '5')
  expect(sent.answer).toMatchObject({ value: { state: 'sent' } })
  isCut = undefined
  const waiting = await demo.must('GET /wps/relay/GCS_vendorBalance', { vendor: code })
  expect(waiting.onTheWay).toBe('5.0000')
  await site.context.gameProvider.transferWallets.settlePending()
  const id = randomUUID()
  const first = await demo.must('POST /wps/relay/GCS_walletTransferAll', { id })
  expect(first.moves).toEqual([{ vendor: code, amount: '115.0000', state: 'done' }])
  await move('MAIN', code, '3')
  const again = await demo.must('POST /wps/relay/GCS_walletTransferAll', { id })
  expect(again.moves).toEqual(first.moves)
  expect([await mainBalance(), await vendorBalance()]).toEqual(['9999997.0000', '3.0000'])
  expect(before).toBe('9999890.0000')
})

test('[FUN-21] returns the money once when the player leaves the game', async () => {
  const { gameProvider } = site.context
  const { walletSessions } = gameProvider
  const launched = await gameProvider.launch(demoId, { game: 'purse-game', mode: 'real' })
  expect(launched.stay).toBeDefined()
  await move('MAIN', code, '40')
  isCut = 'after'
  const before = await mainBalance()
  // Another member or an older stay cannot end it.
  const other = await site.signedIn('agent')
  await other.must('POST /wps/game/leave', { stay: launched.stay ?? '' })
  await demo.must('POST /wps/game/leave', { stay: randomUUID() })
  expect(await site.sql('SELECT ended_at FROM vendor_stay')).toContainEqual({ ended_at: null })
  await demo.must('POST /wps/game/leave', { stay: launched.stay ?? '' })
  await walletSessions.sweep(async () => [])
  isCut = undefined
  await site.advance(120)
  const present = async () => []
  await Promise.all([
    walletSessions.sweep(present),
    walletSessions.sweep(present),
    walletSessions.sweep(present),
  ])
  await eventually(async () => (await vendorBalance()) === '0.0000')
  expect(await mainBalance()).toBe('10000000.0000')
  expect(before).toBe('9999957.0000')
  expect(await site.sql('SELECT FROM vendor_stay WHERE ended_at IS NOT NULL')).toEqual([])
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('[FUN-21] returns the money of members without a session', async () => {
  const { walletSessions } = site.context.gameProvider
  await move('MAIN', code, '6')
  await walletSessions.sweep(site.context.session.absent)
  expect(await vendorBalance()).toBe('6.0000')
  await site.context.session.endAll(demoId)
  await walletSessions.sweep(site.context.session.absent)
  const balance = await site.context.gameProvider.transferWallets.balance(demoId, code)
  expect(balance).toBe('0.0000')
})

test('a member with blocked stakes can only move money back', async () => {
  const memberId = await addMember(site)
  await site.context.wallet.blockStakes(memberId)
  const { transferWallets } = site.context.gameProvider
  const answers = { memberId, vendor: code, amount: '1' }
  expect(await transferWallets.move({ ...answers, id: randomUUID(), direction: 'in' })).toBe(
    'player_blocked',
  )
  expect(await transferWallets.move({ ...answers, id: randomUUID(), direction: 'out' })).toBe(
    'refused',
  )
})
