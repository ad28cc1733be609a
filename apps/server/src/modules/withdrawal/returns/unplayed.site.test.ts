import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestSite,
  newColleague,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { startSmallGateway, type SmallGateway } from '../payout/small-gateway.testing.ts'
import { deposit, dong, gift, payee, refusalOf, stake } from '../withdrawals.testing.ts'

const secret = randomUUID()
let site: TestSite
let gateway: SmallGateway
let cashier: TestClient
let risk: TestClient

beforeAll(async () => {
  gateway = await startSmallGateway(secret)
  site = await createTestSite()
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const { setUp } = site.context.payment
  const all = { kind: 'webhook', baseUrl: `${gateway.url}/`, secret } as const
  const limits = { least: '1', most: '900000' }
  await setUp.provider(brandId, 'acme', { ...all, paysOut: ['bank', 'source'] })
  await setUp.method(brandId, 'cards', { provider: 'acme', ...limits })
  await setUp.provider(brandId, 'vouchers', { ...all, paysOut: [] })
  await setUp.method(brandId, 'voucher', { provider: 'vouchers', ...limits })
  cashier = await newColleague(site, 'cashier-unplayed', 'cashier')
  risk = await newColleague(site, 'risk-unplayed', 'risk')
})
afterAll(async () => {
  await site.close()
  await gateway[Symbol.asyncDispose]()
})

type Member = Awaited<ReturnType<typeof payee>>

/** Pays a deposit at the gateway and returns its reference. */
async function payIn({ client }: Member, method: 'cards' | 'voucher', amount: string) {
  const reference = randomUUID()
  gateway.answers['payments'] = { reference, page: `https://pay.acme.example/${reference}` }
  const id = randomUUID()
  await client.must('PUT /wps/deposit', { id, method, amount })
  const asked = gateway.asked.findLast(({ verb }) => verb === 'payments')?.body ?? {}
  const event = { event: randomUUID(), about: 'payment', id, reference, currency: 'VND' }
  const paid = { ...event, amount, state: 'paid' }
  expect(await gateway.say(String(asked.callbackUrl), paid, site.now())).toBe(200)
  return { id, reference }
}

const exclude = ({ client }: Member) => client.must('POST /wps/exclusion/exclude', { months: 6 })
const answerPayouts = (state: 'paid' | 'failed', amount: string) => {
  gateway.answers['payouts'] = { state, reference: randomUUID(), amount, currency: 'VND' }
}
const createReturns = async ({ client }: Member) =>
  (await client.must('GET /wps/withdrawal/list', {})).list.filter(
    ({ account }) => account.kind === 'source',
  )
/** Another process may be counting stakes; the deposit is then set aside a little later. */
const setAside = (member: Member) =>
  expect
    .poll(
      async () => {
        await site.context.withdrawal.runTimedWork()
        return member.own('cash')
      },
      { timeout: 60_000 },
    )
    .toBe(0n)
const payoutsTo = (reference: string) =>
  gateway.asked.filter(
    ({ verb, body }) => verb === 'payouts' && JSON.stringify(body).includes(reference),
  )
const casesOf = async ({ id }: Member) => {
  await site.context.risk.watch()
  const { list } = await risk.must('GET /office/api/risk/cases', { kind: 'unplayedDeposit' })
  return list.filter(({ members }) => members.some((one) => one.id === id))
}

test('[SEC-06] an unplayed deposit goes back to its source on exclusion, once', async () => {
  const member = await payee(site, 'refunded')
  const { reference } = await payIn(member, 'cards', '200000')
  expect(await stake(site, member.id, 50_000)).toBeUndefined()
  await gift(site, member.id, 60_000)
  await exclude(member)
  answerPayouts('paid', '150000')
  // Nothing goes to an account that the player chooses.
  expect(await refusalOf(member.ask('210000'))).toBe('insufficient_funds')
  expect(await member.own('cash')).toBe(dong(60_000))
  await Promise.all([1, 2, 3].map(() => site.context.withdrawal.runTimedWork()))
  await site.context.withdrawal.runTimedWork()
  expect(await createReturns(member)).toMatchObject([
    { state: 'paid', amount: '150000.0000', fee: '0.0000', account: { number: reference } },
  ])
  expect(payoutsTo(reference).map(({ body }) => body)).toMatchObject([
    { amount: '150000.0000', target: { kind: 'source', number: reference } },
  ])
  expect(await member.own('hold')).toBe(0n)
  expect(await refusalOf(member.ask('60000'))).toBe('accepted')
  expect(await casesOf(member)).toEqual([])
})

test('[SEC-06] a crash or silence at any step ends in one refund', async () => {
  const member = await payee(site, 'interrupted')
  const { reference } = await payIn(member, 'cards', '90000')
  await exclude(member)
  delete gateway.answers['payouts']
  // The request only sets it aside; the rest runs as after a crash before sending.
  expect(await refusalOf(member.ask('90000'))).toBe('insufficient_funds')
  expect(payoutsTo(reference)).toEqual([])
  await site.context.withdrawal.runTimedWork()
  expect(payoutsTo(reference)).toHaveLength(1)
  expect(await member.own('hold')).toBe(dong(90_000))
  answerPayouts('paid', '90000')
  gateway.answers['payouts/status'] = { state: 'unknown' }
  for (const _ of [1, 2, 3]) await site.context.withdrawal.runTimedWork()
  delete gateway.answers['payouts/status']
  expect(new Set(payoutsTo(reference).map(({ body }) => body.id)).size).toBe(1)
  expect(await createReturns(member)).toMatchObject([{ state: 'paid', amount: '90000.0000' }])
  expect([await member.own('cash'), await member.own('hold')]).toEqual([0n, 0n])
})

test('[SEC-06] played money can be withdrawn', async () => {
  const member = await payee(site, 'played')
  await payIn(member, 'cards', '200000')
  expect(await stake(site, member.id, 200_000)).toBeUndefined()
  await gift(site, member.id, 500_000)
  await exclude(member)
  await site.context.withdrawal.runTimedWork()
  expect(await createReturns(member)).toEqual([])
  expect(await refusalOf(member.ask('500000'))).toBe('accepted')
})

test('[SEC-06] a deposit that cannot go back is held, and risk gets a case', async () => {
  const member = await payee(site, 'vouchered')
  const { id: depositId } = await payIn(member, 'voucher', '100000')
  await exclude(member)
  await setAside(member)
  expect(await member.own('hold')).toBe(dong(100_000))
  const [held] = await createReturns(member)
  expect(held).toMatchObject({ state: 'requested', amount: '100000.0000' })
  expect(await casesOf(member)).toHaveLength(1)
  const [found] = await casesOf(member)
  const file = await risk.must('GET /office/api/risk/case', { id: found?.id ?? '' })
  expect(JSON.stringify(file)).toContain(depositId)
  expect(JSON.stringify(file)).toContain('"unplayed":"100000.0000"')
  const id = held?.id ?? ''
  await cashier.must('POST /office/api/withdrawal/claim', { id })
  expect(await cashier.must('GET /office/api/withdrawal/one', { id })).toMatchObject({
    target: { kind: 'source' },
    providers: [],
  })
})

test('[SEC-06] a return that the source refuses stays on hold for staff', async () => {
  const member = await payee(site, 'refused')
  const { reference } = await payIn(member, 'cards', '100000')
  await exclude(member)
  answerPayouts('failed', '100000')
  await setAside(member)
  for (const _ of [1, 2]) await site.context.withdrawal.runTimedWork()
  expect(payoutsTo(reference)).toHaveLength(1)
  expect(await member.own('hold')).toBe(dong(100_000))
  expect(await createReturns(member)).toMatchObject([{ state: 'requested' }])
  expect(await casesOf(member)).toHaveLength(1)
})

test('[SEC-06] unplayed money without a known deposit is held too', async () => {
  const member = await payee(site, 'unknown')
  await deposit(site, member.id, 70_000)
  await exclude(member)
  expect(await refusalOf(member.ask('70000'))).toBe('insufficient_funds')
  await setAside(member)
  expect(await createReturns(member)).toMatchObject([{ state: 'requested', amount: '70000.0000' }])
  expect(await casesOf(member)).toHaveLength(1)
})

test('[SEC-06] a deposit that arrives during the exclusion goes back, too', async () => {
  const member = await payee(site, 'late')
  const first = await payIn(member, 'cards', '100000')
  const late = randomUUID()
  gateway.answers['payments'] = { reference: late, page: `https://pay.acme.example/${late}` }
  const id = randomUUID()
  await member.client.must('PUT /wps/deposit', { id, method: 'cards', amount: '60000' })
  const asked = gateway.asked.findLast(({ verb }) => verb === 'payments')?.body ?? {}
  await exclude(member)
  gateway.answers['payouts'] = { state: 'pending' }
  const event = { event: randomUUID(), about: 'payment', id, reference: late, currency: 'VND' }
  const paid = { ...event, amount: '60000', state: 'paid' }
  await Promise.all([
    site.context.withdrawal.runTimedWork(),
    gateway.say(String(asked.callbackUrl), paid, site.now()),
    site.context.withdrawal.runTimedWork(),
  ])
  await setAside(member)
  await site.context.withdrawal.runTimedWork()
  const amounts = (await createReturns(member)).map(({ amount }) => amount)
  expect(amounts.toSorted()).toEqual(['100000.0000', '60000.0000'])
  expect(await member.own('hold')).toBe(dong(160_000))
  expect(payoutsTo(first.reference)).toMatchObject([{ body: { amount: '100000.0000' } }])
  expect(payoutsTo(late)).toMatchObject([{ body: { amount: '60000.0000' } }])
})

test('[SEC-06] closing an account returns unplayed deposits to their source too', async () => {
  const member = await payee(site, 'closer')
  await payIn(member, 'voucher', '80000')
  const { accountId } = member
  const closed = await member.client.must('POST /wps/member/close', { accountId })
  expect(closed).toEqual({ state: 'closing' })
  expect(await member.own('hold')).toBe(dong(80_000))
  const { list } = await cashier.must('GET /office/api/withdrawals', {})
  const own = list.filter(({ memberId }) => memberId === member.id)
  expect(own).toHaveLength(1)
  const id = own[0]?.id ?? ''
  expect(await cashier.must('GET /office/api/withdrawal/one', { id })).toMatchObject({
    target: { kind: 'source' },
  })
})
