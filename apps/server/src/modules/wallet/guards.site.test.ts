import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { laneOf, memberAccount, stakeTermsGuard, providerAccount, worldAccount } from './index.ts'
import type { Transfer } from './index.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
  await site.sql('CREATE TABLE bet_test (id uuid PRIMARY KEY, stake bigint CHECK (stake < 1000))')
  await site.sql('GRANT INSERT ON bet_test TO fairhouse_server')
  await site.sql("SELECT wallet_take_records('bet_test')")
})
afterAll(() => site.close())

async function richMember() {
  const id = randomUUID()
  const lane = laneOf(id)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const cash = memberAccount(id, 'cash', 'VND')
  const transfer = (units: bigint, more: Partial<Transfer> = {}) => {
    const postings = [{ from: [cash], to: world, amount: amountOf(units) }]
    const facts = { id: randomUUID(), code: 'bet', lane, reference: '', postings }
    return site.context.wallet.transfer({ ...facts, ...more })
  }
  const stakes = (add: bigint, max: bigint) => [
    { key: `stakes ${id}`, add, max, refusal: 'limit_reached' },
  ]
  await transfer(1n, { postings: [{ from: [world], to: cash, amount: amountOf(100_000n) }] })
  return { id, lane, transfer, stakes }
}

const rows = () => site.sql('SELECT id FROM bet_test')

test('100 parallel bets against a limit: together never more than it', async () => {
  const { transfer, stakes } = await richMember()
  const bets = Array.from({ length: 100 }, () => transfer(10n, { guards: stakes(10n, 255n) }))
  const outcomes = await Promise.all(bets)
  expect(outcomes.filter(({ refusal }) => refusal === undefined)).toHaveLength(25)
  expect(outcomes.filter(({ refusal }) => refusal === 'limit_reached')).toHaveLength(75)
  expect(await transfer(5n, { guards: stakes(5n, 255n) })).toMatchObject({ refusal: undefined })
  expect(await transfer(1n, { guards: stakes(1n, 255n) })).toMatchObject({
    refusal: 'limit_reached',
  })
  await transfer(1n, { guards: stakes(-100n, 0n) })
  expect(await transfer(100n, { guards: stakes(100n, 255n) })).toMatchObject({
    refusal: undefined,
  })
})

test('a block set during 200 bets stops all later ones', async () => {
  const { id, lane, transfer } = await richMember()
  const key = `excluded ${id}`
  const guards = [{ key, add: 0n, max: 0n, refusal: 'player_blocked' }]
  const bets = Array.from({ length: 100 }, () => transfer(10n, { guards }))
  await site.context.wallet.setGuard(lane, key, 1n)
  const later = Array.from({ length: 100 }, () => transfer(10n, { guards }))
  for (const outcome of await Promise.all(later)) {
    expect(outcome).toMatchObject({ refusal: 'player_blocked' })
  }
  await Promise.all(bets)
  await site.context.wallet.setGuard(lane, key, 0n)
  expect(await transfer(10n, { guards })).toMatchObject({ refusal: undefined })
})

test('a guard may need more room than it takes; a refusal with ~ leaves the id free', async () => {
  const { id: member, transfer } = await richMember()
  const key = `lost ${member}`
  const lost = (add: bigint, need: bigint, refusal: string) => [
    { key, add, need, max: 50n, refusal },
  ]
  const id = randomUUID()
  const pending = await transfer(10n, { id, guards: lost(-30n, 60n, '~limit') })
  expect(pending).toMatchObject({ refusal: '~limit', repeated: false, balance: 0n })
  expect(await site.context.wallet.find(id)).toBeUndefined()
  expect(await transfer(10n, { id, guards: lost(-30n, 50n, '~limit') })).toMatchObject({
    refusal: undefined,
    repeated: false,
  })
  // Exactly thirty more than before.
  expect(await transfer(10n, { guards: lost(80n, 81n, 'limit_reached') })).toMatchObject({
    refusal: 'limit_reached',
  })
  expect(await transfer(10n, { guards: lost(80n, 80n, 'limit_reached') })).toMatchObject({
    refusal: undefined,
  })
})

test('a transfer is refused after its deadline', async () => {
  const { transfer } = await richMember()
  const id = randomUUID()
  const before = new Date(site.now().getTime() - 1)
  expect(await transfer(10n, { id, before })).toMatchObject({ refusal: '~late' })
  expect(await site.context.wallet.find(id)).toBeUndefined()
  const later = new Date(site.now().getTime() + 60_000)
  expect(await transfer(10n, { id, before: later })).toMatchObject({ refusal: undefined })
})

test('a member’s money goes to no provider without a terms guard', async () => {
  const { id, lane, transfer } = await richMember()
  const cash = memberAccount(id, 'cash', 'VND')
  const to = providerAccount('TEST', { brand: 'fairhouse', currency: 'VND', lane })
  const postings = [{ from: [cash], to, amount: amountOf(1n) }]
  expect(() => transfer(1n, { postings })).toThrow('not sound')
  const guards = [stakeTermsGuard(id, 0n)]
  expect(await transfer(1n, { postings, guards })).toMatchObject({ refusal: undefined })
  await site.context.wallet.renewTerms(site.context.kit.database.db, id)
  expect(await transfer(1n, { postings, guards })).toMatchObject({ refusal: '~terms' })
})

test('a refusal for lack of money adds nothing to a counter', async () => {
  const { transfer, stakes } = await richMember()
  const many = 10n ** 9n
  expect(await transfer(many, { guards: stakes(many, many) })).toMatchObject({
    refusal: 'insufficient_funds',
  })
  expect(await transfer(5n, { guards: stakes(5n, 5n) })).toMatchObject({ refusal: undefined })
})

test('a record is written with its transfer, once, and never with a refusal', async () => {
  const { transfer } = await richMember()
  const before = (await rows()).length
  const bet = (id: string, units: bigint) =>
    transfer(units, { id, records: [{ table: 'bet_test', row: { id, stake: 7 } }] })
  const id = randomUUID()
  await bet(id, 10n)
  await bet(id, 10n)
  await bet(randomUUID(), 10n ** 12n)
  expect(await rows()).toHaveLength(before + 1)
})

test('a record that cannot be written fails its own transfer and no other', async () => {
  const { transfer } = await richMember()
  const before = (await rows()).length
  const bet = (size: number) => {
    const id = randomUUID()
    return transfer(10n, { id, records: [{ table: 'bet_test', row: { id, stake: size } }] })
  }
  const settled = await Promise.allSettled([1, 2, 5000, 3, 4].map(bet))
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(await rows()).toHaveLength(before + 4)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test.each(['wallet_account', 'Bet', 'bet_test; DROP TABLE bet_test', 'pg_class '])(
  'no record goes into "%s"',
  async (table) => {
    const { transfer } = await richMember()
    expect(() => transfer(1n, { records: [{ table, row: {} }] })).toThrow('not sound')
  },
)
