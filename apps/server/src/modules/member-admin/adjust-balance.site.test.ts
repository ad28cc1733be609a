import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount } from '#modules/wallet'
import { addMember, createTestSite, enter, newColleague, refusalOf } from '@fairhouse/site/testing'
import type { TestClient, TestSite } from '@fairhouse/site/testing'

let site: TestSite
let cashier: TestClient
let second: TestClient
let auditor: TestClient

beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'cash-desk', 'cashier')
  second = await newColleague(site, 'second-desk', 'administrator')
  auditor = await newColleague(site, 'book-desk', 'auditor')
})
afterAll(() => site.close())

const reason = 'the gateway paid twice'

const ask = async (memberId: string, amount: string, by = cashier) => {
  const input = { memberId, kind: 'payment', amount, reason } as const
  return (await by.must('PUT /office/api/member/adjust', input)).approval
}

const approve = (id: string, by = second) =>
  refusalOf(by.call('POST /office/api/approval/approve', { id }))

const cashOf = (id: string) => site.context.wallet.balanceOf([memberAccount(id, 'cash', 'VND')])

const stateOf = async (id: string) => {
  const { list } = await second.must('GET /office/api/approvals', {})
  return list.find((one) => one.id === id)?.state
}

test('[OPS-02] a balance is adjusted once two agree, with an audit entry', async () => {
  const id = await addMember(site, { name: 'given' })
  const first = await ask(id, '50000')
  expect(await cashOf(id)).toBe(0n)
  const { list } = await second.must('GET /office/api/approvals', { state: 'open' })
  expect(list[0]).toMatchObject({
    kind: 'money.adjust',
    account: 'given',
    payload: { memberId: id, amount: '50000.0000', currency: 'VND', kind: 'payment' },
    reason,
    mayDecide: true,
  })
  expect(await approve(first)).toBe('accepted')
  expect(await cashOf(id)).toBe(500_000_000n)
  expect(await approve(await ask(id, '-20000.5'))).toBe('accepted')
  expect(await cashOf(id)).toBe(299_995_000n)
  const rows = await auditor.must('GET /office/api/audit', { subject: id, action: 'member.adjust' })
  expect(rows.list).toMatchObject([
    {
      before: { cash: '50000.0000' },
      after: { cash: '29999.5000', amount: '-20000.5000', kind: 'payment' },
      reason,
    },
    { before: { cash: '0.0000' }, after: { cash: '50000.0000', approval: first } },
  ])
  const decided = await auditor.must('GET /office/api/audit', { subject: first })
  expect(decided.list.map(({ action }) => action)).toEqual(['approval.approved', 'approval.asked'])
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('[OPS-02] nobody approves an own request; asking and deciding are apart', async () => {
  const both = await newColleague(site, 'both-desks', 'cashier', 'administrator')
  const id = await addMember(site, { name: 'alone' })
  const own = await ask(id, '1000', both)
  expect(await approve(own, both)).toBe('needs_another_person')
  expect(await approve(own, cashier)).toBe('not_allowed')
  const input = { memberId: id, kind: 'other', amount: '1', reason } as const
  expect(await refusalOf(second.call('PUT /office/api/member/adjust', input))).toBe('not_allowed')
  const no = { id: own, reason: 'it came once' }
  await second.must('POST /office/api/approval/reject', no)
  expect(await approve(own)).toBe('already_decided')
  expect(await cashOf(id)).toBe(0n)
})

test('[OPS-02] an adjustment beyond the balance fails and can be approved later', async () => {
  const id = await addMember(site, { name: 'poor' })
  const debit = await ask(id, '-3000')
  expect(await approve(debit)).toBe('insufficient_funds')
  expect(await stateOf(debit)).toBe('open')
  expect(await site.context.wallet.find(debit)).toBeUndefined()
  expect(await approve(await ask(id, '4000'))).toBe('accepted')
  expect(await approve(debit)).toBe('accepted')
  expect(await cashOf(id)).toBe(10_000_000n)
})

function deposit(memberId: string) {
  const lane = laneOf(memberId)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const to = memberAccount(memberId, 'cash', 'VND')
  const postings = [{ from: [world], to, amount: amountOf(1_000_000n) }]
  return site.context.wallet.transfer({
    id: randomUUID(),
    code: 'deposit',
    lane,
    reference: 'sample',
    postings,
  })
}

test('[OPS-02] two approvals at once move the money once, while other transfers run', async () => {
  const id = await addMember(site, { name: 'twice' })
  const admin = await site.staff('admin')
  const approvals = await Promise.all(['100', '200', '300'].map((amount) => ask(id, amount)))
  const [answers] = await Promise.all([
    Promise.all(approvals.flatMap((one) => [approve(one), approve(one, admin), approve(one)])),
    ...Array.from({ length: 40 }, () => deposit(id)),
  ])
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(3)
  expect(answers.filter((answer) => answer === 'already_decided')).toHaveLength(6)
  expect(await cashOf(id)).toBe(46_000_000n)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('an impossible adjustment cannot be requested', async () => {
  const { brands, member } = site.context
  const id = await addMember(site, { name: 'leaver' })
  const refused = async (memberId: string, amount = '1') => {
    const input = { memberId, kind: 'game', amount, reason } as const
    return refusalOf(cashier.call('PUT /office/api/member/adjust', input))
  }
  for (const amount of ['0', '-0.0000']) expect(await refused(id, amount)).toBe('invalid_fields')
  for (const amount of ['', '1e3', '+5', '1.00001', ' 1']) {
    expect(await refused(id, amount), amount).toBe('bad_request')
  }
  expect(await refused('01890000-0000-7000-8000-000000000000')).toBe('not_found')
  const brandId = brands.all()[0]?.id ?? ''
  const trial = await member.open({ brandId, name: 'trialist', type: 4 })
  expect(await refused(trial)).toBe('trial_account')
  const open = await ask(id, '700')
  await member.close(id, 'bye')
  expect(await refused(id)).toBe('account_closed')
  expect(await approve(open)).toBe('account_closed')
  expect(await stateOf(open)).toBe('open')
})

test('[OPS-02] the approver sees cash before and after, and earlier adjustments', async () => {
  const id = await addMember(site, { name: 'weighed' })
  const first = await ask(id, '8000')
  expect(await approve(first)).toBe('accepted')
  const refused = await ask(id, '-1')
  await second.must('POST /office/api/approval/reject', { id: refused, reason: 'not so' })
  const approval = await ask(id, '-3000')
  const route = 'GET /office/api/member/adjustment'
  const readApproval = () => second.must(route, { approval })
  const { id: asker } = await cashier.must('GET /office/api/me', {})
  expect(await readApproval()).toMatchObject({
    account: 'weighed',
    brand: site.context.brands.all()[0]?.name,
    state: 'open',
    cash: '8000.0000',
    after: '5000.0000',
    earlier: [
      { id: refused, state: 'rejected', amount: '-1.0000' },
      { id: first, state: 'approved', amount: '8000.0000', reason, askedBy: asker },
    ],
  })
  // Neither the member file nor this view is open to the requester.
  expect(await refusalOf(second.call('GET /office/api/member', { memberId: id }))).toBe(
    'not_allowed',
  )
  expect(await refusalOf(cashier.call(route, { approval }))).toBe('not_allowed')
  expect(await approve(approval)).toBe('accepted')
  expect(await readApproval()).toMatchObject({ cash: '5000.0000', after: null })
  const role = { id: asker, role: 'risk', change: 'grant', reason } as const
  const other = await second.must('POST /office/api/staff/role', role)
  for (const unknown of [other.approval, id]) {
    expect(await refusalOf(second.call(route, { approval: unknown }))).toBe('not_found')
  }
  const looks = await auditor.must('GET /office/api/audit', { subject: id, action: 'member.read' })
  expect(looks.list).toMatchObject([{ after: { approval } }, { after: { approval } }])
})

test('[OPS-02] an account is adjusted or closed, never both at once', async () => {
  const risk = await newColleague(site, 'risk-desk', 'risk')
  const close = (memberId: string) =>
    refusalOf(risk.call('POST /office/api/member/close', { memberId, reason }))
  const outcomes = new Set<string>()
  for (let turn = 0; turn < 8; turn += 1) {
    const id = await addMember(site, { name: `torn${turn}` })
    const approval = await ask(id, '5000')
    const late = setTimeout(turn * 4).then(() => approve(approval))
    const [closed, adjusted] = await Promise.all([close(id), late])
    outcomes.add(`${closed} ${adjusted}`)
    expect(await cashOf(id)).toBe(closed === 'accepted' ? 0n : 50_000_000n)
  }
  for (const outcome of outcomes) {
    expect(['accepted account_closed', 'balance_left accepted']).toContain(outcome)
  }
  const stake = await addMember(site, { name: 'torn-later' })
  expect(await approve(await ask(stake, '5000'))).toBe('accepted')
  expect(await close(stake)).toBe('balance_left')
  expect(await approve(await ask(stake, '-5000'))).toBe('accepted')
})

async function enteredMember() {
  const id = await addMember(site, { name: 'looker' })
  const client = site.visitor()
  await enter(client, 'looker')
  return { client, id }
}

test('the member sees the adjustment as a correction', async () => {
  const { client, id } = await enteredMember()
  expect(await approve(await ask(id, '12345'))).toBe('accepted')
  await expect
    .poll(async () => {
      const { list } = await client.must('GET /wps/record/account', { type: 'correction' })
      return list
    })
    .toMatchObject([{ type: 'correction', change: { cash: '12345.0000' } }])
})
