import { randomUUID } from 'node:crypto'
import { amountOf, toWire } from '@fairhouse/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPlayer,
  createTestSite,
  openGame,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'

let site: TestSite
let auditor: TestClient
beforeAll(async () => {
  site = await createTestSite()
  const colleague = { password: 'Fairhouse-demo-1', totpSecret }
  await site.context.staff.add({ ...colleague, name: 'returns-one', roles: ['auditor'] })
  auditor = await site.staff('returns-one')
})
afterAll(() => site.close())

const wire = (units: bigint) => toWire(amountOf(units))

async function returnsOf(game: string) {
  const { games } = await auditor.must('GET /office/api/catalogue/returns', {})
  return games.find((one) => one.game === game)
}

test('[OPS-06] measured RTP excludes jackpots and voided rounds', async () => {
  const { gameProvider } = site.context
  const playerId = await addPlayer(site, 100_000n)
  const gameCode = 'sandbox-game'
  const ticket = await gameProvider.ticket(playerId, gameCode)
  const opened = await gameProvider.perform('SANDBOX', 'authenticate', { ticket })
  if (!opened.success) throw new Error(opened.code)
  const { session } = opened.value
  const play = (win: bigint, more: object = {}) =>
    gameProvider.perform('SANDBOX', 'play', {
      session,
      gameCode,
      roundId: randomUUID(),
      transactionId: randomUUID(),
      stake: wire(1000n),
      win: wire(win),
      ...more,
    })
  const code = `pot-${randomUUID().slice(0, 8)}`
  const round = { roundId: randomUUID() }
  await play(500n)
  await play(1400n, { ...round, jackpot: { code, contribution: wire(100n) } })
  const pot = { jackpot: { code, win: wire(100n) }, amount: wire(0n) }
  const won = { playerId, gameCode, ...round, transactionId: randomUUID(), ...pot }
  expect(await gameProvider.perform('SANDBOX', 'credit', won)).toMatchObject({ success: true })
  const undone = { transactionId: randomUUID(), roundId: randomUUID() }
  await play(0n, undone)
  const back = { playerId, ...undone, transactionId: randomUUID() }
  const target = { ...back, targetTransactionId: undone.transactionId }
  await gameProvider.perform('SANDBOX', 'rollback', target)
  const both = { rounds: 2, measured: '95.00', low: null, high: null, standing: 'unknown' }
  await expect
    .poll(() => returnsOf(gameCode))
    .toMatchObject({ exact: null, recent: both, all: both })
})

test('[OPS-06] a game of ours is held against its proof, in 30 days and in all', async () => {
  const { client } = await openGame(site, await addPlayer(site, 10_000_000n))
  const spin = (step: number) =>
    client.must('act', { id: randomUUID(), step, credit: '10', action: { type: 'spin' } })
  await spin(0)
  await expect
    .poll(() => returnsOf('lucky-orchard'))
    .toMatchObject({ all: { rounds: 1, low: '0.00', standing: 'few' } })
  expect((await returnsOf('lucky-orchard'))?.exact).toMatch(/^9\d\.\d\d/)
})
