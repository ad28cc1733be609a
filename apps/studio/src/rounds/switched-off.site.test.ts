import { randomUUID } from 'node:crypto'
import { addPlayer, createTestSite, openGame, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slotAndGuess, step } from './guess.testing.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ studio: { catalogue: slotAndGuess() } })
})
afterAll(() => site.close())

const ends = () =>
  site.sql(`SELECT left_by_player AS left FROM studio.round_end
    WHERE state <> 'refused' ORDER BY left_by_player`)

test('[INT-06] players or the sweeper end open rounds of a provider that is off', async () => {
  const sessions = await Promise.all(
    [1, 2].map(async () => openGame(site, await addPlayer(site, 10n ** 10n), 'dragon-pearl')),
  )
  const [finishing, leaving] = sessions.map(({ client }) => ({ client, id: randomUUID() }))
  if (!finishing || !leaving) throw new Error('there are two players')
  for (const { client, id } of [finishing, leaving]) await client.must('act', step(id, 0, 'deal'))
  await site.context.gameAdmin.turn({ vendor: 'FAIRHOUSE' }, false)

  const { client } = finishing
  expect(await client.call('act', step(finishing.id, 1, 'high'))).toMatchObject({ success: true })
  const more = await client.call('act', step(randomUUID(), 0, 'deal'))
  expect(more).toMatchObject({ success: false, code: 'game_closed' })

  await site.advance(25 * 3600)
  await expect
    .poll(async () => {
      await site.studio?.sweep()
      return ends()
    })
    .toEqual([{ left: false }, { left: true }])
})
