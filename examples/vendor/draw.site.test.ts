import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlayer, createTestSite, type TestSite } from '@fairhouse/site/testing'
import { createDraw } from './draw.ts'
import { parseUnits, toWire } from './money.ts'
import { createOperator, type Operator } from './operator.ts'

let site: TestSite
let operator: Operator

beforeAll(async () => {
  site = await createTestSite()
  operator = createOperator({
    url: site.address,
    vendor: 'SANDBOX',
    secret: 'sandbox-secret',
    now: () => site.now().getTime(),
    retryDelaysMs: [10, 100],
    timeoutMs: 60_000,
    log: () => undefined,
  })
})
afterAll(async () => {
  operator.stop()
  await site.close()
})

const million = 10n ** 10n

async function player() {
  const id = await addPlayer(site, million)
  const ticket = await site.context.gameProvider.ticket(id, 'sandbox-game')
  const { playerId, session, currency, gameCode } = await operator.authenticate(ticket)
  const balance = async () => parseUnits((await operator.balance(session)).balance)
  return { player: { playerId, session, currency, gameCode }, balance }
}

test('a draw takes bets until its lock, gives some back and settles the rest once', async () => {
  const [one, two] = [await player(), await player()]
  const lockAt = new Date(site.now().getTime() + 60_000)
  const draw = createDraw({ operator, newId: randomUUID, lockAt, toWire })
  await draw.place(one.player, 'heads', 50_000n)
  await draw.place(two.player, 'tails', 70_000n)
  const regretted = await draw.place(two.player, 'heads', 90_000n)
  expect(await draw.cancel(regretted)).toBe(true)
  const kept = await draw.place(two.player, 'heads', 10_000n)

  await site.advance(61)
  await expect(draw.place(one.player, 'heads', 10_000n)).rejects.toThrow(
    'time for this bet is over',
  )
  expect(await draw.cancel(kept)).toBe(false)

  expect(await draw.settle('heads')).toBe(3)
  expect(await draw.settle('heads')).toBe(3)
  expect(await one.balance()).toBe(million + 50_000n)
  expect(await two.balance()).toBe(million - 70_000n + 10_000n)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('what all players stake on one side stays within its counter', async () => {
  const [one, two] = [await player(), await player()]
  const lockAt = new Date(site.now().getTime() + 60_000)
  const limit = { name: randomUUID(), perSide: 100_000n }
  const draw = createDraw({ operator, newId: randomUUID, lockAt, toWire, limit })
  const bets = [one, two, one, two].map((by) => draw.place(by.player, 'heads', 30_000n))
  const outcomes = await Promise.allSettled(bets)
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  )
  expect(refusals).toMatchObject([{ code: 'limit_reached', left: '1.0000' }])
  // A cancelled bet makes room, and the other side has its own counter.
  const placed = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  )
  for (const bet of placed.slice(0, 1)) expect(await draw.cancel(bet)).toBe(true)
  await draw.place(one.player, 'heads', 40_000n)
  await draw.place(two.player, 'tails', 100_000n)
  expect(await draw.settle('tails')).toBe(4)
  const total = ((await one.balance()) ?? 0n) + ((await two.balance()) ?? 0n)
  expect(total).toBe(2n * million - 100_000n + 100_000n)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('one call over HTTP takes five hundred items of the largest size', async () => {
  const { player: someone } = await player()
  const items = Array.from({ length: 500 }, () => ({
    playerId: someone.playerId,
    gameCode: 'g'.repeat(64),
    roundId: `${randomUUID()}${'r'.repeat(28)}`,
    transactionId: `${randomUUID()}${'t'.repeat(28)}`,
    amount: '12345678901234.0000',
    validBet: '12345678901234.0000',
    reason: 'ế'.repeat(200),
  }))
  const { results } = await operator.settleMany({ items })
  expect(new Set(results.map(({ code }) => code))).toEqual(new Set(['unknown_transaction']))
  expect(results).toHaveLength(500)
})
