import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember, createTestSite, eventually, type TestClient } from '@fairhouse/site/testing'
import type { TestSite } from '@fairhouse/site/testing'
import { startVendor, type Vendor } from './vendor.ts'

let site: TestSite
let vendor: Vendor
let demo: TestClient
let demoId: string
/** Whether the line to the vendor is cut: before it hears, or after it has done it. */
let cut: 'after' | undefined

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
      if (cut) throw new Error('the line is cut')
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

const main = async () => (await demo.must('GET /wps/v2/wallets/balance', {})).cash
const there = async () =>
  (await demo.must('GET /wps/relay/GCS_vendorBalance', { vendor: code })).balance

test('[PC-02] a brand without such vendors has a single wallet', async () => {
  const shown = () => demo.must('GET /wps/relay/GCS_merchantWallet', {})
  expect(await shown()).toEqual({ isSingle: true, wallets: [] })
  const asked = await move('MAIN', code, '1')
  expect(asked.answer).toMatchObject({ success: false, code: 'not_found' })
  await plugIn()
  // Where it was plugged in it is there at once; another process hears of it.
  await eventually(async () => !(await shown()).isSingle)
  expect(await shown()).toEqual({
    isSingle: false,
    wallets: [{ vendor: code, name: code, isOpen: true }],
  })
})

test('[CALL-18] money moves once by its id, and the balances are told', async () => {
  const id = randomUUID()
  const asked = await Promise.all(Array.from({ length: 8 }, () => move('MAIN', code, '100', id)))
  for (const { answer } of asked) {
    expect(answer).toMatchObject({ success: true, value: { id, state: 'done' } })
  }
  expect(asked.at(-1)?.answer.value).toMatchObject({
    balances: [
      { wallet: 'MAIN', balance: '9999900.0000' },
      { wallet: code, balance: '100.0000' },
    ],
  })
  const other = await move('MAIN', code, '99', id)
  expect(other.answer).toMatchObject({ code: 'id_conflict' })
  expect([await main(), await there()]).toEqual(['9999900.0000', '100.0000'])
})

test('[CALL-18] what nobody can move is refused and moves nothing', async () => {
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
  expect([await main(), await there()]).toEqual(['9999900.0000', '100.0000'])
})

test('[CALL-18] somebody else neither sees nor moves it, nor takes its id', async () => {
  const other = await site.signedIn('agent')
  const id = randomUUID()
  expect((await move('MAIN', code, '10', id)).answer.success).toBe(true)
  expect((await move('MAIN', code, '10', id, other)).answer.success).toBe(false)
  expect((await move(code, 'MAIN', '10', randomUUID(), other)).answer).toMatchObject({
    value: { state: 'refused' },
  })
  const seen = await other.must('GET /wps/relay/GCS_vendorBalance', { vendor: code })
  expect(seen.balance).toBe('0.0000')
  expect(await there()).toBe('110.0000')
})

test('[PC-02] all comes back at one request, once; a silent vendor is told', async () => {
  cut = 'after'
  const before = await main()
  const silent = await demo.must('POST /wps/relay/GCS_walletTransferAll', { id: randomUUID() })
  expect(silent).toMatchObject({ moves: [], silent: [code] })
  expect(await demo.must('GET /wps/relay/GCS_vendorBalance', { vendor: code })).toMatchObject({
    balance: null,
  })
  const sent = await move('MAIN', code, '5')
  expect(sent.answer).toMatchObject({ value: { state: 'sent' } })
  cut = undefined
  const waiting = await demo.must('GET /wps/relay/GCS_vendorBalance', { vendor: code })
  expect(waiting.onTheWay).toBe('5.0000')
  await site.context.gameProvider.transferWallets.settlePending()
  const id = randomUUID()
  const first = await demo.must('POST /wps/relay/GCS_walletTransferAll', { id })
  expect(first.moves).toEqual([{ vendor: code, amount: '115.0000', state: 'done' }])
  await move('MAIN', code, '3')
  const again = await demo.must('POST /wps/relay/GCS_walletTransferAll', { id })
  expect(again.moves).toEqual(first.moves)
  expect([await main(), await there()]).toEqual(['9999997.0000', '3.0000'])
  expect(before).toBe('9999890.0000')
})

test('[FUN-21] what is left with a vendor comes back once when the game is left', async () => {
  const { gameProvider } = site.context
  const { walletSessions } = gameProvider
  const launched = await gameProvider.launch(demoId, { game: 'purse-game', mode: 'real' })
  expect(launched.stay).toBeDefined()
  await move('MAIN', code, '40')
  cut = 'after'
  const before = await main()
  // Somebody else cannot end it, nor can an older visit.
  const other = await site.signedIn('agent')
  await other.must('POST /wps/game/leave', { stay: launched.stay ?? '' })
  await demo.must('POST /wps/game/leave', { stay: randomUUID() })
  expect(await site.sql('SELECT ended_at FROM vendor_stay')).toContainEqual({ ended_at: null })
  await demo.must('POST /wps/game/leave', { stay: launched.stay ?? '' })
  await walletSessions.sweep(async () => [])
  cut = undefined
  await site.advance(120)
  const present = async () => []
  await Promise.all([
    walletSessions.sweep(present),
    walletSessions.sweep(present),
    walletSessions.sweep(present),
  ])
  await eventually(async () => (await there()) === '0.0000')
  expect(await main()).toBe('10000000.0000')
  expect(before).toBe('9999957.0000')
  expect(await site.sql('SELECT FROM vendor_stay WHERE ended_at IS NOT NULL')).toEqual([])
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('[FUN-21] so it does for who is signed in nowhere any more', async () => {
  const { walletSessions } = site.context.gameProvider
  await move('MAIN', code, '6')
  await walletSessions.sweep(site.context.session.absent)
  expect(await there()).toBe('6.0000')
  await site.context.session.endAll(demoId)
  await walletSessions.sweep(site.context.session.absent)
  const back = await site.context.gameProvider.transferWallets.balance(demoId, code)
  expect(back).toBe('0.0000')
})

test('who may not stake brings no money to where it is staked, and gets it back', async () => {
  const memberId = await addMember(site)
  await site.context.wallet.blockStakes(memberId)
  const { transferWallets } = site.context.gameProvider
  const asked = { memberId, vendor: code, amount: '1' }
  expect(await transferWallets.move({ ...asked, id: randomUUID(), direction: 'in' })).toBe(
    'player_blocked',
  )
  expect(await transferWallets.move({ ...asked, id: randomUUID(), direction: 'out' })).toBe(
    'refused',
  )
})
