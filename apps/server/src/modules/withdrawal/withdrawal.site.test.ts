import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAccount } from '#modules/wallet'
import { createTestSite, freshMember, newColleague, type TestSite } from '@fairhouse/site/testing'
import { bank, deposit, dong, gift, payee, refusalOf, stake } from './withdrawals.testing.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('[PC-04] money goes on hold at once, under an id that works once', async () => {
  const { client, accountId, ask, own, latest } = await payee(site, 'holder', 500_000)
  const facts = await client.must('GET /wps/withdrawal/facts', {})
  expect(facts).toMatchObject({
    balance: '500000.0000',
    least: '50000.0000',
    fee: { permille: 5 },
    turnover: { total: '0.0000' },
    accounts: [{ id: accountId, institution: 'Vietcombank', name: 'M••• L•••', state: 'bound' }],
  })
  expect(facts.accounts[0]?.number).toMatch(/^•••• \d{4}$/)
  const id = randomUUID()
  expect(await refusalOf(ask('200000', { id }))).toBe('accepted')
  expect(await refusalOf(ask('200000', { id }))).toBe('accepted')
  expect(await refusalOf(ask('200001', { id }))).toBe('id_conflict')
  expect([await own('cash'), await own('hold')]).toEqual([dong(300_000), dong(200_000)])
  expect(await latest()).toMatchObject({
    state: 'requested',
    amount: '200000.0000',
    fee: '1000.0000',
    due: '199000.0000',
    moves: [{ state: 'requested' }],
  })
  const [row] = await site.sql(
    `SELECT encode(locked, 'escape') AS locked FROM withdrawal_account WHERE id = $1`,
    [accountId],
  )
  expect(String(row?.locked)).not.toContain('Mai')
})

test('[FUN-07] money on hold cannot be staked, and no call brings it back', async () => {
  const { id, ask, own, client } = await payee(site, 'locked', 100_000)
  expect(await refusalOf(ask('100000'))).toBe('accepted')
  expect(await stake(site, id, 1)).toBe('insufficient_funds')
  expect([await own('cash'), await own('hold')]).toEqual([0n, dong(100_000)])
  for (const path of ['/wps/withdrawal', '/wps/withdrawal/cancel']) {
    for (const method of ['DELETE', 'POST']) {
      const answer = await client.send(path, { method, body: method === 'POST' ? '{}' : null })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  }
})

test('[PC-04] a hundred withdrawals of one balance at once: one is accepted', async () => {
  const { client, ask, own } = await payee(site, 'racer', 60_000)
  const before = await site.operator.ledgerSaid('withdrawal.hold')
  await site.sql(`UPDATE withdrawal_setting SET most_times_a_day = NULL`)
  const answers = await Promise.all(Array.from({ length: 100 }, () => refusalOf(ask('60000'))))
  await site.sql(`UPDATE withdrawal_setting SET most_times_a_day = 10`)
  const counts = Map.groupBy(answers, (answer) => answer)
  expect(counts.get('accepted')).toHaveLength(1)
  expect(counts.get('insufficient_funds')).toHaveLength(99)
  // All passed the checks; the ledger stored its answer to each.
  const after = await site.operator.ledgerSaid('withdrawal.hold')
  for (const [said, all] of counts) {
    expect(after.get(said ?? '')).toBe((before.get(said ?? '') ?? 0) + all.length)
  }
  expect([await own('cash'), await own('hold')]).toEqual([0n, dong(60_000)])
  expect((await client.must('GET /wps/withdrawal/facts', {})).balance).toBe('0.0000')
  const { list } = await client.must('GET /wps/withdrawal/list', {})
  expect(list).toMatchObject([{ state: 'requested', amount: '60000.0000' }])
})

test('wrong payment passwords at once stay limited, and right ones take turns', async () => {
  const { id, ask, own } = await payee(site, 'guessed', 900_000)
  const guesses = Array.from({ length: 20 }, (_, turn) =>
    refusalOf(ask('60000', { paymentPassword: `guess-${turn}` })),
  )
  const counts = Map.groupBy(await Promise.all(guesses), (answer) => answer)
  expect(counts.get('wrong_password')).toHaveLength(5)
  expect(counts.get('too_many_requests')).toHaveLength(15)
  expect(await refusalOf(ask('60000'))).toBe('too_many_requests')
  // Each process checks one at a time; the pool has room for exactly these.
  const room = process.env.TEST_PROCESSES === '2' ? 2 : 1
  await site.sql(`UPDATE withdrawal_try SET count = $2 WHERE member_id = $1`, [id, 5 - room])
  const right = await Promise.all(Array.from({ length: 8 }, () => refusalOf(ask('60000'))))
  expect(new Set(right)).toEqual(new Set(['accepted']))
  expect(await own('hold')).toBe(dong(480_000))
})

test('[PC-04] a deposit is staked before it goes, whatever comes between', async () => {
  const { id, client, ask, own } = await payee(site, 'player', 0)
  await deposit(site, id, 200_000)
  expect(await refusalOf(ask('100000'))).toBe('turnover_left')
  const left = async () => (await client.must('GET /wps/withdrawal/facts', {})).turnover
  expect(await left()).toMatchObject({ deposits: '200000.0000', total: '200000.0000' })
  await stake(site, id, 60_000)
  const total = async () => (await left()).total
  await expect.poll(total).toBe('140000.0000')
  // Earlier stakes do not count for a later deposit, which adds its own requirement.
  await gift(site, id, 300_000)
  await stake(site, id, 140_000)
  await expect.poll(total).toBe('0.0000')
  await deposit(site, id, 50_000)
  expect(await refusalOf(ask('100000'))).toBe('turnover_left')
  await stake(site, id, 50_000)
  // The hold itself detects a deposit posted during the check.
  const [between, outcome] = await Promise.all([
    deposit(site, id, 70_000),
    refusalOf(ask('100000')),
  ])
  expect([undefined, between]).toContain(between)
  const expected = outcome === 'accepted' ? dong(100_000) : 0n
  expect(['accepted', 'turnover_left']).toContain(outcome)
  expect(await own('hold')).toBe(expected)
  expect(await refusalOf(ask('100000'))).toBe('turnover_left')
})

test('[PC-04] the hold refuses a request checked before a new deposit', async () => {
  const { id, ask, own } = await payee(site, 'between', 100_000)
  // As if a deposit had been posted after the check: counted by the guard, not read yet.
  await site.context.wallet.setGuard(Number.parseInt(id.slice(-7), 16) % 2, `deposited ${id}`, 1n)
  expect(await refusalOf(ask('100000'))).toBe('turnover_left')
  expect(await own('hold')).toBe(0n)
})

test('negative, huge, too precise and out-of-limit amounts are refused', async () => {
  const { client, ask, own } = await payee(site, 'amounts', 90_000_000)
  for (const amount of ['-100000', '1e6', '', '9'.repeat(15)]) {
    expect(await refusalOf(ask(amount))).toBe('bad_request')
  }
  for (const amount of ['0', '49999', '100000.5', '100000.0001']) {
    expect(await refusalOf(ask(amount))).toBe('invalid_fields')
  }
  expect(await refusalOf(ask('50000001'))).toBe('limit_reached')
  expect(await refusalOf(ask('50000000'))).toBe('accepted')
  await site.sql(`UPDATE withdrawal_setting SET most_a_day = 600000000000`)
  const { leftToday } = await client.must('GET /wps/withdrawal/facts', {})
  expect(leftToday).toBe('10000000.0000')
  expect(await refusalOf(ask('10000001'))).toBe('limit_reached')
  expect(await refusalOf(ask('10000000'))).toBe('accepted')
  expect(await refusalOf(ask('50000'))).toBe('limit_reached')
  await site.sql(`UPDATE withdrawal_setting SET most_a_day = 1000000000000`)
  expect(await own('hold')).toBe(dong(60_000_000))
})

test('a wrong payment password is refused, and five are enough for half an hour', async () => {
  const { ask, own } = await payee(site, 'forgetful', 900_000)
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await refusalOf(ask('60000', { paymentPassword: `wrong-${turn}` }))).toBe(
      'wrong_password',
    )
  }
  expect(await refusalOf(ask('60000'))).toBe('too_many_requests')
  expect(await own('hold')).toBe(0n)
})

test('[ACC-09] accounts, the payment password and large sums need a fresh proof', async () => {
  const { client, accountId, ask } = await payee(site, 'stale', 20_000_000)
  expect(await refusalOf(ask('5000001'))).toBe('accepted')
  await site.advance(6 * 60)
  expect(await refusalOf(ask('5000001'))).toBe('step_up_required')
  expect(await refusalOf(ask('5000000'))).toBe('accepted')
  const password = client.call('POST /wps/withdrawal/password', { password: '739155' })
  expect(await refusalOf(password)).toBe('step_up_required')
  const bind = client.call('PUT /wps/withdrawal/account', { ...bank, number: '99887766' })
  expect(await refusalOf(bind)).toBe('step_up_required')
  const remove = client.call('DELETE /wps/withdrawal/account', { id: accountId })
  expect(await refusalOf(remove)).toBe('step_up_required')
})

test('[C-12] after a reset neither money goes out nor a new account is bound', async () => {
  const { id, client, ask } = await payee(site, 'reset', 200_000)
  await site.context.member.holdPayoutsUntil(id, new Date(site.now().getTime() + 86_400_000))
  expect(await refusalOf(ask('60000'))).toBe('payouts_held')
  const bind = client.call('PUT /wps/withdrawal/account', { ...bank, number: '99887755' })
  expect(await refusalOf(bind)).toBe('payouts_held')
  expect((await client.must('GET /wps/withdrawal/facts', {})).heldUntil).not.toBeNull()
})

test('[ACC-10] an account in another name is held for review and logged', async () => {
  const { id, client, ask } = await payee(site, 'named', 200_000)
  const put = (changed: object) =>
    client.call('PUT /wps/withdrawal/account', { ...bank, ...changed })
  expect((await put({ name: 'LE MAI', number: '11112222' })).answer.value).toMatchObject({
    state: 'bound',
  })
  const held = (await put({ name: 'Somebody Else', number: '33334444' })).answer.value
  expect(held).toMatchObject({ state: 'review' })
  const accountId = held?.id ?? ''
  expect(await refusalOf(ask('60000', { accountId }))).toBe('account_in_review')
  const [logged] = await site.operator.audited(accountId)
  expect(logged).toMatchObject({ action: 'withdrawal.bind', after: { reviewReason: 'name' } })
  expect(await refusalOf(put({ number: '1111 2222' }))).toBe('already_registered')
  const cashier = await newColleague(site, 'reviewer', 'risk')
  const { list } = await cashier.must('GET /office/api/withdrawal/accounts', {})
  expect(list.find((row) => row.id === accountId)).toMatchObject({
    memberId: id,
    registeredName: 'Mai Le',
    target: { name: 'Somebody Else', number: '33334444' },
  })
  const decide = { id: accountId, accept: true, reason: 'married last year' }
  await cashier.must('POST /office/api/withdrawal/account/decide', decide)
  const again = cashier.call('POST /office/api/withdrawal/account/decide', decide)
  expect(await refusalOf(again)).toBe('already_decided')
  expect(await refusalOf(ask('60000', { accountId }))).toBe('accepted')
  for (let number = 50_000_000; number < 50_000_002; number += 1) {
    expect(await refusalOf(put({ number: String(number) }))).toBe('accepted')
  }
  expect(await refusalOf(put({ number: '50000009' }))).toBe('limit_reached')
  await client.must('DELETE /wps/withdrawal/account', { id: accountId })
  expect(await refusalOf(ask('60000', { accountId }))).toBe('not_found')
})

test('members cannot use, see or remove another member’s account', async () => {
  const mine = await payee(site, 'mine', 200_000)
  const other = await payee(site, 'other', 200_000)
  expect(await refusalOf(other.ask('60000', { accountId: mine.accountId }))).toBe('not_found')
  const remove = other.client.call('DELETE /wps/withdrawal/account', { id: mine.accountId })
  expect(await refusalOf(remove)).toBe('not_found')
  const id = randomUUID()
  await mine.ask('60000', { id })
  const shown = await mine.latest()
  // Ids are unique per member: another member may use the same one.
  expect(await refusalOf(other.ask('70000', { id }))).toBe('accepted')
  expect((await other.latest())?.id).not.toBe(shown?.id)
  const { list } = await other.client.must('GET /wps/withdrawal/list', { before: shown?.id ?? id })
  expect(list).toEqual([])
})

test('a withdrawal needs a payment password; a blocked player can withdraw', async () => {
  const { id, client } = await freshMember(site, 'plain')
  await gift(site, id, 100_000)
  const account = await client.must('PUT /wps/withdrawal/account', { ...bank, number: '44556677' })
  const input = { id: randomUUID(), accountId: account.id, amount: '60000', paymentPassword: 'x' }
  expect(await refusalOf(client.call('PUT /wps/withdrawal', input))).toBe('payment_password_needed')
  for (const password of ['123456', '1111111', 'short']) {
    const set = client.call('POST /wps/withdrawal/password', { password })
    expect(await refusalOf(set)).toBe('invalid_fields')
  }
  await client.must('POST /wps/withdrawal/password', { password: '739155' })
  await site.context.wallet.blockStakes(id)
  const good = { ...input, paymentPassword: '739155' }
  expect(await refusalOf(client.call('PUT /wps/withdrawal', good))).toBe('accepted')
  const hold = memberAccount(id, 'hold', 'VND')
  expect(await site.context.wallet.balanceOf([hold])).toBe(dong(60_000))
})

test('[SEC-10] one bank account is recognised however its bank is written', async () => {
  const number = '9704360123'
  const bound = async (name: string, institution: string) => {
    const { id, client } = await freshMember(site, name)
    const told = await client.must('PUT /wps/withdrawal/account', { ...bank, institution, number })
    return { id, told }
  }
  const first = await bound('bank-a', 'VCB')
  expect(first.told).toMatchObject({ institution: 'Vietcombank', state: 'bound' })
  const others = [await bound('bank-b', 'Vietcom bank'), await bound('bank-c', 'Vietcоmbank')]
  for (const { told } of others) {
    expect(told).toMatchObject({ institution: 'Vietcombank', state: 'review' })
  }
  const sharers = await site.context.withdrawal.sharersOf(first.id)
  expect(sharers.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
})

test('[SEC-10] the bank is one of the list that the form shows', async () => {
  const { client } = await freshMember(site, 'bank-chooser')
  const { institutions } = await client.must('GET /wps/withdrawal/facts', {})
  expect(institutions.bank).toContainEqual(expect.objectContaining({ id: 'TCB' }))
  expect(institutions.ewallet).toContainEqual(expect.objectContaining({ id: 'MOMO' }))
  const { answer } = await client.call('PUT /wps/withdrawal/account', {
    ...bank,
    institution: 'First Bank',
  })
  expect(answer).toMatchObject({
    code: 'invalid_fields',
    errors: { institution: expect.any(String) },
  })
})

test('[SEC-10] accounts bound before the bank list are reindexed once', async () => {
  const number = '9704360456'
  const before = await freshMember(site, 'bank-old')
  const after = await freshMember(site, 'bank-new')
  const old = await before.client.must('PUT /wps/withdrawal/account', { ...bank, number })
  await site.sql(
    `UPDATE withdrawal_account SET indexed_at = NULL, number_index = sha256('old') WHERE id = $1`,
    [old.id],
  )
  await after.client.must('PUT /wps/withdrawal/account', { ...bank, institution: 'VCB', number })
  expect(await site.context.withdrawal.sharersOf(before.id)).toEqual([])
  await Promise.all([
    site.context.withdrawal.runTimedWork(),
    site.context.withdrawal.runTimedWork(),
  ])
  expect(await site.context.withdrawal.sharersOf(before.id)).toEqual([after.id])
  const shared = await site.context.withdrawal.sharedNumbers(new Date(0), [])
  expect(shared.map(({ members }) => members.toSorted())).toContainEqual(
    [before.id, after.id].toSorted(),
  )
})
