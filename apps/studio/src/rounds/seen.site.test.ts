import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPlayer, createTestSite, openGame } from '@fairhouse/site/testing'

const spin = () => ({ id: randomUUID(), step: 0, credit: '100', action: { type: 'spin' } })

test('the last round is unseen until the game told that its player saw it end', async () => {
  await using site = await createTestSite()
  const [memberId, other] = [await addPlayer(site, 10n ** 11n), await addPlayer(site, 10n ** 11n)]
  const { client, opened } = await openGame(site, memberId)
  expect(opened).not.toHaveProperty('isUnseen')
  const { round } = await client.must('act', spin())
  const left = await openGame(site, memberId)
  expect(left.opened).toMatchObject({ last: { id: round.id }, isUnseen: true })
  const stranger = await openGame(site, other)
  const refused = { success: false, code: 'not_found' }
  expect(await stranger.client.call('seen', { id: round.id })).toMatchObject(refused)
  expect(await left.client.call('seen', { id: randomUUID() })).toMatchObject(refused)

  await left.client.must('seen', { id: round.id })
  await left.client.must('seen', { id: round.id })
  expect((await openGame(site, memberId)).opened).not.toHaveProperty('isUnseen')
  const next = await left.client.must('act', spin())
  // What was told late about an earlier round changes nothing.
  await left.client.must('seen', { id: round.id })
  expect((await openGame(site, memberId)).opened).toMatchObject({
    last: { id: next.round.id },
    isUnseen: true,
  })
  const play = await openGame(site, memberId, 'lucky-orchard', 'trial')
  expect(play.opened).not.toHaveProperty('isUnseen')
})
