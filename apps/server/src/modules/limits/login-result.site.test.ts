import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  addPlayer,
  createTestSite,
  openGame,
  sessionOf,
  type TestSite,
} from '@fairhouse/site/testing'

const spin = () => ({ id: randomUUID(), step: 0, credit: '100', action: { type: 'spin' } })

async function playRounds(site: TestSite, memberId: string, game: string, rounds: number) {
  const { client } = await openGame(site, memberId, game)
  let net = 0
  for (let round = 0; round < rounds; round += 1) {
    const { stake, win } = (await client.must('act', spin())).round
    net += Number(win) - Number(stake)
  }
  return net
}

test('[RG-09] a login has one result over all games; the next one begins at zero', async () => {
  await using site = await createTestSite()
  const id = await addPlayer(site, 10n ** 11n)
  await playRounds(site, id, 'lucky-orchard', 2)
  const client = await sessionOf(site, id)
  const result = () => client.must('GET /wps/limits/login', {})
  const began = await result()
  expect(began).toMatchObject({ net: '0.0000', currency: 'VND', beganAt: site.now().toISOString() })
  let net = await playRounds(site, id, 'lucky-orchard', 3)
  await site.advance(60)
  // Known with the money: no reader has to pass first.
  expect(Number((await result()).net)).toBe(net)
  net += await playRounds(site, id, 'dragon-pearl', 3)
  expect(await result()).toMatchObject({ beganAt: began.beganAt })
  expect(Number((await result()).net)).toBe(net)
  const again = await sessionOf(site, id)
  expect((await again.must('GET /wps/limits/login', {})).net).toBe('0.0000')
  expect(Number((await result()).net)).toBe(net)
})
