import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeAccount, laneOf, paymentAccount } from '#modules/wallet'
import {
  createTestSite,
  newColleague,
  openSocket,
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

/** A withdrawal that waits for review. */
async function waiting(name: string, cash: number, amount: string) {
  const member = await payee(site, name, cash)
  await member.ask(amount)
  const id = (await member.latest())?.id ?? ''
  return { ...member, withdrawalId: id }
}

const books = (memberId: string) =>
  ({ brand: 'fairhouse', currency: 'VND', lane: laneOf(memberId) }) as const
const hand = { provider: 'hand', evidence: 'bank statement 4711' }

test('[PC-05] claimed, approved and paid manually, each step with its actor', async () => {
  const { id, client, own, latest, withdrawalId } = await waiting('paid', 200_000, '200000')
  const { list } = await cashier.must('GET /office/api/withdrawals', {})
  expect(list.map((row) => row.id)).toContain(withdrawalId)
  await cashier.must('POST /office/api/withdrawal/claim', { id: withdrawalId })
  const approve = { id: withdrawalId }
  const other = second.call('POST /office/api/withdrawal/approve', approve)
  expect(await refusalOf(other)).toBe('taken_by_colleague')
  expect((await latest())?.state).toBe('reviewing')
  await cashier.must('POST /office/api/withdrawal/approve', approve)
  const again = cashier.call('POST /office/api/withdrawal/approve', approve)
  expect(await refusalOf(again)).toBe('already_decided')
  const { wallet } = site.context
  const bank = paymentAccount('hand', books(id))
  const fees = feeAccount(books(id))
  const before = [await wallet.balanceOf([bank]), await wallet.balanceOf([fees])]
  const pay = { id: withdrawalId, ...hand }
  expect(await cashier.must('POST /office/api/withdrawal/pay', pay)).toEqual({ state: 'paid' })
  expect(await refusalOf(second.call('POST /office/api/withdrawal/pay', pay))).toBe(
    'already_decided',
  )
  expect([await own('cash'), await own('hold')]).toEqual([0n, 0n])
  const after = [await wallet.balanceOf([bank]), await wallet.balanceOf([fees])]
  expect(after.map((balance, place) => balance - (before[place] ?? 0n))).toEqual([
    dong(199_000),
    dong(1000),
  ])
  expect(await latest()).toMatchObject({
    state: 'paid',
    paid: '199000.0000',
    due: '0.0000',
    parts: [{ amount: '199000.0000', confirmation: 'asked' }],
    moves: [
      { state: 'requested' },
      { state: 'reviewing' },
      { state: 'approved' },
      { state: 'paying' },
      { state: 'paid' },
    ],
  })
  const one = await cashier.must('GET /office/api/withdrawal/one', { id: withdrawalId })
  expect(one.target).toMatchObject({ name: 'Mai Le' })
  expect(one.moves.map(({ actorKind }) => actorKind)).toEqual([
    'member',
    'staff',
    'staff',
    'staff',
    'system',
  ])
  const actions = (await site.operator.audited(withdrawalId)).map(({ action }) => action)
  expect(actions).toEqual([
    'withdrawal.claim',
    'withdrawal.approve',
    'withdrawal.pay',
    'withdrawal.read',
  ])
  const { list: letters } = await client.must('GET /wps/message/list', {})
  expect(letters.map(({ kind }) => kind)).toEqual(['withdrawalPaid', 'withdrawalApproved'])
  expect(await wallet.audit()).toMatchObject({ findings: [] })
})

test('a rejected withdrawal returns to the balance and leaves the limits', async () => {
  const { client, own, latest, withdrawalId } = await waiting('rejected', 90_000, '90000')
  const reason = 'the papers are missing'
  await cashier.must('POST /office/api/withdrawal/reject', { id: withdrawalId, reason })
  expect([await own('cash'), await own('hold')]).toEqual([dong(90_000), 0n])
  expect(await latest()).toMatchObject({ state: 'rejected', reason, returned: '90000.0000' })
  const facts = await client.must('GET /wps/withdrawal/facts', {})
  expect(facts.leftToday).toBe('100000000.0000')
  const pay = cashier.call('POST /office/api/withdrawal/pay', { id: withdrawalId, ...hand })
  expect(await refusalOf(pay)).toBe('already_decided')
})

test('[PC-05] after a partial payment the rest is due until paid or returned', async () => {
  const { own, latest, withdrawalId: id } = await waiting('partly', 400_000, '200000')
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  for (const amount of ['0', '199001', '0.5']) {
    const bad = cashier.call('POST /office/api/withdrawal/pay', { id, ...hand, amount })
    expect(await refusalOf(bad)).toBe('invalid_fields')
  }
  const part = { id, ...hand, amount: '99500' }
  const { state } = await cashier.must('POST /office/api/withdrawal/pay', part)
  expect(state).toBe('partlyPaid')
  expect(await latest()).toMatchObject({
    paid: '99500.0000',
    due: '99500.0000',
    parts: [{ confirmation: 'asked' }],
  })
  expect(await own('hold')).toBe(dong(100_000))
  await cashier.must('POST /office/api/withdrawal/return', { id, reason: 'the bank took no more' })
  expect([await own('cash'), await own('hold')]).toEqual([dong(300_000), 0n])
  expect(await latest()).toMatchObject({ state: 'partlyPaid', due: '0.0000' })
  const rest = cashier.call('POST /office/api/withdrawal/pay', { id, ...hand })
  expect(await refusalOf(rest)).toBe('already_decided')

  const whole = await waiting('wholly', 100_000, '100000')
  const wholeId = whole.withdrawalId
  await cashier.must('POST /office/api/withdrawal/approve', { id: wholeId })
  await cashier.must('POST /office/api/withdrawal/pay', { id: wholeId, ...hand, amount: '50000' })
  const last = { id: wholeId, ...hand }
  expect(await cashier.must('POST /office/api/withdrawal/pay', last)).toEqual({ state: 'paid' })
  expect(await whole.own('hold')).toBe(0n)
  expect((await whole.latest())?.parts).toHaveLength(2)
})

test('twenty cashiers at once: one of them pays', async () => {
  const { own, withdrawalId: id, latest } = await waiting('crowd', 300_000, '100000')
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  const pay = (client: TestClient) =>
    refusalOf(client.call('POST /office/api/withdrawal/pay', { id, ...hand }))
  const all = Array.from({ length: 20 }, (_, turn) => pay(turn % 2 === 0 ? cashier : second))
  const answers = await Promise.all(all)
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
  expect([await own('cash'), await own('hold')]).toEqual([dong(200_000), 0n])
  expect((await latest())?.parts).toHaveLength(1)
})

test('reading, deciding and paying are separate permissions', async () => {
  const { withdrawalId: id, own } = await waiting('roles', 100_000, '100000')
  const risk = await newColleague(site, 'risk', 'risk')
  const auditor = await newColleague(site, 'auditor', 'auditor')
  const support = await newColleague(site, 'support', 'support')
  await auditor.must('GET /office/api/withdrawal/one', { id })
  expect(await refusalOf(support.call('GET /office/api/withdrawals', {}))).toBe('not_allowed')
  for (const client of [auditor, support]) {
    const approve = client.call('POST /office/api/withdrawal/approve', { id })
    expect(await refusalOf(approve)).toBe('not_allowed')
  }
  await risk.must('POST /office/api/withdrawal/approve', { id })
  const pay = risk.call('POST /office/api/withdrawal/pay', { id, ...hand })
  expect(await refusalOf(pay)).toBe('not_allowed')
  expect(await own('hold')).toBe(dong(100_000))
})

test('only the owner is notified of each move, at once', async () => {
  const { client, withdrawalId: id } = await waiting('listener', 100_000, '100000')
  const other = await payee(site, 'deaf', 0)
  const listen = async (who: TestClient) => {
    const socket = await openSocket(site.address, { cookie: who.cookie ?? '' })
    socket.send({ token: who.token })
    return socket
  }
  await using heard = await listen(client)
  await using unheard = await listen(other.client)
  const withdrawalIds = (all: typeof heard.all) =>
    all.filter(({ topic }) => topic === 'withdrawal').map(({ data }) => data)
  const until = async (check: () => boolean) => {
    for (let turn = 0; turn < 100 && !check(); turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(check()).toBe(true)
  }
  await until(() => withdrawalIds(heard.all).length > 0)
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  await cashier.must('POST /office/api/withdrawal/pay', { id, ...hand })
  await until(() =>
    withdrawalIds(heard.all).some((data) => JSON.stringify(data).includes('"amount":"99500.0000"')),
  )
  expect(JSON.stringify(withdrawalIds(unheard.all))).not.toContain('99500')
})
