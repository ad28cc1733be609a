import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, newColleague, type TestSite } from '@fairhouse/site/testing'
import { dong, payee, refusalOf } from '../withdrawals.testing.ts'
import { startSmallGateway, type SmallGateway } from './small-gateway.testing.ts'

const secret = randomUUID()
let site: TestSite
let gateway: SmallGateway
beforeAll(async () => {
  gateway = await startSmallGateway(secret)
  site = await createTestSite()
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const { setUp } = site.context.payment
  const wish = { kind: 'webhook', baseUrl: `${gateway.url}/`, secret, paysOut: ['bank'] } as const
  await setUp.provider(brandId, 'acme', wish)
  await setUp.method(brandId, 'cards', { provider: 'acme', least: '50000', most: '900000' })
})
afterAll(async () => {
  await site.close()
  await gateway[Symbol.asyncDispose]()
})

const lastAsked = (verb: string) => gateway.asked.findLast((one) => one.verb === verb)?.body ?? {}

/** Starts a deposit at the gateway and returns the request it received. */
async function begin(member: Awaited<ReturnType<typeof payee>>) {
  const reference = randomUUID()
  gateway.answers['payments'] = { reference, page: `https://pay.acme.example/${reference}` }
  const wish = { id: randomUUID(), method: 'cards', amount: '200000' }
  const started = await member.client.must('PUT /wps/deposit', wish)
  expect(started).toMatchObject({
    state: 'pending',
    page: `https://pay.acme.example/${reference}`,
  })
  const event = { event: randomUUID(), about: 'payment', id: wish.id, reference, currency: 'VND' }
  return { id: wish.id, reference, event: { ...event, amount: '200000', state: 'paid' } }
}

test('[PC-03] any gateway of the protocol works: created, reported, credited once', async () => {
  const member = await payee(site, 'carded')
  const { event } = await begin(member)
  const lastPayment = lastAsked('payments')
  expect(lastPayment).toMatchObject({ id: event.id, amount: '200000.0000', currency: 'VND' })
  const callback = String(lastPayment.callbackUrl)
  expect(callback).toMatch(/\/payment\/acme\/fairhouse$/)
  expect(await gateway.say(callback, { ...event, amount: '-1' }, site.now())).toBe(400)
  expect(await gateway.say(callback, event, new Date(0))).toBe(401)
  const elsewhere = callback.replace('acme', 'sandbox')
  expect(await gateway.say(elsewhere, event, site.now())).toBe(404)
  expect(await member.own('cash')).toBe(0n)
  for (const _ of [1, 2, 3]) expect(await gateway.say(callback, event, site.now())).toBe(200)
  expect(await member.own('cash')).toBe(dong(200_000))
})

test('[SEC-02] an unconfirmed deposit needs two people or a webhook', async () => {
  const cashier = await newColleague(site, 'credits', 'cashier')
  const second = await newColleague(site, 'agrees', 'cashier')
  const approve = (id: string) =>
    refusalOf(second.call('POST /office/api/approval/approve', { id }))
  const ask = async (id: string, amount: string) => {
    await cashier.must('POST /office/api/deposit/claim', { id })
    const wish = { id, amount, reason: 'the member says so' }
    return (await cashier.must('POST /office/api/deposit/approve', wish)).approval ?? ''
  }
  const fileOf = (id: string) => second.must('GET /office/api/deposit/one', { id })
  const member = await payee(site, 'unconfirmed')

  const first = await begin(member)
  const callback = String(lastAsked('payments')['callbackUrl'])
  const settled = await ask(first.id, '900000')
  expect((await fileOf(first.id)).deposit.waiting?.why).toEqual(['unconfirmed'])
  expect(await gateway.say(callback, first.event, site.now())).toBe(200)
  expect(await member.own('cash')).toBe(dong(200_000))
  expect(await approve(settled)).toBe('already_decided')
  const { list } = await second.must('GET /office/api/approvals', { state: 'lapsed' })
  expect(list.map(({ id }) => id)).toContain(settled)

  const other = await begin(member)
  const stale = await ask(other.id, '200000')
  const less = { ...other.event, amount: '150000' }
  expect(await gateway.say(callback, less, site.now())).toBe(200)
  expect(await approve(stale)).toBe('stale_draft')
  await second.must('POST /office/api/approval/reject', { id: stale, reason: 'less came' })
  const wrong = { id: other.id, amount: '200000', reason: 'as asked for' }
  const { approval } = await cashier.must('POST /office/api/deposit/approve', wrong)
  expect((await fileOf(other.id)).deposit.waiting?.why).toEqual(['reported'])
  expect(await approve(approval ?? '')).toBe('accepted')
  expect(await member.own('cash')).toBe(dong(400_000))
  // The provider's report stays next to the approved amount.
  expect((await fileOf(other.id)).deposit).toMatchObject({
    paid: '150000.0000',
    credited: '200000.0000',
  })

  const raced = await begin(member)
  const both = await ask(raced.id, '200000')
  await Promise.all([
    ...Array.from({ length: 4 }, () => approve(both)),
    ...Array.from({ length: 4 }, () => gateway.say(callback, raced.event, site.now())),
  ])
  expect(await member.own('cash')).toBe(dong(600_000))
  const { list: open } = await second.must('GET /office/api/approvals', { state: 'open' })
  expect(open).toEqual([])
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('a reference of another deposit starts nothing', async () => {
  const member = await payee(site, 'doubled')
  await begin(member)
  await site.advance(1)
  const wish = { id: randomUUID(), method: 'cards', amount: '200000' }
  const { answer } = await member.client.call('PUT /wps/deposit', wish)
  expect(answer).toMatchObject({ success: false, code: 'provider_unavailable' })
  const { list } = await member.client.must('GET /wps/deposit/list', {})
  expect(list.map(({ state }) => state)).toEqual(['failed', 'pending'])
})

test('a lost webhook is polled for, and nonsense credits nothing', async () => {
  const member = await payee(site, 'unheard')
  const { id, reference } = await begin(member)
  const asks = async () => {
    await site.advance(61)
    await site.context.payment.follow()
    return member.own('cash')
  }
  for (const answer of [{ state: 'won' }, { state: 'paid' }, { state: 'paid', amount: '1e9' }]) {
    gateway.answers['payments/status'] = answer
    expect(await asks()).toBe(0n)
  }
  const paid = { state: 'paid', reference, amount: '200000', currency: 'VND' }
  gateway.answers['payments/status'] = paid
  expect(await asks()).toBe(dong(200_000))
  expect(lastAsked('payments/status')).toEqual({ id })
  expect(await asks()).toBe(dong(200_000))
})

test('[PC-04] a payout is sent once and paid by webhook or by polling', async () => {
  const cashier = await newColleague(site, 'cashier', 'cashier')
  for (const heard of ['webhook', 'status'] as const) {
    const member = await payee(site, `paid-by-${heard}`, 100_000)
    await member.ask('100000')
    const id = (await member.latest())?.id ?? ''
    await cashier.must('POST /office/api/withdrawal/approve', { id })
    gateway.answers['payouts'] = { state: 'pending', reference: `out ${heard}` }
    await cashier.must('POST /office/api/withdrawal/pay', { id, provider: 'acme' })
    const { callbackUrl, ...lastPayment } = lastAsked('payouts')
    expect(lastPayment).toMatchObject({
      amount: '99500.0000',
      target: { kind: 'bank', name: 'Mai Le' },
    })
    expect([(await member.latest())?.state, await member.own('hold')]).toEqual([
      'paying',
      dong(100_000),
    ])
    const status = { state: 'paid', reference: `out ${heard}`, amount: '99500', currency: 'VND' }
    if (heard === 'webhook') {
      const event = { ...status, event: randomUUID(), about: 'payout', id: lastPayment.id }
      expect(await gateway.say(String(callbackUrl), event, site.now())).toBe(200)
      expect(await gateway.say(String(callbackUrl), event, site.now())).toBe(200)
    } else {
      gateway.answers['payouts/status'] = status
      await site.context.payment.follow()
      expect(lastAsked('payouts/status')).toEqual({ id: lastPayment.id })
    }
    expect([(await member.latest())?.state, await member.own('hold')]).toEqual(['paid', 0n])
    expect(gateway.asked.filter(({ body }) => body.amount === '99500.0000')).toHaveLength(1)
    gateway.asked.length = 0
  }
  expect(await site.context.wallet.audit()).toMatchObject({ findings: [] })
})

test('a disabled provider starts nothing new, and its open payments still end', async () => {
  const member = await payee(site, 'closing')
  const { event } = await begin(member)
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const { setUp } = site.context.payment
  await setUp.provider(brandId, 'acme', { enabled: false })
  const wish = { id: randomUUID(), method: 'cards', amount: '200000' }
  const { answer } = await member.client.call('PUT /wps/deposit', wish)
  expect(answer).toMatchObject({ code: 'not_found' })
  const callback = `${site.address}/payment/acme/fairhouse`
  expect(await gateway.say(callback, event, site.now())).toBe(200)
  expect(await member.own('cash')).toBe(dong(200_000))
  const { providers } = await setUp.list(brandId)
  expect(providers.find(({ code }) => code === 'acme')).toMatchObject({ enabled: false })
})

test.each([
  ['there is no provider next: a new one needs kind', {}],
  ['kind cards is none of sandbox, bank, webhook', { kind: 'cards' }],
  ['url is missing', { kind: 'webhook', secret }],
  ['the secret is missing', { kind: 'webhook', baseUrl: 'https://pay.example' }],
  ['a secret has 16 characters', { kind: 'sandbox', secret: 'short' }],
  ['a bank has no secret', { kind: 'bank', secret }],
  [
    'url http://pay.example must be https, and nothing behind it',
    { baseUrl: 'http://pay.example' },
  ],
  ['url javascript:1 must be https, and nothing behind it', { baseUrl: 'javascript:1' }],
])('refused: %s', async (fault, wish) => {
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const usual = 'baseUrl' in wish ? { kind: 'webhook' } : {}
  const asking = site.context.payment.setUp.provider(brandId, 'next', { ...usual, ...wish })
  await expect(asking).rejects.toThrow(fault)
})
