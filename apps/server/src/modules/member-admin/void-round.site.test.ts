import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount } from '#modules/wallet'
import { addMember, asVendor, createTestSite, enter, newColleague } from '@fairhouse/site/testing'
import { refusalOf } from '@fairhouse/site/testing'
import type { TestClient, TestSite } from '@fairhouse/site/testing'

let site: TestSite
let cashier: TestClient
let second: TestClient

beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'void-cash', 'cashier')
  second = await newColleague(site, 'void-second', 'administrator', 'auditor')
})
afterAll(() => site.close())

const gameCode = 'sandbox-game'
const vendor = 'SANDBOX'
const reason = 'the game showed another result'
const cashOf = (id: string) => site.context.wallet.balanceOf([memberAccount(id, 'cash', 'VND')])

/** A member with a balance of 100, in the game. */
async function player(name: string) {
  const memberId = await addMember(site, { name })
  const lane = laneOf(memberId)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const to = memberAccount(memberId, 'cash', 'VND')
  const postings = [{ from: [world], to, amount: amountOf(1_000_000n) }]
  const facts = { id: randomUUID(), code: 'deposit', lane, reference: 'sample', postings }
  await site.context.wallet.transfer(facts)
  const ticket = await site.context.gameProvider.ticket(memberId, gameCode)
  const session = String((await asVendor(site, 'authenticate', { ticket })).value?.session)
  return { memberId, session }
}

type Sent = Parameters<typeof asVendor>[2]

const step = async (verb: 'play' | 'debit' | 'credit', roundId: string, rest: Sent) => {
  const sent = { gameCode, roundId, transactionId: randomUUID(), ...rest }
  expect(await asVendor(site, verb, sent)).toMatchObject({ success: true })
}

const askOf = (memberId: string, round: string, by = cashier) =>
  by.call('PUT /office/api/member/void', { memberId, vendor, round, reason })

const ask = async (memberId: string, round: string, by = cashier) =>
  (await by.must('PUT /office/api/member/void', { memberId, vendor, round, reason })).approval

const approve = (id: string, by = second) =>
  refusalOf(by.call('POST /office/api/approval/approve', { id }))

const betOf = async (memberId: string, round: string) => {
  const { bets } = await cashier.must('GET /office/api/member', { memberId })
  return bets.find((bet) => bet.round === round)
}

test('[OPS-01] [BET-08] a round is voided after approval: reversed, notified, logged', async () => {
  const { memberId, session } = await player('undone')
  const round = randomUUID()
  await step('play', round, { session, stake: '40', win: '90' })
  expect(await cashOf(memberId)).toBe(1_500_000n)
  await expect.poll(() => betOf(memberId, round)).toMatchObject({ vendor, staked: '40.0000' })
  const pending = await ask(memberId, round)
  expect(await cashOf(memberId)).toBe(1_500_000n)
  expect(await approve(pending, cashier)).toBe('not_allowed')
  expect(await approve(pending)).toBe('accepted')
  expect(await cashOf(memberId)).toBe(1_000_000n)
  await expect
    .poll(() => betOf(memberId, round))
    .toMatchObject({
      status: 'rolledBack',
      staked: '40.0000',
      won: '90.0000',
      returned: '40.0000',
      reversed: '90.0000',
    })
  const { bets } = await cashier.must('GET /office/api/member', { memberId })
  expect(bets).toHaveLength(1)
  const subject = `${vendor}/${round}`
  const { list } = await second.must('GET /office/api/audit', { subject, action: 'round.void' })
  expect(list).toMatchObject([
    {
      before: { memberId, stake: '40.0000', win: '90.0000' },
      after: { approval: pending },
      reason,
    },
  ])
  const messages = await site.context.message.exportOf(memberId)
  expect(messages).toMatchObject([{ kind: 'roundVoided' }])
  expect(await refusalOf(askOf(memberId, round))).toBe('not_allowed')
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('[BET-08] the player reads what a void returned and took back', async () => {
  const { memberId, session } = await player('reads')
  const round = randomUUID()
  await step('play', round, { session, stake: '40', win: '90' })
  expect(await approve(await ask(memberId, round))).toBe('accepted')
  const client = site.visitor()
  await enter(client, 'reads')
  const recorded = async () => {
    const [bet] = (await client.must('GET /wps/record/bets', {})).list
    const [line] = (await client.must('GET /wps/record/account', { type: 'refund' })).list
    return [bet?.staked, bet?.won, bet?.returned, bet?.reversed, bet?.net, line?.refund]
  }
  const refund = { returned: '40.0000', reversed: '90.0000' }
  const expected = ['40.0000', '90.0000', '40.0000', '90.0000', '0.0000', refund]
  await expect.poll(recorded).toEqual(expected)
  const { steps } = await client.must('GET /wps/record/bet', { vendor, round })
  expect(steps.at(-1)).toMatchObject({ kind: 'rollback', cash: '-50.0000', ...refund })
})

test('[BET-08] a stake is voided with all of its later wins', async () => {
  const { memberId, session } = await player('later')
  const round = randomUUID()
  await step('debit', round, { session, amount: '30' })
  await step('credit', round, { playerId: memberId, amount: '12' })
  await step('credit', round, { playerId: memberId, amount: '8', closeRound: true })
  expect(await cashOf(memberId)).toBe(900_000n)
  expect(await approve(await ask(memberId, round))).toBe('accepted')
  expect(await cashOf(memberId)).toBe(1_000_000n)
  const late = { gameCode, roundId: round, transactionId: randomUUID(), playerId: memberId }
  expect(await asVendor(site, 'credit', { ...late, amount: '5' })).toMatchObject({ success: false })
})

test('[BET-08] a spent win blocks the void; a void needs one valid stake', async () => {
  const { memberId, session } = await player('spent')
  const [won, lost] = [randomUUID(), randomUUID()]
  await step('play', won, { session, stake: '10', win: '60' })
  await step('play', lost, { session, stake: '150', win: '0' })
  const pending = await ask(memberId, won)
  expect(await approve(pending)).toBe('insufficient_funds')
  expect(await cashOf(memberId)).toBe(0n)
  expect(await approve(await ask(memberId, lost))).toBe('accepted')
  expect(await approve(pending)).toBe('accepted')
  expect(await cashOf(memberId)).toBe(1_000_000n)
  expect(await refusalOf(askOf(memberId, randomUUID()))).toBe('not_found')
  const other = await player('other')
  expect(await refusalOf(askOf(other.memberId, lost))).toBe('not_found')
  const twice = randomUUID()
  await step('debit', twice, { session, amount: '1' })
  await step('debit', twice, { session, amount: '2' })
  expect(await refusalOf(askOf(memberId, twice))).toBe('not_allowed')
})

test('[BET-08] two requests for one round, approved at once, void it once', async () => {
  const { memberId, session } = await player('raced')
  const round = randomUUID()
  await step('play', round, { session, stake: '20', win: '5' })
  const first = await ask(memberId, round)
  expect(await ask(memberId, round)).toBe(first)
  // Another subject makes it another request, for the same round.
  const { approvals } = site.context.staff
  const found = await approvals.find(first)
  if (!found) throw new Error('the request is not there')
  const { kind, payload, askedBy: staffId } = found
  const copy = { kind, payload, reason, subject: round }
  const both = [first, await approvals.request(copy, { staffId, address: '10.1.0.1' })]
  const admin = await site.staff('admin')
  const answers = await Promise.all(both.flatMap((one) => [approve(one), approve(one, admin)]))
  expect(new Set(answers)).toEqual(new Set(['accepted', 'already_decided', 'not_allowed']))
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
  expect(await cashOf(memberId)).toBe(1_000_000n)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})
