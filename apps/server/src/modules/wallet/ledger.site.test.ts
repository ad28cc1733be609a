import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { laneOf, memberAccount, stakeTermsGuard, providerAccount, worldAccount } from './index.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

function newMember() {
  const id = randomUUID()
  const lane = laneOf(id)
  const books = { brand: 'fairhouse', currency: 'VND', lane } as const
  const [cash, bonus, hold, trial] = [
    memberAccount(id, 'cash', 'VND'),
    memberAccount(id, 'bonus', 'VND'),
    memberAccount(id, 'hold', 'VND'),
    memberAccount(id, 'trial', 'VND'),
  ] as const
  const world = worldAccount(books)
  const guards = [stakeTermsGuard(id, 0n)]
  const facts = () => ({ id: randomUUID(), code: 'test', lane, reference: '', guards })
  return {
    id,
    lane,
    cash,
    bonus,
    hold,
    trial,
    world,
    vendor: providerAccount('TEST', books),
    facts,
  }
}

type Member = ReturnType<typeof newMember>

/** Gives cash and bonus. */
async function fund({ cash, bonus, world, facts }: Member, units: bigint, bonusUnits = 0n) {
  const gifts = [{ from: [world], to: cash, amount: amountOf(units) }]
  if (bonusUnits > 0n) gifts.push({ from: [world], to: bonus, amount: amountOf(bonusUnits) })
  await site.context.wallet.transfer({ ...facts(), postings: gifts })
}

test('a stake of cash and bonus, its win in proportion, and the reversal to the unit', async () => {
  const member = newMember()
  const { cash, bonus, vendor, facts, lane } = member
  const { wallet } = site.context
  await fund(member, 70n, 100n)
  const play = {
    ...facts(),
    balanceOf: [cash, bonus],
    postings: [
      { from: [cash, bonus], to: vendor, amount: amountOf(100n) },
      { from: [vendor], to: { backTo: 0 }, amount: amountOf(55n) },
    ],
  }
  const outcome = await wallet.transfer(play)
  expect(outcome).toMatchObject({ balance: 125n, taken: [[70n, 30n], [55n]] })
  // 55 split 70 : 30 is 38.5 and 16.5; ties go to the first.
  expect(await wallet.balanceOf([cash])).toBe(39n)
  expect(await wallet.balanceOf([bonus])).toBe(86n)
  const undone = { ...facts(), targets: [play.id], balanceOf: [cash, bonus], lane }
  expect(await wallet.reverse(undone)).toMatchObject({ refusal: undefined, balance: 170n })
  expect(await wallet.balanceOf([cash])).toBe(70n)
  expect(await wallet.reverse(undone)).toMatchObject({ refusal: undefined, repeated: true })
  expect(await wallet.reverse({ ...undone, id: randomUUID() })).toMatchObject({
    refusal: 'already_reversed',
  })
  await expect(wallet.reverse({ ...undone, targets: [randomUUID()] })).rejects.toThrow('nothing')
})

test('money on hold cannot be spent until it is released', async () => {
  const member = newMember()
  const { cash, hold, world, facts } = member
  const { wallet } = site.context
  await fund(member, 100n)
  const move = (from: typeof cash, to: typeof cash, units: bigint) =>
    wallet.transfer({ ...facts(), postings: [{ from: [from], to, amount: amountOf(units) }] })
  expect(await move(cash, hold, 80n)).toMatchObject({ refusal: undefined })
  expect(await move(cash, world, 50n)).toMatchObject({ refusal: 'insufficient_funds' })
  await move(hold, cash, 30n)
  expect(await move(cash, world, 50n)).toMatchObject({ refusal: undefined })
  expect(await move(hold, world, 50n)).toMatchObject({ refusal: undefined })
})

test('a transfer whose id was voided first is refused permanently', async () => {
  const member = newMember()
  const { cash, world, facts, lane } = member
  const { wallet } = site.context
  await fund(member, 100n)
  const late = { ...facts(), postings: [{ from: [cash], to: world, amount: amountOf(10n) }] }
  const input = { id: late.id, lane, reference: 'r' }
  expect(await wallet.voidTransfer(input)).toMatchObject({ refusal: 'rolled_back' })
  expect(await wallet.transfer(late)).toMatchObject({ refusal: 'rolled_back', repeated: true })
  const early = { ...late, id: randomUUID() }
  expect(await wallet.transfer(early)).toMatchObject({ refusal: undefined })
  expect(await wallet.voidTransfer({ ...input, id: early.id })).toMatchObject({
    refusal: undefined,
    repeated: true,
  })
  expect(await wallet.balanceOf([cash])).toBe(90n)
})

test('no posting goes from one member to another, nor between real and play money', () => {
  const [one, other] = [newMember(), newMember()]
  const posting = (from: typeof one.cash, to: typeof one.cash) => ({
    ...one.facts(),
    postings: [{ from: [from], to, amount: amountOf(1n) }],
  })
  const { wallet } = site.context
  expect(() => wallet.transfer(posting(one.cash, other.cash))).toThrow('not sound')
  expect(() => wallet.transfer(posting(one.cash, one.trial))).toThrow('not sound')
  expect(() => wallet.trial.transfer(posting(one.cash, one.hold))).toThrow('not sound')
})

test('trial money has its own journal, which can be dropped', async () => {
  const { trial, world, facts, cash } = newMember()
  const { wallet } = site.context
  const [before] = await site.sql('SELECT count(*) AS rows FROM wallet_transfer')
  const gift = (units: bigint) => ({
    ...facts(),
    balanceOf: [trial],
    postings: [{ from: [world], to: trial, amount: amountOf(units) }],
  })
  expect(await wallet.trial.transfer(gift(500n))).toMatchObject({ balance: 500n })
  expect(await site.sql('SELECT count(*) AS rows FROM wallet_transfer')).toEqual([before])
  await wallet.trial.drop()
  expect(await wallet.trial.transfer(gift(20n))).toMatchObject({ balance: 20n })
  expect(await wallet.balanceOf([cash])).toBe(0n)
})

test('opening plus all lines is closing, for any period', async () => {
  const member = newMember()
  const { cash, world, facts } = member
  const { wallet } = site.context
  const start = site.now().getTime()
  const amounts = [100n, -30n, 25n, -95n, 7n]
  for (const units of amounts) {
    const [from, to, amount] = units > 0n ? [world, cash, units] : [cash, world, -units]
    await wallet.transfer({
      ...facts(),
      postings: [{ from: [from], to, amount: amountOf(amount) }],
    })
    await site.advance(60)
  }
  const at = (minute: number) => new Date(start + minute * 60_000 - 1)
  const until = (minute: number) =>
    amounts.slice(0, Math.max(0, minute)).reduce((total, units) => total + units, 0n)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -1, max: 7 }), fc.nat(7), async (first, length) => {
      const period = { from: at(first), to: at(first + length) }
      const { opening, lines, closing } = await wallet.statement(cash, period)
      expect(opening).toBe(until(first))
      expect(closing).toBe(until(first + length))
      expect(lines.reduce((total, { amount }) => total + amount, BigInt(opening))).toBe(closing)
    }),
    { numRuns: 60 },
  )
})

test('500 parallel spends of a whole balance: exactly one is accepted', async () => {
  const member = newMember()
  const { cash, world, facts } = member
  await fund(member, 1000n)
  const postings = [{ from: [cash], to: world, amount: amountOf(1000n) }]
  const spends = Array.from({ length: 500 }, () =>
    site.context.wallet.transfer({ ...facts(), postings }),
  )
  const outcomes = await Promise.all(spends)
  expect(outcomes.filter(({ refusal }) => refusal === undefined)).toHaveLength(1)
  expect(outcomes.filter(({ refusal }) => refusal === 'insufficient_funds')).toHaveLength(499)
})
