import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addMember,
  addPlayer,
  asVendor,
  createTestSite,
  type TestSite,
} from '@fairhouse/site/testing'
import { memberAccount } from '#modules/wallet'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

async function sessionOf(memberId: string) {
  const ticket = await site.context.gameProvider.ticket(memberId, 'sandbox-game')
  return (await asVendor(site, 'authenticate', { ticket })).value?.session
}

async function open(memberId: string) {
  const session = await sessionOf(memberId)
  return async () => {
    const ids = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
    return (await asVendor(site, 'play', { session, ...ids, stake: '1', win: '0' })).code
  }
}

async function market(name: 'strict' | 'lab') {
  await site.operator.setMarket(name)
  await site.context.brands.reload()
}

test('[RG-14] in a one-game market only the game opened last accepts stakes', async () => {
  const id = await addMember(site, { name: 'two-tabs' })
  const other = await addMember(site, { name: 'somebody-else' })
  await site.operator.verifyAll()
  await market('strict')
  const [first, second] = [await open(id), await open(id)]
  const others = await open(other)
  // Nobody has money, so an accepted session is refused for insufficient funds.
  expect(await first()).toBe('session_expired')
  expect(await second()).toBe('insufficient_funds')
  expect(await others()).toBe('insufficient_funds')
  expect(await (await open(id))()).toBe('insufficient_funds')
  expect(await second()).toBe('session_expired')
  await market('lab')
  const [one, two] = [await open(id), await open(id)]
  expect([await one(), await two()]).toEqual(['insufficient_funds', 'insufficient_funds'])
})

const ids = (roundId: string = randomUUID()) => ({
  roundId,
  transactionId: randomUUID(),
  gameCode: 'sandbox-game',
})

test('[RG-11] the wallet enforces the minimum game cycle', async () => {
  const id = await addPlayer(site, 10_000_000n)
  await site.operator.verifyAll()
  await market('strict')
  const session = await sessionOf(id)
  const play = (what = ids()) => asVendor(site, 'play', { session, ...what, stake: '1', win: '0' })
  const codeOf = async (pending: ReturnType<typeof play>) => (await pending).code ?? 'taken'

  const crowd = await Promise.all(Array.from({ length: 20 }, () => codeOf(play())))
  expect(crowd.toSorted()).toEqual(['taken', ...Array.from({ length: 19 }, () => 'too_soon')])
  await site.advance(3)
  const first = ids()
  const taken = await play(first)
  expect(taken.success).toBe(true)
  // A repeat does not count as a new round.
  expect(await play(first)).toMatchObject({ success: true, value: { duplicate: true } })

  const { kit, wallet } = site.context
  const lastStart = async () => {
    const [at = 0n] = await wallet.guardValues(kit.database.db, id, [`cycle ${id}`])
    return Number(at)
  }
  const starts = [await lastStart()]
  for (let turn = 0; turn < 60; turn += 1) {
    await site.advance(0.4)
    if ((await codeOf(play())) === 'taken') starts.push(await lastStart())
  }
  expect(starts.length).toBeGreaterThan(5)
  const gaps = starts.slice(1).map((at, place) => at - (starts[place] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2500)

  await site.advance(3)
  const debit = (what = ids()) => asVendor(site, 'debit', { session, ...what, amount: '1' })
  const round = ids()
  expect(await codeOf(debit(round))).toBe('taken')
  expect(await codeOf(debit(ids(round.roundId)))).toBe('taken')
  expect(await codeOf(debit())).toBe('too_soon')
  await market('lab')
  await expect.poll(() => codeOf(debit())).toBe('taken')
})

test('[RG-11] a stake that came too soon is accepted when it is retried in time', async () => {
  const id = await addPlayer(site, 10_000_000n)
  await site.operator.verifyAll()
  await market('strict')
  const session = await sessionOf(id)
  const stakes = Array.from({ length: 6 }, () => ({ session, ...ids(), stake: '1', win: '0' }))
  const ask = async (stake: object) => (await asVendor(site, 'play', stake)).code ?? 'taken'
  // Concurrent, so that the wallet decides among them.
  const first = await Promise.all(stakes.map(ask))
  expect(first.filter((code) => code === 'taken')).toHaveLength(1)
  for (const stake of stakes) {
    await site.advance(3)
    expect(await ask(stake)).toBe('taken')
  }
  const cash = memberAccount(id, 'cash', 'VND')
  expect(await site.context.wallet.balanceOf([cash])).toBe(10_000_000n - 6n * 10_000n)
  await market('lab')
})
