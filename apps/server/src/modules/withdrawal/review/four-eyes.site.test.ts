import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestSite,
  newColleague,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { dong, payee, refusalOf } from '../withdrawals.testing.ts'

let site: TestSite
let cashier: TestClient
let second: TestClient

beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'cashier', 'cashier')
  second = await newColleague(site, 'second', 'cashier')
})
afterAll(() => site.close())

const hand = { provider: 'hand', evidence: 'bank statement 4711' }
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

const pay = (id: string, by: TestClient, amount?: string) =>
  refusalOf(
    by.call('POST /office/api/withdrawal/pay', {
      id,
      ...hand,
      ...(amount !== undefined && { amount }),
    }),
  )

/** Requests these amounts; the first cashier approves them. */
async function approved(name: string, ...amounts: string[]) {
  const sum = amounts.reduce((total, amount) => total + Number(amount), 0)
  const member = await payee(site, name, sum)
  const ids: string[] = []
  for (const amount of amounts) {
    await site.advance(1)
    await member.ask(amount)
    const id = (await member.latest())?.id ?? ''
    await cashier.must('POST /office/api/withdrawal/approve', { id })
    ids.push(id)
  }
  return { ...member, ids, first: ids[0] ?? '' }
}

test('[SEC-03] the approver of a large withdrawal cannot pay it or a part of it', async () => {
  const { first: id, own, latest } = await approved('large', '5000001')
  const response = await cashier.must('GET /office/api/withdrawal/one', { id })
  expect(response.needsOtherPayer).toBe(true)
  expect(await pay(id, cashier)).toBe('needs_another_person')
  expect(await pay(id, cashier, '1000')).toBe('needs_another_person')
  expect(await own('hold')).toBe(dong(5_000_001))
  const others = await second.must('GET /office/api/withdrawal/one', { id })
  expect(others).toMatchObject({ needsOtherPayer: false, state: 'approved' })
  const tries = Array.from({ length: 10 }, (_, turn) => pay(id, turn % 2 === 0 ? second : cashier))
  const answers = await Promise.all(tries)
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
  expect((await latest())?.parts).toHaveLength(1)
  expect(await own('hold')).toBe(0n)
})

test('[SEC-03] up to the brand’s amount one person is enough, counted over 24 hours', async () => {
  const { ids, own } = await approved('parted', '3000000', '3000000', '3000000')
  const answers = await Promise.all(ids.map((id) => pay(id, cashier)))
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'needs_another_person')).toHaveLength(2)
  expect(await own('hold')).toBe(dong(6_000_000))
  const left = ids.filter((_, place) => answers[place] !== 'accepted')
  expect(await pay(left[0] ?? '', second)).toBe('accepted')
  await site.sql(`UPDATE withdrawal_payout SET sent_at = sent_at - interval '25 hours'`)
  expect(await pay(left[1] ?? '', cashier)).toBe('accepted')
})

/** The defaults of a brand. */
async function needTwoAlways() {
  const [admin, other] = [await site.staff('admin'), await site.staff('admin2')]
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const { seen } = await admin.must('GET /office/api/payment/controls', { brandId })
  const controls = { depositAbove: '0', payoutAbove: '0' }
  const wish = { brandId, controls, seen, reason: 'always two' }
  const { approval } = await admin.must('PUT /office/api/payment/controls', wish)
  await other.must('POST /office/api/approval/approve', { id: approval ?? '' })
}

test('[SEC-03] at 0 every withdrawal needs two; the payer judges no claim', async () => {
  await needTwoAlways()
  const member = await payee(site, 'unset', 60_000)
  await member.ask('60000')
  const id = (await member.latest())?.id ?? ''
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  expect(await pay(id, cashier)).toBe('needs_another_person')
  expect(await pay(id, second, '30000')).toBe('accepted')

  const back = { id, reason: 'the bank took no more' }
  const route = 'POST /office/api/withdrawal/return'
  expect(await refusalOf(second.call(route, back))).toBe('needs_another_person')
  const part = (await member.latest())?.parts[0]?.id ?? ''
  await member.client.must('POST /wps/withdrawal/confirm', {
    id: part,
    received: false,
    image: png,
  })
  const { list } = await cashier.must('GET /office/api/withdrawal/claims', {})
  const claim = { id: list[0]?.id ?? '', reason: 'seen on the statement' }
  const close = 'POST /office/api/withdrawal/claims/close'
  expect(await refusalOf(second.call(close, claim))).toBe('needs_another_person')
  expect(await refusalOf(cashier.call(close, claim))).toBe('accepted')
  expect(await refusalOf(cashier.call(route, back))).toBe('accepted')
  expect(await member.own('hold')).toBe(0n)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})
