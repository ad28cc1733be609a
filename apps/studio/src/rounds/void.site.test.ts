import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlayer, createTestSite, eventually } from '@fairhouse/site/testing'
import { newColleague, openGame } from '@fairhouse/site/testing'
import type { TestClient, TestSite } from '@fairhouse/site/testing'
import { slotAndGuess, step } from './guess.testing.ts'

const [guess, slot] = ['dragon-pearl', 'lucky-orchard']
let site: TestSite
let cashier: TestClient
let second: TestClient

beforeAll(async () => {
  site = await createTestSite({ studio: { catalogue: slotAndGuess() } })
  cashier = await newColleague(site, 'void-cash', 'cashier')
  second = await newColleague(site, 'void-second', 'administrator')
})
afterAll(() => site.close())

const spin = () => step(randomUUID(), 0, 'spin')

/** Voids a round with the four-eyes approval of the office. */
async function voidRound(memberId: string, round: string) {
  const request = { memberId, vendor: 'FAIRHOUSE', round, reason: 'the game showed another result' }
  const { approval } = await cashier.must('PUT /office/api/member/void', request)
  await second.must('POST /office/api/approval/approve', { id: approval })
}

const dealt = async () => {
  const memberId = await addPlayer(site, 10n ** 10n)
  const { client } = await openGame(site, memberId, guess)
  const id = randomUUID()
  await client.must('act', step(id, 0, 'deal'))
  return { memberId, client, id }
}

test('ends a voided open round as void, and the player plays on', async () => {
  const { memberId, client, id } = await dealt()
  await voidRound(memberId, id)
  const { round } = await client.must('act', step(id, 1, 'high'))
  expect(round).toMatchObject({ state: 'void' })
  const next = await client.must('act', step(randomUUID(), 0, 'deal'))
  expect(next).toMatchObject({ round: { state: 'open' }, balance: '999000.0000' })
})

test('sweeps a voided and abandoned round as void', async () => {
  const { memberId, id } = await dealt()
  await voidRound(memberId, id)
  await site.advance(25 * 3600)
  await site.studio?.sweep()
  const { opened } = await openGame(site, memberId, guess)
  expect(opened).toMatchObject({ round: null, balance: '1000000.0000' })
})

test('treats round ids as case-insensitive', async () => {
  const { client } = await openGame(site, await addPlayer(site, 10n ** 10n), guess)
  const id = randomUUID()
  const first = await client.must('act', step(id.toUpperCase(), 0, 'deal'))
  expect(first.round).toMatchObject({ id, state: 'open' })
  expect((await client.must('act', step(id, 0, 'deal'))).round).toEqual(first.round)
  const { round } = await client.must('act', step(id.toUpperCase(), 1, 'high'))
  expect(round).toMatchObject({ id, state: 'settled' })
})

test('a refusal of an old session does not end the new one', async () => {
  const memberId = await addPlayer(site, 10n ** 10n)
  const { client } = await openGame(site, memberId, slot)
  await site.context.gameProvider.endGames(memberId)
  let request = spin()
  const expired = { success: false, code: 'session_expired' }
  await eventually(async () => {
    request = spin()
    return !(await client.call('act', request)).success
  })
  expect(await client.call('act', request)).toMatchObject(expired)
  const again = await openGame(site, memberId, slot)
  expect(await again.client.call('act', request)).toMatchObject(expired)
  expect((await again.client.must('act', spin())).round.state).toBe('settled')
})

test('sweeps a round that began after the clock was set back', async () => {
  await site.studio?.sweep()
  await site.advance(-3600)
  const { memberId } = await dealt()
  await site.advance(60)
  await site.studio?.sweep()
  await site.advance(50 * 3600)
  await site.studio?.sweep()
  expect((await openGame(site, memberId, guess)).opened.round).toBeNull()
})

test('limits callers with unknown bearers', async () => {
  const ask = async () => {
    const authorization = `Bearer ${randomBytes(32).toString('base64url')}`
    const { status } = await fetch(`${site.address}/studio/v1/balance`, {
      headers: { authorization },
    })
    return status
  }
  const statuses = await Promise.all(Array.from({ length: 200 }, ask))
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
})
