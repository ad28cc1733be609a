import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asVendor,
  createTestSite,
  logIn,
  newColleague,
  refusalOf,
  type TestSite,
} from '@fairhouse/site/testing'
import { payIn, player } from './players.testing.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('[ACC-11] an account frozen during play places no more bets; its rounds end', async () => {
  const risk = await newColleague(site, 'freezer', 'risk', 'cashier')
  const { id: memberId, client } = await player(site, 'frosty')
  await payIn(client, risk, '1000000')
  const ticket = await site.context.gameProvider.ticket(memberId, 'sandbox-game')
  const session = (await asVendor(site, 'authenticate', { ticket })).value?.session
  const stake = async (roundId: string) => {
    const round = { roundId, transactionId: randomUUID(), gameCode: 'sandbox-game' }
    const { success, code } = await asVendor(site, 'debit', { session, ...round, amount: '10' })
    return success ? 'accepted' : code
  }
  const rounds: string[] = []
  const playOn = async (): Promise<string | undefined> => {
    for (;;) {
      const roundId = randomUUID()
      const answer = await stake(roundId)
      if (answer !== 'accepted') return answer
      rounds.push(roundId)
    }
  }
  const players = Array.from({ length: 20 }, playOn)
  await expect.poll(() => rounds.length).toBeGreaterThan(100)
  const reason = 'A card that is not theirs'
  const freeze = { memberId, frozen: true, reason }
  await risk.must('POST /office/api/safety/freeze', freeze)
  expect(await stake(randomUUID())).toBe('player_blocked')
  expect(new Set(await Promise.all(players))).toEqual(new Set(['player_blocked']))
  const win = { roundId: rounds[0] ?? '', transactionId: randomUUID(), gameCode: 'sandbox-game' }
  const paid = await asVendor(site, 'credit', { playerId: memberId, ...win, amount: '5' })
  expect(paid).toMatchObject({ success: true })
  expect(await refusalOf(client.call('GET /wps/limits', {}))).toBe('session_expired')
  expect(await refusalOf(logIn(site.visitor(), 'frosty'))).toBe('account_frozen')
  const twice = risk.call('POST /office/api/safety/freeze', freeze)
  expect(await refusalOf(twice)).toBe('already_decided')

  await risk.must('POST /office/api/safety/freeze', { ...freeze, frozen: false })
  expect(await stake(randomUUID())).toBe('accepted')
  const rows = await site.operator.audited('safety.freeze')
  expect(rows).toHaveLength(1)
  expect(await site.operator.audited('safety.unfreeze')).toHaveLength(1)
  expect(rows[0]).toMatchObject({ reason, subject_id: memberId })
})
