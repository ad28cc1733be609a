import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openSocket } from '@fairhouse/site/testing'
import { siteWithGateway, vnd, type GatewaySite } from './with-gateway.testing.ts'

let all: GatewaySite
beforeAll(async () => {
  all = await siteWithGateway()
})
afterAll(() => all[Symbol.asyncDispose]())

const one = 'GET /wps/deposit/one'

test('[PC-03] a deposit is paid on the hosted page, credited once, and told at once', async () => {
  const { site, gateway, balance } = all
  const payer = await all.player('payer')
  const { methods } = await payer.must('GET /wps/deposit/methods', {})
  expect(methods.map(({ method }) => method)).toEqual(['online', 'transfer'])
  await using socket = await openSocket(site.address, { cookie: payer.cookie ?? '' })
  socket.send({ token: payer.token })
  const { id, reference } = await all.begin(payer)
  const page = await payer.send(`/sandbox-gateway/pay/${reference}`)
  expect(await page.text()).toContain('150,000.00 VND')
  expect(await gateway.act(reference, 'approve')).toBe(true)
  const credited = { id, state: 'credited', amount: '150000.0000', credited: '150000.0000' }
  const told = () => socket.all.filter(({ topic }) => topic === 'deposit')
  await eventually(() => JSON.stringify(told().at(-1)).includes('"state":"credited"'))
  expect(told().at(-1)?.data).toMatchObject({ deposit: credited })
  expect(await balance(payer.id)).toBe(vnd(150_000))
  const { list, total } = await payer.must('GET /wps/deposit/list', {})
  expect({ list, total }).toMatchObject({ list: [{ id, state: 'credited' }], total: 1 })
  const letters = await payer.must('GET /wps/message/list', {})
  expect(letters.list.map(({ kind }) => kind)).toEqual(['depositCredited'])
  const entries = await site.sql(
    `SELECT code, reference FROM wallet_transfer WHERE reference = '${id}'`,
  )
  expect(entries).toEqual([{ code: 'deposit', reference: id }])
})

test('[FUN-06] 500 repeats of one webhook, all at once, give one credit', async () => {
  const payer = await all.player('repeated')
  const { id, reference } = await all.begin(payer)
  const said = { id, reference, event: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 500 }, () => all.say(said)))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await all.balance(payer.id)).toBe(vnd(150_000))
  const credits = `SELECT id FROM wallet_transfer WHERE reference = $1`
  expect(await all.site.sql(credits, [id])).toHaveLength(1)
  const heard = `SELECT outcome FROM payment_event WHERE subject = $1`
  expect(await all.site.sql(heard, [id])).toHaveLength(1)
  // The same under other names, which only the deposit's own state can stop.
  const second = await all.begin(payer)
  const others = await Promise.all(Array.from({ length: 100 }, () => all.say(second)))
  expect(new Set(others)).toEqual(new Set([200]))
  expect(await all.balance(payer.id)).toBe(vnd(300_000))
  expect(await all.site.sql(credits, [second.id])).toHaveLength(1)
  expect(await all.site.sql(heard, [second.id])).toHaveLength(100)
})

test('[FUN-06] forged, stale and unknown words are refused, and nothing moves', async () => {
  const payer = await all.player('forged')
  const { id, reference } = await all.begin(payer)
  const said = { id, reference }
  const hour = String(all.site.now().getTime() - 3_600_000)
  expect(await all.say(said, { secret: 'guess' })).toBe(401)
  expect(await all.say(said, { timestamp: hour })).toBe(401)
  expect(await all.say(said, { timestamp: 'NaN' })).toBe(401)
  const other = JSON.stringify({ ...said, event: 'x', about: 'payment', amount: '9' })
  expect(await all.say(said, { body: other })).toBe(401)
  expect(await all.say(said, { path: '/payment/bank/fairhouse' })).toBe(404)
  expect(await all.say(said, { path: '/payment/none/fairhouse' })).toBe(404)
  expect(await all.say(said, { path: '/payment/sandbox/none' })).toBe(404)
  expect(await all.say({ id: randomUUID(), reference })).toBe(404)
  expect(await all.say({ id, reference: 'another' })).toBe(404)
  expect(await all.say({ ...said, amount: '-150000' })).toBe(400)
  expect(await all.say({ ...said, amount: '1e9' })).toBe(400)
  expect(await all.say({ ...said, state: 'unknown' })).toBe(400)
  expect((await payer.must(one, { id })).state).toBe('pending')
  expect(await all.balance(payer.id)).toBe(0n)
  expect(all.site.logs.join('')).not.toContain('sandbox-gateway-secret')
})

test('[FUN-06] another amount or currency is neither credited nor lost', async () => {
  const payer = await all.player('other')
  const held: string[] = []
  for (const said of [
    { amount: '149999' },
    { amount: '150000.0001' },
    { amount: '15000000' },
    { currency: 'USD' },
  ]) {
    const { id, reference } = await all.begin(payer)
    held.push(id)
    expect(await all.say({ id, reference, ...said })).toBe(200)
    const { state, reason } = await payer.must(one, { id })
    expect({ state, reason }).toEqual({
      state: 'reviewing',
      reason: said.currency ? 'currency' : 'amount',
    })
    expect(await all.say({ id, reference, state: 'failed' })).toBe(200)
    expect((await payer.must(one, { id })).state).toBe('reviewing')
  }
  // What dollars are worth nobody can guess: staff must say it.
  const dollars = { id: held.at(-1) ?? '', reason: 'paid in dollars' }
  const clerk = await all.site.staff('admin2')
  await clerk.must('POST /office/api/deposit/claim', { id: dollars.id })
  const { answer } = await clerk.call('POST /office/api/deposit/approve', dollars)
  expect(answer).toMatchObject({ success: false, code: 'invalid_fields' })
  expect(await all.balance(payer.id)).toBe(0n)
})

test('[FUN-06] words out of order change nothing decided, late money is looked at', async () => {
  const payer = await all.player('order')
  const first = await all.begin(payer)
  await all.say(first)
  for (const state of ['failed', 'expired', 'pending']) await all.say({ ...first, state })
  expect((await payer.must(one, { id: first.id })).state).toBe('credited')
  const second = await all.begin(payer)
  await all.say({ ...second, state: 'failed' })
  expect((await payer.must(one, { id: second.id })).state).toBe('failed')
  await all.say(second)
  expect(await payer.must(one, { id: second.id })).toMatchObject({
    state: 'reviewing',
    reason: 'late',
    paid: '150000.0000',
  })
  expect(await all.balance(payer.id)).toBe(vnd(150_000))
})

test('[FUN-06] a lost word is asked for, a crash before the credit made good', async () => {
  const { site, gateway, balance } = all
  const payer = await all.player('crashed')
  const lost = await all.begin(payer)
  // The site is not there when the gateway speaks: here, because the gateway says nothing.
  await site.sql(`UPDATE payment_deposit SET ask_at = '-infinity' WHERE id = '${lost.id}'`)
  const silent = site.context.payment.follow
  await gateway.act(lost.reference, 'approve')
  await silent()
  expect((await payer.must(one, { id: lost.id })).state).toBe('credited')
  // Between the provider's word, written down, and the ledger.
  const { id } = await all.begin(payer)
  await site.sql(`UPDATE payment_deposit SET paid = amount, paid_at = now(), cleared = amount,
    ask_at = '-infinity' WHERE id = '${id}'`)
  await Promise.all([silent(), silent(), silent()])
  expect((await payer.must(one, { id })).state).toBe('credited')
  expect(await balance(payer.id)).toBe(vnd(300_000))
  // Between the ledger and the deposit's own row.
  await site.sql(`UPDATE payment_deposit SET state = 'pending', credited = NULL,
    credited_fee = NULL, ask_at = '-infinity' WHERE id = '${id}'`)
  await silent()
  expect((await payer.must(one, { id })).state).toBe('credited')
  expect(await balance(payer.id)).toBe(vnd(300_000))
  const moves = await site.sql(`SELECT to_state FROM payment_move WHERE deposit_id = '${lost.id}'
    ORDER BY place`)
  expect(moves.map(({ to_state: to }) => to)).toEqual(['created', 'pending', 'pending', 'credited'])
})

test('[FUN-15] five failures in ten minutes block, five more suspend', async () => {
  const { site } = all
  const payer = await all.player('failing')
  const put = (amount = '150000') =>
    payer.call('PUT /wps/deposit', { id: randomUUID(), method: 'online', amount })
  const fail = async () => all.say({ ...(await all.begin(payer)), state: 'failed' })
  for (let count = 0; count < 5; count += 1) await fail()
  expect((await put()).answer).toMatchObject({ code: 'deposit_blocked' })
  await site.advance(11 * 60)
  for (let count = 0; count < 4; count += 1) await fail()
  await site.advance(11 * 60)
  await fail()
  expect((await put()).answer).toMatchObject({ code: 'deposit_suspended' })
  await site.advance(11 * 60)
  expect((await put()).answer).toMatchObject({ code: 'deposit_suspended' })
  const staff = await site.staff('admin')
  await staff.must('POST /office/api/deposit/allow', { memberId: payer.id, reason: 'he called' })
  expect((await put()).status).toBe(200)
})

test('a payout is paid, refused or waits, each once, and its end is handed on', async () => {
  const { site } = all
  const { payment, brands } = site.context
  const [own] = brands.all()
  const amount = own?.accounts.signUpBonus
  if (!own || !amount) throw new Error('the demonstration has a brand with a bonus')
  const brandId = own.id
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
  expect(await all.say({ id: waiting.id, about: 'payout', reference: 'x', amount: '1' })).toBe(200)
  expect(await payment.payoutStatus(waiting.id)).toBe('sent')
  const whole = { id: waiting.id, about: 'payout', reference: 'x', amount: '1000' }
  expect(await all.say(whole)).toBe(200)
  expect(await all.say({ ...whole, state: 'failed' })).toBe(200)
  expect(await payment.payoutStatus(waiting.id)).toBe('paid')
  expect(ends).toContain(`${waiting.id} paid`)
  expect(await all.say({ ...whole, id: randomUUID() })).toBe(404)
})

test('[OPS-03] trying the connection tells whether address and secret are right', async () => {
  const { site } = all
  const admin = await site.staff('admin2')
  const { brandId } = await admin.must('GET /office/api/payments', {})
  const tried = { brandId, code: 'sandbox' }
  expect(await admin.must('POST /office/api/payment/try', tried)).toEqual({ answers: true })
  const { setUp } = site.context.payment
  await setUp.provider(brandId, 'sandbox', { secret: 'another-secret-than-theirs' })
  expect(await admin.must('POST /office/api/payment/try', tried)).toEqual({ answers: false })
  await setUp.provider(brandId, 'sandbox', { secret: 'sandbox-gateway-secret' })
})
