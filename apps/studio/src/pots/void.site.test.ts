import { randomUUID } from 'node:crypto'
import { addPlayer, createTestSite, newColleague, openGame } from '@fairhouse/site/testing'
import { potOf, refusalOf } from '@fairhouse/site/testing'
import type { GameClient, TestClient, TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameWithPot, potOfTests } from './pot-game.testing.ts'

let site: TestSite
let cashier: TestClient

beforeAll(async () => {
  site = await createTestSite({ studio: { catalogue: gameWithPot() } })
  cashier = await newColleague(site, 'pot-cash', 'cashier')
})
afterAll(() => site.close())

const rich = 10n ** 12n
const spin = (credit: string) => ({ id: randomUUID(), step: 0, credit, action: { type: 'spin' } })

/** The amount of the pot in the studio and in the wallet. */
async function pot() {
  const [row] = await site.sql(
    `SELECT amount::text FROM studio.pot WHERE code = $1 AND mode = 'real'`,
    [potOfTests.code],
  )
  const lanes = await potOf(site, potOfTests.code, 'real')
  return { shown: String(row?.amount), inWallet: String(lanes.reduce((sum, one) => sum + one, 0n)) }
}

/** Wins are paid shortly after their round. */
const expectPotMatches = () =>
  expect.poll(async () => await pot()).toSatisfy(({ shown, inWallet }) => shown === inWallet)

async function play(client: GameClient, credit: string, isWon: boolean) {
  for (;;) {
    await site.advance(1)
    const { round } = await client.must('act', spin(credit))
    if ((round.jackpot?.win !== null) === isWon) {
      await client.must('history', {})
      return round
    }
  }
}

const askToVoid = (memberId: string, round: string) =>
  refusalOf(
    cashier.call('PUT /office/api/member/void', {
      memberId,
      vendor: 'FAIRHOUSE',
      round,
      reason: 'the game showed another result',
    }),
  )

test('[BET-08] [JP-03] refuses to void a jackpot round, so the pot stays matched', async () => {
  const id = await addPlayer(site, rich)
  const { client } = await openGame(site, id)
  const filled = await play(client, '1000', false)
  await expectPotMatches()
  const before = await pot()
  expect(await askToVoid(id, filled.id)).toBe('not_allowed')
  expect(await pot()).toEqual(before)

  const won = await play(client, '5000', true)
  await play(client, '1000', false)
  expect(await askToVoid(id, won.id)).toBe('not_allowed')

  const next = await openGame(site, await addPlayer(site, rich))
  expect((await play(next.client, '5000', true)).jackpot?.win).not.toBeNull()
  await expectPotMatches()
})
