import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addPlayer, createTestSite, type TestSite } from '@fairhouse/site/testing'
import { startFaultyProxy, type Fault } from './faulty-proxy.testing.ts'
import { parseUnits, toWire } from './money.ts'
import { createOperator, type Operator } from './operator.ts'
import { createRoom } from './room.ts'

let site: TestSite
let operator: Operator
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
let faultOf: (verb: string) => Fault = () => undefined

beforeAll(async () => {
  site = await createTestSite()
  proxy = await startFaultyProxy(site.address, (verb) => faultOf(verb))
  operator = createOperator({
    url: proxy.url,
    vendor: 'SANDBOX',
    secret: 'sandbox-secret',
    now: () => site.now().getTime(),
    retryDelaysMs: [5],
    timeoutMs: 60_000,
    log: () => undefined,
  })
})
afterEach(async () => {
  faultOf = () => undefined
  expect((await site.context.wallet.audit()).findings).toEqual([])
})
afterAll(async () => {
  operator.stop()
  proxy.close()
  await site.close()
})

const million = 10n ** 10n
const buyIn = 1_000_000n
const ante = 100_000n

async function player() {
  const id = await addPlayer(site, million)
  const ticket = await site.context.gameProvider.ticket(id, 'sandbox-game')
  const { playerId, session, currency, gameCode } = await operator.authenticate(ticket)
  const balance = async () => parseUnits((await operator.balance(session)).balance)
  return { player: { playerId, session, currency, gameCode }, balance }
}

/** A room in which the first seat wins. */
const room = () =>
  createRoom({ operator, newId: randomUUID, toWire, ante, rakePercent: 5n, pick: () => 0 })

test('two players sit down, play hands against each other and leave', async () => {
  const [one, two] = [await player(), await player()]
  const table = room()
  const winner = await table.sitDown(one.player, buyIn)
  await expect(table.deal()).rejects.toThrow('two players')
  const loser = await table.sitDown(two.player, buyIn)
  expect(await one.balance()).toBe(million - buyIn)
  for (let hand = 0; hand < 3; hand += 1) expect(await table.deal()).toBe(winner)
  expect([winner.stack, loser.stack]).toEqual([buyIn + 270_000n, buyIn - 300_000n])
  await table.leave(winner)
  await table.leave(loser)
  expect(await one.balance()).toBe(million + 270_000n)
  expect(await two.balance()).toBe(million - 300_000n)
  expect(table.seats()).toEqual([])
})

test('no hand is dealt without stacks, and a seat costs no more than the player has', async () => {
  const [one, two] = [await player(), await player()]
  const table = room()
  await table.sitDown(one.player, buyIn)
  await table.sitDown(two.player, 2n * ante)
  await table.deal()
  await table.deal()
  await expect(table.deal()).rejects.toThrow('two players')
  await expect(table.sitDown(two.player, 2n * million)).rejects.toMatchObject({
    code: 'insufficient_funds',
  })
})

test.each(['lost before', 'lost after', 'twice'] as const)(
  'a hand whose booking is %s is booked once, before the next is dealt',
  async (kind) => {
    const [one, two] = [await player(), await player()]
    const table = room()
    const [winner, loser] = [
      await table.sitDown(one.player, buyIn),
      await table.sitDown(two.player, buyIn),
    ]
    faultOf = (verb) => (verb === 'play' ? kind : undefined)
    const outcome = await table.deal().then(
      () => 'booked',
      () => 'unknown',
    )
    expect(outcome).toBe(kind === 'twice' ? 'booked' : 'unknown')
    faultOf = () => undefined
    await table.deal()
    for (const seat of [winner, loser]) await table.leave(seat)
    expect(await one.balance()).toBe(million + 180_000n)
    expect(await two.balance()).toBe(million - 200_000n)
  },
)

test('a seat whose reservation has no answer is left again', async () => {
  const one = await player()
  faultOf = (verb) => (verb === 'reserve' ? 'lost after' : undefined)
  await expect(room().sitDown(one.player, buyIn)).rejects.toThrow()
  await expect.poll(one.balance).toBe(million)
})
