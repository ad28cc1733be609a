import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount } from '#modules/wallet'
import {
  asVendor,
  createTestSite,
  ownPassword,
  registered,
  type TestClient,
  type TestSite,
  eventually,
} from '@fairhouse/site/testing'

const exportRoute = 'GET /wps/member/export'
const closeRoute = 'POST /wps/member/close'

/** The owner steps up by phone. */
async function freshen({ context }: TestSite, client: TestClient) {
  await client.must('POST /wps/session/stepUp/send', { way: 'sms' })
  const [letter] = await context.verification.outbox('+84901234567')
  await client.must('POST /wps/session/stepUp', { way: 'sms', code: letter?.code ?? '' })
}

async function deposit({ context }: TestSite, memberId: string, units: bigint, back = false) {
  const lane = laneOf(memberId)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const cash = memberAccount(memberId, 'cash', 'VND')
  const [from, to] = back ? [cash, world] : [world, cash]
  const postings = [{ from: [from], to, amount: amountOf(units) }]
  const facts = { id: randomUUID(), code: 'test.cash', lane, reference: '' }
  await context.wallet.transfer({ ...facts, postings })
}

/** Repeated to reach every process: they answer in turn. */
async function isOut(client: TestClient): Promise<boolean> {
  for (let turn = 0; turn < 4; turn += 1) {
    if ((await client.call('GET /wps/member/info', {})).status !== 401) return false
  }
  return true
}

test('the export contains all stored data, after a step-up', async () => {
  await using site = await createTestSite()
  const { client, answer } = await registered(site, 'anna', '0901234567')
  expect((await client.call(exportRoute, {})).answer).toMatchObject({ code: 'step_up_required' })
  await deposit(site, answer.id, 50_000n)
  await freshen(site, client)
  const exported = await client.must(exportRoute, {})
  expect(exported).toMatchObject({
    member: {
      account: { account: 'anna', hasPassword: true, termsVersion: '1', type: 0 },
      profile: [{ field: 'mobile', value: '+84901234567', purpose: expect.any(String) }],
      identities: [{ kind: 'phone', endedAt: null }],
    },
    money: {
      currency: 'VND',
      cash: { balance: '5.0000', movements: [{ code: 'test.cash', count: 1, total: '5.0000' }] },
      bonus: { balance: '1000.0000', movements: [{ code: 'promotion.signUp' }] },
    },
    bonuses: [{ kind: 'sign_up', amount: '1000.0000', required: '10000.0000', state: 'open' }],
    invitations: { referralCode: expect.stringMatching(/^[A-Z2-9]{8}$/) },
    sessions: {
      sessions: [{ id: expect.any(String), address: client.from }],
      addresses: [{ address: client.from }],
      devices: [{}],
    },
    factors: { authenticator: false, recoveryCodesLeft: 0 },
    providers: [],
    games: [],
    feedback: [],
    messages: [],
    pictures: [],
  })
  expect(JSON.stringify(exported)).not.toMatch(/argon2|blind|hash/i)
  await site.advance(6 * 60)
  expect((await client.call(exportRoute, {})).answer).toMatchObject({ code: 'step_up_required' })
})

test('[ACC-14] closed permanently once paid out, without personal data', async () => {
  await using site = await createTestSite()
  const { client, answer } = await registered(site, 'anna', '0901234567')
  const { member, brands, wallet, agent } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const code = await agent.referralCodeOf(brandId, answer.id)
  const refused = async () => (await client.call(closeRoute, { reason: 'bye' })).answer
  expect(await refused()).toMatchObject({ code: 'step_up_required' })
  await freshen(site, client)
  await deposit(site, answer.id, 10_000n)
  expect(await refused()).toMatchObject({ code: 'balance_left' })
  expect(await member.find(answer.id)).toMatchObject({ state: 'open', name: 'anna' })
  // Less than the smallest coin is left, which cannot be paid out.
  await deposit(site, answer.id, 9999n, true)
  expect(await client.must(closeRoute, { reason: 'bye' })).toEqual({ state: 'closed' })
  expect(client.cookie ?? '').not.toMatch(/fairhouse=\S/)
  await eventually(() => isOut(client))

  expect(await member.find(answer.id)).toMatchObject({ state: 'closed', nickname: '' })
  for (const typed of ['anna', '0901234567']) {
    expect(await member.byPassword(brandId, typed, ownPassword)).toBeUndefined()
  }
  expect(await member.byPhone(brandId, '+84901234567')).toBeUndefined()
  expect(await agent.referrerOf(brandId, code)).toBeUndefined()
  const { account, profile } = await member.exportOf(answer.id)
  expect(profile).toMatchObject([{ field: 'closingReason', value: 'bye' }])
  expect(account).toMatchObject({ hasPassword: false, registration: {} })
  // The ledger stays: the bonus was credited and reversed.
  const bonus = await wallet.summaryOf(memberAccount(answer.id, 'bonus', 'VND'))
  expect(bonus).toMatchObject({
    balance: '0.0000',
    movements: [{ code: 'promotion.forfeit' }, { code: 'promotion.signUp' }],
  })
})

test('an open round delays the closing', async () => {
  await using site = await createTestSite()
  const { client, answer } = await registered(site, 'anna', '0901234567')
  const { gameProvider } = site.context
  const ticket = await gameProvider.ticket(answer.id, 'sandbox-game')
  const session = (await asVendor(site, 'authenticate', { ticket })).value?.session
  const round = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
  const staked = await asVendor(site, 'debit', { session, ...round, amount: '1' })
  expect(staked).toMatchObject({ success: true })
  expect(await gameProvider.hasOpenRounds(answer.id)).toBe(true)
  await freshen(site, client)
  expect((await client.call(closeRoute, {})).answer).toMatchObject({ code: 'balance_left' })
})

test('retained data of closed accounts is removed after its time', async () => {
  await using site = await createTestSite()
  const { answer } = await registered(site, 'anna', '0901234567')
  const { member } = site.context
  await member.close(answer.id, 'bye')
  const readStored = async () => {
    await member.sweep()
    const { profile, identities } = await member.exportOf(answer.id)
    return [profile.length, identities.length]
  }
  await site.advance(5 * 365 * 86_400 - 60)
  expect(await readStored()).toEqual([1, 1])
  await site.advance(120)
  expect(await readStored()).toEqual([0, 0])
})
