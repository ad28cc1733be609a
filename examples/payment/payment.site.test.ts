import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openSocket } from '@fairhouse/site/testing'
import { siteWithGateway, vnd, type GatewaySite } from './with-gateway.testing.ts'

let setup: GatewaySite
beforeAll(async () => {
  setup = await siteWithGateway()
})
afterAll(() => setup[Symbol.asyncDispose]())

const one = 'GET /wps/deposit/one'

test('[PC-03] a deposit is paid on the hosted page, credited once, and shown at once', async () => {
  const { site, gateway, balance } = setup
  const payer = await setup.player('payer')
  const { methods } = await payer.must('GET /wps/deposit/methods', {})
  expect(methods.map(({ method }) => method)).toEqual([
    'online',
    'transfer',
    'momo',
    'zalopay',
    'usdt',
  ])
  await using socket = await openSocket(site.address, { cookie: payer.cookie ?? '' })
  socket.send({ token: payer.token })
  const { id, reference } = await setup.beginDeposit(payer)
  const page = await payer.send(`/sandbox-gateway/pay/${reference}`)
  expect(await page.text()).toContain('150,000.00 VND')
  expect(await gateway.act(reference, 'approve')).toBe(true)
  const credited = { id, state: 'credited', amount: '150000.0000', credited: '150000.0000' }
  const depositMessages = () => socket.all.filter(({ topic }) => topic === 'deposit')
  await eventually(() => JSON.stringify(depositMessages().at(-1)).includes('"state":"credited"'))
  expect(depositMessages().at(-1)?.data).toMatchObject({ deposit: credited })
  expect(await balance(payer.id)).toBe(vnd(150_000))
  const { list, total } = await payer.must('GET /wps/deposit/list', {})
  expect({ list, total }).toMatchObject({ list: [{ id, state: 'credited' }], total: 1 })
  const inbox = await payer.must('GET /wps/message/list', {})
  expect(inbox.list.map(({ kind }) => kind)).toEqual(['depositCredited'])
  const entries = await site.sql(
    `SELECT code, reference FROM wallet_transfer WHERE reference = '${id}'`,
  )
  expect(entries).toEqual([{ code: 'deposit', reference: id }])
})

test('[PC-03] USDT takes the chosen network, e-wallets a page, and both lead back', async () => {
  const payer = await setup.player('coins')
  const begin = (method: string, network?: 'TRON' | 'ETHEREUM') => {
    const input = { id: randomUUID(), method, amount: '500000', ...(network && { network }) }
    return payer.call('PUT /wps/deposit', input)
  }
  for (const refused of [await begin('usdt'), await begin('online', 'TRON')]) {
    expect(refused.answer).toMatchObject({ code: 'invalid_fields' })
  }
  const { answer: coin } = await begin('usdt', 'TRON')
  if (!coin.success) throw new Error(coin.code)
  expect(coin.value).toMatchObject({ kind: 'crypto', coin: { network: 'TRON', amount: '19.24' } })
  expect(coin.value.coin?.address).toMatch(/^T\w{33}$/)
  const { answer: wallet } = await begin('momo')
  if (!wallet.success) throw new Error(wallet.code)
  expect(wallet.value).toMatchObject({ kind: 'ewallet', name: 'MoMo', coin: null })
  const page = await (await payer.send(wallet.value.page ?? '')).text()
  expect(page).toContain('MoMo')
  expect(page).toContain(`/?centre=depositv2&#38;part=${wallet.value.id}"`)
})

test('[FUN-06] 500 repeats of one webhook, all at once, give one credit', async () => {
  const payer = await setup.player('repeated')
  const { id, reference } = await setup.beginDeposit(payer)
  const webhook = { id, reference, event: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 500 }, () => setup.sendWebhook(webhook)))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await setup.balance(payer.id)).toBe(vnd(150_000))
  const credits = `SELECT id FROM wallet_transfer WHERE reference = $1`
  expect(await setup.site.sql(credits, [id])).toHaveLength(1)
  const heard = `SELECT outcome FROM payment_event WHERE subject = $1`
  expect(await setup.site.sql(heard, [id])).toHaveLength(1)
  // The same payment under other event ids; only the state of the deposit prevents a second credit.
  const second = await setup.beginDeposit(payer)
  const others = await Promise.all(Array.from({ length: 100 }, () => setup.sendWebhook(second)))
  expect(new Set(others)).toEqual(new Set([200]))
  expect(await setup.balance(payer.id)).toBe(vnd(300_000))
  expect(await setup.site.sql(credits, [second.id])).toHaveLength(1)
  expect(await setup.site.sql(heard, [second.id])).toHaveLength(100)
})

test('[FUN-06] refuses forged, stale and unknown webhooks', async () => {
  const payer = await setup.player('forged')
  const { id, reference } = await setup.beginDeposit(payer)
  const webhook = { id, reference }
  const anHourAgo = String(setup.site.now().getTime() - 3_600_000)
  expect(await setup.sendWebhook(webhook, { secret: 'guess' })).toBe(401)
  expect(await setup.sendWebhook(webhook, { timestamp: anHourAgo })).toBe(401)
  expect(await setup.sendWebhook(webhook, { timestamp: 'NaN' })).toBe(401)
  const other = JSON.stringify({ ...webhook, event: 'x', about: 'payment', amount: '9' })
  expect(await setup.sendWebhook(webhook, { body: other })).toBe(401)
  expect(await setup.sendWebhook(webhook, { path: '/payment/bank/fairhouse' })).toBe(404)
  expect(await setup.sendWebhook(webhook, { path: '/payment/none/fairhouse' })).toBe(404)
  expect(await setup.sendWebhook(webhook, { path: '/payment/sandbox/none' })).toBe(404)
  expect(await setup.sendWebhook({ id: randomUUID(), reference })).toBe(404)
  expect(await setup.sendWebhook({ id, reference: 'another' })).toBe(404)
  expect(await setup.sendWebhook({ ...webhook, amount: '-150000' })).toBe(400)
  expect(await setup.sendWebhook({ ...webhook, amount: '1e9' })).toBe(400)
  expect(await setup.sendWebhook({ ...webhook, state: 'unknown' })).toBe(400)
  expect((await payer.must(one, { id })).state).toBe('pending')
  expect(await setup.balance(payer.id)).toBe(0n)
  expect(setup.site.logs.join('')).not.toContain('sandbox-gateway-secret')
})

test('[FUN-06] holds payments of another amount or currency for review', async () => {
  const payer = await setup.player('other')
  const deposits: string[] = []
  for (const webhook of [
    { amount: '149999' },
    { amount: '150000.0001' },
    { amount: '15000000' },
    { currency: 'USD' },
  ]) {
    const { id, reference } = await setup.beginDeposit(payer)
    deposits.push(id)
    expect(await setup.sendWebhook({ id, reference, ...webhook })).toBe(200)
    const { state, reason } = await payer.must(one, { id })
    expect({ state, reason }).toEqual({
      state: 'reviewing',
      reason: webhook.currency ? 'currency' : 'amount',
    })
    expect(await setup.sendWebhook({ id, reference, state: 'failed' })).toBe(200)
    expect((await payer.must(one, { id })).state).toBe('reviewing')
  }
  // The exchange rate is unknown, so staff have to enter the amount.
  const dollars = { id: deposits.at(-1) ?? '', reason: 'paid in dollars' }
  const reviewer = await setup.site.staff('admin2')
  await reviewer.must('POST /office/api/deposit/claim', { id: dollars.id })
  const { answer } = await reviewer.call('POST /office/api/deposit/approve', dollars)
  expect(answer).toMatchObject({ success: false, code: 'invalid_fields' })
  expect(await setup.balance(payer.id)).toBe(0n)
})

test('[FUN-06] webhooks out of order keep the final state; late money is reviewed', async () => {
  const payer = await setup.player('order')
  const first = await setup.beginDeposit(payer)
  await setup.sendWebhook(first)
  for (const state of ['failed', 'expired', 'pending']) await setup.sendWebhook({ ...first, state })
  expect((await payer.must(one, { id: first.id })).state).toBe('credited')
  const second = await setup.beginDeposit(payer)
  await setup.sendWebhook({ ...second, state: 'failed' })
  expect((await payer.must(one, { id: second.id })).state).toBe('failed')
  await setup.sendWebhook(second)
  expect(await payer.must(one, { id: second.id })).toMatchObject({
    state: 'reviewing',
    reason: 'late',
    paid: '150000.0000',
  })
  expect(await setup.balance(payer.id)).toBe(vnd(150_000))
})

test('[FUN-06] recovers from a lost webhook and from a crash before the credit', async () => {
  const { site, gateway, balance } = setup
  const payer = await setup.player('crashed')
  const missed = await setup.beginDeposit(payer)
  // Simulates a site that was down for the webhook: the gateway sends none.
  await site.sql(`UPDATE payment_deposit SET ask_at = '-infinity' WHERE id = '${missed.id}'`)
  const follow = site.context.payment.follow
  await gateway.act(missed.reference, 'approve')
  await follow()
  expect((await payer.must(one, { id: missed.id })).state).toBe('credited')
  // A crash after the event is stored and before the ledger.
  const { id } = await setup.beginDeposit(payer)
  await site.sql(`UPDATE payment_deposit SET paid = amount, paid_at = now(), cleared = amount,
    ask_at = '-infinity' WHERE id = '${id}'`)
  await Promise.all([follow(), follow(), follow()])
  expect((await payer.must(one, { id })).state).toBe('credited')
  expect(await balance(payer.id)).toBe(vnd(300_000))
  // A crash after the ledger and before the deposit's own row.
  await site.sql(`UPDATE payment_deposit SET state = 'pending', credited = NULL,
    credited_fee = NULL, ask_at = '-infinity' WHERE id = '${id}'`)
  await follow()
  expect((await payer.must(one, { id })).state).toBe('credited')
  expect(await balance(payer.id)).toBe(vnd(300_000))
  const moves = await site.sql(`SELECT to_state FROM payment_move WHERE deposit_id = '${missed.id}'
    ORDER BY place`)
  expect(moves.map(({ to_state: to }) => to)).toEqual(['created', 'pending', 'pending', 'credited'])
})

test('[FUN-15] five failures in ten minutes block, five more suspend', async () => {
  const { site } = setup
  const payer = await setup.player('failing')
  const requestDeposit = (amount = '150000') =>
    payer.call('PUT /wps/deposit', { id: randomUUID(), method: 'online', amount })
  const fail = async () =>
    setup.sendWebhook({ ...(await setup.beginDeposit(payer)), state: 'failed' })
  for (let count = 0; count < 5; count += 1) await fail()
  expect((await requestDeposit()).answer).toMatchObject({ code: 'deposit_blocked' })
  await site.advance(11 * 60)
  for (let count = 0; count < 4; count += 1) await fail()
  await site.advance(11 * 60)
  await fail()
  expect((await requestDeposit()).answer).toMatchObject({ code: 'deposit_suspended' })
  await site.advance(11 * 60)
  expect((await requestDeposit()).answer).toMatchObject({ code: 'deposit_suspended' })
  const staff = await site.staff('admin')
  await staff.must('POST /office/api/deposit/allow', { memberId: payer.id, reason: 'he called' })
  expect((await requestDeposit()).status).toBe(200)
})

test('a payout is paid, refused or pending, once, and its end is reported', async () => {
  const { site } = setup
  const { payment, brands } = site.context
  const [brand] = brands.all()
  const amount = brand?.accounts.signUpBonus
  if (!brand || !amount) throw new Error('the demonstration has a brand with a bonus')
  const brandId = brand.id
  expect(await payment.payoutProvidersOf(brandId)).toEqual([
    { code: 'bank', kinds: ['bank'] },
    { code: 'sandbox', kinds: ['bank', 'ewallet', 'crypto', 'source'] },
  ])
  const ends: string[] = []
  payment.onPayoutEnd(async (id, state) => void ends.push(`${id} ${state}`))
  const target = { kind: 'bank', institution: 'Bank', number: '1', name: 'A' } as const
  const facts = { brandId, memberId: randomUUID(), currency: 'VND', target } as const
  const order = (number: string, provider = 'sandbox') => ({
    ...facts,
    id: randomUUID(),
    provider,
    amount,
    target: { ...target, number },
  })
  const paid = order('1')
  expect(await payment.payout(paid)).toBe('paid')
  expect(await payment.payout(paid)).toBe('paid')
  expect(await payment.payout(order('9999'))).toBe('refused')
  expect(await payment.payout(order('1', 'bank'))).toBe('sent')
  const waiting = order('8888')
  expect(await payment.payout(waiting)).toBe('sent')
  const rows = await site.sql(`SELECT target FROM payment_payout WHERE id = '${waiting.id}'`)
  expect(String(rows[0]?.target)).not.toContain('8888')
  expect(
    await setup.sendWebhook({ id: waiting.id, about: 'payout', reference: 'x', amount: '1' }),
  ).toBe(200)
  expect(await payment.payoutStatus(waiting.id)).toBe('sent')
  const fullAmount = { id: waiting.id, about: 'payout', reference: 'x', amount: '1000' }
  expect(await setup.sendWebhook(fullAmount)).toBe(200)
  expect(await setup.sendWebhook({ ...fullAmount, state: 'failed' })).toBe(200)
  expect(await payment.payoutStatus(waiting.id)).toBe('paid')
  expect(ends).toContain(`${waiting.id} paid`)
  expect(await setup.sendWebhook({ ...fullAmount, id: randomUUID() })).toBe(404)
})

test('[OPS-03] the connection test reports whether address and secret are right', async () => {
  const { site } = setup
  const admin = await site.staff('admin2')
  const { brandId } = await admin.must('GET /office/api/payments', {})
  const connection = { brandId, code: 'sandbox' }
  expect(await admin.must('POST /office/api/payment/try', connection)).toEqual({ answers: true })
  const { setUp } = site.context.payment
  await setUp.provider(brandId, 'sandbox', { secret: 'another-secret-than-theirs' })
  expect(await admin.must('POST /office/api/payment/try', connection)).toEqual({ answers: false })
  await setUp.provider(brandId, 'sandbox', { secret: 'sandbox-gateway-secret' })
})
