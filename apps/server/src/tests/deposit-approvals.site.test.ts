import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAccount } from '#modules/wallet'
import {
  addMember,
  createTestSite,
  enter,
  newColleague,
  refusalOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

let site: TestSite
let cashier: TestClient
let second: TestClient
beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'first-desk', 'cashier')
  second = await newColleague(site, 'second-desk', 'cashier')
})
afterAll(() => site.close())

const reason = 'seen on the account'
const balanceOf = (id: string) => site.context.wallet.balanceOf([memberAccount(id, 'cash', 'VND')])

/** A member's transfer with proof, claimed by the cashier. */
async function transferred(name: string, amount: string, by = cashier) {
  const memberId = await addMember(site, { name })
  const client = site.visitor()
  await enter(client, name)
  const more = async (sum: string) => {
    const id = randomUUID()
    await client.must('PUT /wps/deposit', { id, method: 'transfer', amount: sum })
    await by.must('POST /office/api/deposit/claim', { id })
    return id
  }
  return { memberId, client, id: await more(amount), more }
}

const credit = async (id: string, amount?: string, by = cashier) => {
  const typed = amount === undefined ? {} : { amount }
  return (await by.must('POST /office/api/deposit/approve', { id, ...typed, reason })).approval
}
const approve = (id: string | null, by = second) =>
  refusalOf(by.call('POST /office/api/approval/approve', { id: id ?? '' }))
const fileOf = (id: string) => second.must('GET /office/api/deposit/one', { id })

test('[SEC-02] one cashier alone cannot credit an amount other than requested', async () => {
  const { memberId, client, id } = await transferred('inflated', '100000')
  const approval = await credit(id, '99000000000')
  expect(approval).not.toBeNull()
  expect(await balanceOf(memberId)).toBe(0n)
  const { deposit } = await fileOf(id)
  expect(deposit.waiting).toMatchObject({
    approval,
    amount: '99000000000.0000',
    why: ['asked', 'limits', 'large'],
  })
  const { list } = await second.must('GET /office/api/approvals', { state: 'open' })
  expect(list.find((one) => one.id === approval)).toMatchObject({
    kind: 'deposit.credit',
    account: 'inflated',
    payload: { depositId: id, amount: '99000000000.0000', asked: '100000.0000', reported: null },
    mayDecide: true,
  })
  expect(await approve(approval, cashier)).toBe('needs_another_person')
  const again = { id, reason }
  for (const route of [
    'POST /office/api/deposit/approve',
    'POST /office/api/deposit/reject',
  ] as const) {
    expect(await refusalOf(cashier.call(route, again))).toBe('approval_waiting')
  }
  const no = { id: approval ?? '', reason: 'the bank shows 100,000' }
  await second.must('POST /office/api/approval/reject', no)
  expect(await balanceOf(memberId)).toBe(0n)
  expect((await fileOf(id)).deposit.waiting).toBeNull()
  expect(await credit(id)).toBeNull()
  expect((await client.must('GET /wps/deposit/one', { id })).credited).toBe('99500.0000')
})

test('[SEC-02] two people credit it together, once, and the log names both', async () => {
  const { memberId, id } = await transferred('agreed', '500000')
  const approval = await credit(id, '400000')
  const third = await newColleague(site, 'risk-desk', 'risk')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => approve(approval, turn % 2 === 0 ? second : third)),
  )
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'already_decided')).toHaveLength(11)
  expect(await balanceOf(memberId)).toBe(398_000n * 10_000n)
  const { deposit, moves } = await fileOf(id)
  expect(deposit).toMatchObject({ state: 'credited', credited: '398000.0000', waiting: null })
  expect(moves.filter(({ to }) => to === 'credited')).toHaveLength(1)
  const rows = await site.sql(`SELECT actor_id AS actor, after FROM audit_entry
    WHERE subject_id = '${id}' AND action = 'deposit.approve'`)
  expect(rows).toMatchObject([{ after: { cleared: '400000.0000', approval } }])
  const people = await site.sql(`SELECT approved_by <> second_by AS apart FROM payment_deposit
    WHERE id = '${id}'`)
  expect(people).toEqual([{ apart: true }])
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('[SEC-02] many requests at once: one waits', async () => {
  const { memberId, id } = await transferred('hurried', '500000')
  const ask = () =>
    refusalOf(cashier.call('POST /office/api/deposit/approve', { id, amount: '450000', reason }))
  const answers = await Promise.all(Array.from({ length: 10 }, ask))
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'approval_waiting')).toHaveLength(9)
  const { deposit } = await fileOf(id)
  expect(await approve(deposit.waiting?.approval ?? '')).toBe('accepted')
  expect(await balanceOf(memberId)).toBe(447_750n * 10_000n)
})

test('[SEC-02] above the brand’s amount a deposit needs two people, also in parts', async () => {
  const { memberId, id, more } = await transferred('large', '20000001')
  expect(await credit(id)).not.toBeNull()
  expect((await fileOf(id)).deposit.waiting?.why).toEqual(['large'])
  const parts = [await more('12000000'), await more('12000000')]
  const made = await Promise.all(parts.map((part) => credit(part)))
  expect(made.filter((approval) => approval === null)).toHaveLength(1)
  expect(await balanceOf(memberId)).toBe(11_940_000n * 10_000n)
  await site.sql(`UPDATE payment_deposit SET approved_at = approved_at - interval '25 hours'
    WHERE member_id = '${memberId}'`)
  const next = await more('12000000')
  expect(await credit(next)).toBeNull()
})

test('[SEC-02] crediting checks limits, and the requester must still be staff', async () => {
  const { memberId, id } = await transferred('narrowed', '150000')
  await site.sql(`UPDATE payment_method SET least = 2000000000 WHERE code = 'transfer'`)
  const gone = await newColleague(site, 'leaving-desk', 'cashier')
  await site.advance(15 * 60 + 1)
  await gone.must('POST /office/api/deposit/claim', { id })
  const approval = await credit(id, undefined, gone)
  expect((await fileOf(id)).deposit.waiting?.why).toEqual(['limits'])
  await site.sql(`UPDATE payment_method SET least = 1000000000 WHERE code = 'transfer'`)
  await site.sql(`UPDATE staff_account SET disabled_at = now() WHERE name = 'leaving-desk'`)
  expect(await approve(approval)).toBe('already_decided')
  expect(await balanceOf(memberId)).toBe(0n)
})

test('[SEC-02] a colleague without deposit permission cannot approve', async () => {
  const { id } = await transferred('unseen', '300000')
  const approval = await credit(id, '200000')
  const support = await newColleague(site, 'help-desk', 'support')
  const auditor = await newColleague(site, 'book-desk', 'auditor')
  expect(await approve(approval, support)).toBe('not_allowed')
  expect(await approve(approval, auditor)).toBe('not_allowed')
  const { list } = await auditor.must('GET /office/api/approvals', { state: 'open' })
  expect(list.find((one) => one.id === approval)).toMatchObject({ mayDecide: false })
})
