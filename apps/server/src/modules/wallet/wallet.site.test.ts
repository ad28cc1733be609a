import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, parseAmount, type Amount } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { laneOf, memberAccount, promotionAccount, worldAccount } from './index.ts'
import type { Account, Outcome, Transfer } from './index.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const money = (text: string): Amount => parseAmount(text) ?? amountOf(0n)

/** A member with separate accounts: tests share a site but no money. */
function newMember() {
  const id = randomUUID()
  const lane = laneOf(id)
  const books = { brand: 'fairhouse', currency: 'VND', lane } as const
  const transfer = (
    from: Account[],
    to: Account,
    amount: string,
    more: Partial<Transfer> = {},
  ): Promise<Outcome> =>
    site.context.wallet.transfer({
      id: randomUUID(),
      code: 'test',
      lane,
      reference: '',
      postings: [{ from, to, amount: money(amount) }],
      ...more,
    })
  return {
    id,
    lane,
    transfer,
    cash: memberAccount(id, 'cash', 'VND'),
    bonus: memberAccount(id, 'bonus', 'VND'),
    hold: memberAccount(id, 'hold', 'VND'),
    world: worldAccount(books),
    promotion: promotionAccount(books),
  }
}

async function balanceOf({ address }: Account): Promise<bigint> {
  const [row] = await site.sql('SELECT balance FROM wallet_account WHERE address = $1', [address])
  return typeof row?.balance === 'string' ? BigInt(row.balance) : 0n
}

test('money moves between accounts, and the outside world owes deposits', async () => {
  const { cash, hold, world, transfer } = newMember()
  const before = await balanceOf(world)
  expect(await transfer([world], cash, '100')).toMatchObject({ refusal: undefined })
  expect(await transfer([cash], hold, '30.5')).toMatchObject({ refusal: undefined })
  expect(await balanceOf(cash)).toBe(money('69.5'))
  expect(await balanceOf(hold)).toBe(money('30.5'))
  expect(await balanceOf(world)).toBe(before - money('100'))
})

test('insufficient funds are refused, and a refusal changes nothing', async () => {
  const { cash, world, transfer } = newMember()
  await transfer([world], cash, '10')
  expect(await transfer([cash], world, '10.0001')).toMatchObject({
    refusal: 'insufficient_funds',
  })
  expect(await balanceOf(cash)).toBe(money('10'))
})

test('sources are used in order, and the outcome lists what each gave', async () => {
  const { cash, bonus, world, promotion, transfer } = newMember()
  await transfer([world], cash, '10')
  await transfer([promotion], bonus, '5')
  const first = await transfer([cash, bonus], world, '12')
  expect(first).toMatchObject({ taken: [[money('10'), money('2')]] })
  expect(await transfer([cash, bonus], world, '3.5')).toMatchObject({
    refusal: 'insufficient_funds',
  })
  expect(await transfer([cash, bonus], world, '3')).toMatchObject({ taken: [[0n, money('3')]] })
})

test('a repeat gets the first answer; other content is a conflict', async () => {
  const { cash, world, transfer } = newMember()
  await transfer([world], cash, '10')
  const id = randomUUID()
  const ask = (amount: string) => transfer([cash], world, amount, { id })
  const first = await ask('4')
  expect(first).toMatchObject({ repeated: false, taken: [[money('4')]] })
  expect(await ask('4')).toEqual({ ...first, repeated: true })
  expect(await ask('5')).toMatchObject({ refusal: 'id_conflict', repeated: true })
  expect(await balanceOf(cash)).toBe(money('6'))
})

test('a refused transfer stays refused when repeated', async () => {
  const { cash, world, transfer } = newMember()
  const id = randomUUID()
  const ask = () => transfer([cash], world, '4', { id })
  expect(await ask()).toMatchObject({ refusal: 'insufficient_funds', repeated: false })
  await transfer([world], cash, '10')
  expect(await ask()).toMatchObject({ refusal: 'insufficient_funds', repeated: true })
})

test('500 parallel spends of a whole balance: exactly one is accepted', async () => {
  const { cash, world, transfer } = newMember()
  await transfer([world], cash, '10')
  const spends = Array.from({ length: 500 }, () => transfer([cash], world, '10'))
  const accepted = (await Promise.all(spends)).filter(({ refusal }) => refusal === undefined)
  expect(accepted).toHaveLength(1)
  expect(await balanceOf(cash)).toBe(0n)
})

test('twenty concurrent repeats have one effect and the same answer', async () => {
  const { cash, world, transfer } = newMember()
  await transfer([world], cash, '100')
  const id = randomUUID()
  const pending = Array.from({ length: 20 }, () => transfer([cash], world, '10', { id }))
  const outcomes = await Promise.all(pending)
  expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1)
  for (const outcome of outcomes) expect(outcome).toMatchObject({ taken: [[money('10')]] })
  expect(await balanceOf(cash)).toBe(money('90'))
})

test('a transfer with several postings is atomic', async () => {
  const { cash, bonus, hold, world, transfer } = newMember()
  await transfer([world], cash, '10')
  const postings = (last: string) => [
    { from: [cash], to: hold, amount: money('8') },
    { from: [hold], to: bonus, amount: money(last) },
  ]
  const refused = await transfer([], cash, '1', { postings: postings('8.5') })
  expect(refused).toMatchObject({ refusal: 'insufficient_funds' })
  expect(await balanceOf(cash)).toBe(money('10'))
  await transfer([], cash, '1', { postings: postings('3') })
  expect(await Promise.all([cash, hold, bonus].map(balanceOf))).toEqual(['2', '5', '3'].map(money))
})

test.each([
  ['nothing', { amount: amountOf(0n) }],
  ['less than nothing', { amount: amountOf(-1n) }],
  ['no source', { from: [] }],
])('a transfer of %s is our own fault', async (_, wrong) => {
  const { cash, world, transfer } = newMember()
  const posting = { from: [world], to: cash, amount: money('1'), ...wrong }
  expect(() => transfer([], cash, '1', { postings: [posting] })).toThrow('not sound')
})

test('the journal cannot be updated or truncated', async () => {
  const { cash, world, transfer } = newMember()
  await transfer([world], cash, '1')
  for (const statement of [
    'UPDATE wallet_seal SET number = number + 1',
    'DELETE FROM wallet_seal',
    "UPDATE wallet_transfer SET code = 'x'",
    'DELETE FROM wallet_transfer',
    'TRUNCATE wallet_seal',
  ]) {
    await expect(site.sql(statement)).rejects.toThrow('only appended')
  }
})

test('a transfer in the caller’s transaction commits or rolls back with it', async () => {
  const { cash, lane, world, transfer } = newMember()
  const { kit, wallet } = site.context
  const facts = { id: randomUUID(), code: 'test', lane, reference: '' }
  const pending = { ...facts, postings: [{ from: [world], to: cash, amount: money('5') }] }
  const within = (ending: 'commit' | 'fail') =>
    kit.database.db.transaction().execute(async (transaction) => {
      const outcome = await wallet.transferInTransaction(transaction, pending)
      if (ending === 'fail') throw new Error('changed my mind')
      return outcome
    })
  const [failed] = await Promise.allSettled([within('fail'), transfer([world], cash, '1')])
  expect(failed.status).toBe('rejected')
  expect(await balanceOf(cash)).toBe(money('1'))
  expect(await wallet.find(pending.id)).toBeUndefined()
  expect(await within('commit')).toMatchObject({ refusal: undefined, repeated: false })
  expect(await within('commit')).toMatchObject({ refusal: undefined, repeated: true })
  expect(await balanceOf(cash)).toBe(money('6'))
  expect((await wallet.audit()).findings).toEqual([])
})
