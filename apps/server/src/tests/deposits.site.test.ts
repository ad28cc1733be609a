import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAccount } from '#modules/wallet'
import {
  addMember,
  createTestSite,
  enter,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

let site: TestSite
let admin: TestClient
let other: TestClient
beforeAll(async () => {
  site = await createTestSite()
  admin = await site.staff('admin')
  other = await site.staff('admin2')
})
afterAll(() => site.close())

/** One white dot. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

async function player(name: string) {
  const id = await addMember(site, { name })
  const client = site.visitor()
  await enter(client, name)
  return Object.assign(client, { id })
}

const depositRequest = (amount: string, method = 'transfer') => ({
  id: randomUUID(),
  method,
  amount,
})
const balanceOf = (id: string) => site.context.wallet.balanceOf([memberAccount(id, 'cash', 'VND')])

test('[PC-03] a transfer is proved, decided by its claimer and credited less its fee', async () => {
  const payer = await player('transferring')
  const { answer } = await payer.call('PUT /wps/deposit', depositRequest('1000000'))
  if (!answer.success) throw new Error(answer.code)
  const { id, bank, qr, reference, fee } = answer.value
  expect({ bank, fee }).toMatchObject({ bank: { institution: 'Demo Bank' }, fee: '5000.0000' })
  expect(qr).toContain(reference)
  expect(qr).toContain('54071000000')
  const proved = await payer.must('POST /wps/deposit/proof', { id, image: png })
  expect(proved).toMatchObject({ state: 'reviewing', reason: 'proof' })
  const [picture = ''] = proved.proofs
  expect((await payer.must('GET /wps/deposit/proof', { id: picture })).type).toBe('png')

  const { list } = await admin.must('GET /office/api/deposit', {})
  expect(list).toMatchObject([{ id, proofs: 1, memberId: payer.id }])
  expect((await admin.must('GET /office/api/deposit/proof', { id: picture })).type).toBe('png')
  const decision = { id, reason: 'seen on the account' }
  const unclaimed = await admin.call('POST /office/api/deposit/approve', decision)
  expect(unclaimed.answer).toMatchObject({ code: 'deposit_claimed' })
  await admin.must('POST /office/api/deposit/claim', { id })
  const refusedClaim = await other.call('POST /office/api/deposit/claim', { id })
  expect(refusedClaim.answer).toMatchObject({ code: 'deposit_claimed' })
  const approvals = await Promise.all(
    Array.from({ length: 10 }, () => admin.call('POST /office/api/deposit/approve', decision)),
  )
  expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await balanceOf(payer.id)).toBe(995_000n * 10_000n)
  const file = await admin.must('GET /office/api/deposit/one', { id })
  const states = file.moves.map(({ to }) => to)
  expect(states).toEqual(['created', 'pending', 'reviewing', 'reviewing', 'credited'])
  const rows = await site.sql(`SELECT action FROM audit_entry WHERE subject_id = '${id}'
    ORDER BY seq`)
  expect(rows.map(({ action }) => action)).toEqual([
    'deposit.proof',
    'deposit.claim',
    'deposit.approve',
    'deposit.read',
  ])
  const fees = await site.sql(`SELECT sum(balance)::text AS sum FROM wallet_account
    WHERE address LIKE 'house/fee@%'`)
  expect(fees).toEqual([{ sum: String(5000n * 10_000n) }])

  const sums = { amount: '1000000.0000', fee: '5000.0000', net: '995000.0000' }
  expect(file.deposit).toMatchObject(sums)
  expect((await payer.must('GET /wps/deposit/list', {})).list).toMatchObject([sums])
  const [message] = (await payer.must('GET /wps/message/list', {})).list
  expect(message?.content).toContain('Deposited ₫1,000,000.00, fee ₫5,000.00')
  const recorded = async () => (await payer.must('GET /wps/record/account', {})).list
  await expect
    .poll(recorded)
    .toMatchObject([
      { change: { cash: '995000.0000' }, deposit: { gross: '1000000.0000', fee: '5000.0000' } },
    ])
})

test('a rejected transfer shows the reason; late money can still be credited', async () => {
  const payer = await player('late')
  const first = await payer.must('PUT /wps/deposit', depositRequest('500000'))
  await payer.must('POST /wps/deposit/proof', { id: first.id, image: png })
  await admin.must('POST /office/api/deposit/claim', { id: first.id })
  await admin.must('POST /office/api/deposit/reject', { id: first.id, reason: 'nothing came' })
  expect(await payer.must('GET /wps/deposit/one', { id: first.id })).toMatchObject({
    state: 'rejected',
    note: 'nothing came',
  })
  const again = await admin.call('POST /office/api/deposit/approve', {
    id: first.id,
    reason: 'changed my mind',
  })
  expect(again.answer).toMatchObject({ code: 'already_decided' })
  const second = await payer.must('PUT /wps/deposit', depositRequest('500000'))
  await site.sql(`UPDATE payment_deposit SET expires_at = '2020-01-01', ask_at = '2020-01-01'
    WHERE id = '${second.id}'`)
  await site.context.payment.follow()
  expect((await payer.must('GET /wps/deposit/one', { id: second.id })).state).toBe('expired')
  await admin.must('POST /office/api/deposit/claim', { id: second.id })
  const bad = { id: second.id, amount: '400000.5', reason: 'half a dong' }
  expect((await admin.call('POST /office/api/deposit/approve', bad)).status).toBe(422)
  const came = { ...bad, amount: '400000' }
  const { approval } = await admin.must('POST /office/api/deposit/approve', came)
  expect(await balanceOf(payer.id)).toBe(0n)
  await other.must('POST /office/api/approval/approve', { id: approval ?? '' })
  expect(await balanceOf(payer.id)).toBe(398_000n * 10_000n)
})

test('[FUN-20] amounts outside the limits are refused with the limit', async () => {
  const payer = await player('limited')
  const put = (amount: string) => payer.call('PUT /wps/deposit', depositRequest(amount))
  const faultOf = async (amount: string) => {
    const { answer } = await put(amount)
    return answer.success ? undefined : (answer.errors?.['amount'] ?? answer.code)
  }
  expect(await faultOf('99999')).toBe('Minimum deposit: ₫100,000.00.')
  expect(await faultOf('300000001')).toContain('Maximum deposit right now: ₫300,000,000.00')
  expect(await faultOf('100000.5')).toContain('Enter an amount')
  expect(await faultOf('0')).toContain('Enter an amount')
  for (const amount of ['-100000', '1e6', '100000.00001', '999999999999999999', '', ' 1']) {
    expect((await put(amount)).status).toBe(400)
  }
  await site.sql(`UPDATE payment_method SET most_a_day = most WHERE code = 'transfer'`)
  expect((await put('200000000')).status).toBe(200)
  const { methods } = await payer.must('GET /wps/deposit/methods', {})
  expect(methods[0]).toMatchObject({ method: 'transfer', most: '100000000.0000' })
  expect(await faultOf('100000001')).toContain('Maximum deposit right now: ₫100,000,000.00')
  await site.sql(`UPDATE payment_method SET most_a_day = 10000000000000 WHERE code = 'transfer'`)
})

test('the same id gives the same answer; other content is a conflict', async () => {
  const payer = await player('again')
  const stranger = await player('stranger')
  const request = depositRequest('100000')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => payer.must('PUT /wps/deposit', request)),
  )
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
  const changed = await payer.call('PUT /wps/deposit', { ...request, amount: '200000' })
  expect(changed.answer).toMatchObject({ code: 'id_conflict' })
  expect((await stranger.call('PUT /wps/deposit', request)).answer).toMatchObject({
    code: 'id_conflict',
  })
  const { id } = request
  for (const route of ['GET /wps/deposit/one', 'GET /wps/deposit/proof'] as const) {
    expect((await stranger.call(route, { id })).status).toBe(404)
  }
  const proof = { id, image: png }
  expect((await stranger.call('POST /wps/deposit/proof', proof)).status).toBe(404)
  const [own = ''] = (await payer.must('POST /wps/deposit/proof', proof)).proofs
  expect((await stranger.call('GET /wps/deposit/proof', { id: own })).status).toBe(404)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  expect((await payer.call('POST /wps/deposit/proof', { id, image: svg })).status).toBe(422)
  const lateRequest = depositRequest('100000')
  for (let count = 0; count < 5; count += 1) {
    await payer.call('PUT /wps/deposit', depositRequest('100000'))
  }
  expect((await payer.call('PUT /wps/deposit', lateRequest)).answer).toMatchObject({
    code: 'deposits_open',
  })
})

test('deposits need accepted terms and an open account', async () => {
  const payer = await player('unwilling')
  await site.sql(`UPDATE member_account SET terms_version = '0' WHERE id = '${payer.id}'`)
  const put = () => payer.call('PUT /wps/deposit', depositRequest('100000'))
  expect((await put()).answer).toMatchObject({ code: 'terms_not_accepted' })
  await site.sql(`UPDATE member_account SET state = 'frozen' WHERE id = '${payer.id}'`)
  expect((await put()).answer).toMatchObject({ code: 'not_allowed' })
  const unknown = await (
    await player('lost')
  ).call('PUT /wps/deposit', depositRequest('100000', 'none'))
  expect(unknown.answer).toMatchObject({ code: 'not_found' })
})
