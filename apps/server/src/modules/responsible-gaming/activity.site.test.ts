import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestSite,
  newColleague,
  sample,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { counted, lately, moveToNoon, payIn, play, player } from './players.testing.ts'

let site: TestSite
let cashier: TestClient

beforeAll(async () => {
  site = await createTestSite()
  await moveToNoon(site)
  cashier = await newColleague(site, 'cashier', 'cashier')
})
afterAll(() => site.close())

const paymentPassword = '482913'

/** Approved by hand, as a cashier does. */
async function payOut(client: TestClient, amount: string) {
  await client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })
  await client.must('POST /wps/withdrawal/password', { password: paymentPassword })
  const bank = { kind: 'bank', institution: 'Vietcombank', number: '0123456789' } as const
  const account = await client.must('PUT /wps/withdrawal/account', { ...bank, name: 'Mai Le' })
  const input = { id: randomUUID(), accountId: account.id, amount, paymentPassword }
  const { id } = await client.must('PUT /wps/withdrawal', input)
  await cashier.must('POST /office/api/withdrawal/claim', { id })
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  const pay = { id, provider: 'hand', evidence: 'bank statement 4711' }
  await cashier.must('POST /office/api/withdrawal/pay', pay)
}

test('[FUN-09] [C-41] activity shows time and money by day, and lifetime deposits', async () => {
  const { id, client } = await player(site, 'active')
  const before = await client.must('GET /wps/safety/activity', {})
  expect(before.days).toHaveLength(30)
  expect(before.lifetime).toEqual({
    paidIn: '0.0000',
    paidOut: '0.0000',
    netDeposits: '0.0000',
  })
  await payIn(client, cashier, '1000000')
  await play(site, id, '900000', '800000')
  await site.advance(300)
  await play(site, id, '100000', '150000')
  await counted(client, '1000000.0000')
  await payOut(client, '200000')
  const activity = await lately(client)
  expect(activity.minutes).toBeGreaterThanOrEqual(5)
  expect(activity).toMatchObject({
    staked: '1000000.0000',
    net: '-50000.0000',
    paidIn: '1000000.0000',
    paidOut: '199000.0000',
  })
  const { currency, lifetime, zone } = await client.must('GET /wps/safety/activity', {})
  expect({ currency, zone }).toEqual({ currency: 'VND', zone: 'Asia/Ho_Chi_Minh' })
  expect(lifetime).toEqual({
    paidIn: '1000000.0000',
    paidOut: '199000.0000',
    netDeposits: '801000.0000',
  })
  for (const wrong of ['0', '91', '-1', 'x']) {
    expect((await client.call('GET /wps/safety/activity', { days: wrong })).status).toBe(400)
  }
})

test('[C-41] a finished play session stays in the minutes of its day', async () => {
  const { id, client } = await player(site, 'twice')
  await payIn(client, cashier, '100000')
  await play(site, id, '1000')
  await site.advance(120)
  await play(site, id, '1000')
  await site.advance(16 * 60)
  await play(site, id, '1000')
  await counted(client, '3000.0000')
  // Two minutes, plus the minimum of one for a single stake.
  await expect.poll(async () => (await lately(client)).minutes).toBe(3)
})

test('[C-41] the self-test stores the result and no answers', async () => {
  const { id, client } = await player(site, 'tested')
  const { questions, answers, last } = await client.must('GET /wps/safety/test', {})
  expect([questions.length, answers.length, last]).toEqual([9, 4, null])
  const given = [0, 1, 0, 2, 0, 0, 1, 0, 0]
  const result = await client.must('POST /wps/safety/test', { answers: given })
  expect(result).toMatchObject({
    band: 'moderate',
    bandKey: 'selftest.band_moderate',
    adviceKey: 'selftest.advice_moderate',
  })
  expect((await client.must('GET /wps/safety/test', {})).last).toEqual(result)
  const rows = await site.sql('SELECT * FROM safety_test WHERE member_id = $1', [id])
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['at', 'band', 'id', 'member_id'])
  const { answer } = await client.call('POST /wps/safety/test', { answers: [3, 3] })
  expect(answer.success).toBe(false)
  await client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })
  const { safety } = await client.must('GET /wps/member/export', {})
  expect(safety).toMatchObject({ tests: [{ band: 'moderate' }], flags: [], contacts: [] })
  const other = await player(site, 'untested')
  expect((await other.client.must('GET /wps/safety/test', {})).last).toBeNull()
})

test('[C-41] help lines of the country and international ones are shown', async () => {
  await using abroad = await createTestSite({ config: { countryHeader: 'x-country' } })
  const helpIn = (country: string) =>
    abroad.visitor({ 'x-country': country }).must('GET /wps/safety/help', {})
  const names = async (country: string) => (await helpIn(country)).list.map(({ name }) => name)
  const everywhere = ['Gambling Therapy', 'Gamblers Anonymous', 'Gam-Anon']
  expect(await names('FR')).toEqual(everywhere)
  expect(await names('MY')).toEqual(['Befrienders Kuala Lumpur', ...everywhere])
  for (const country of ['VN', 'TH', 'ID', 'PH', 'CN', 'GB']) {
    const { list, country: shown } = await helpIn(country)
    expect(shown).toBe(country)
    expect(list[0]?.country).toBe(country)
  }
  const home = await site.visitor().must('GET /wps/safety/help', {})
  expect(home.country).toBe(site.context.brands.all()[0]?.country)
})
