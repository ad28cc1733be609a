import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPlayer, createTestSite, openGame } from '@fairhouse/site/testing'
import { createCatalogue, houseCatalogue, type StudioGame } from '#games'

const spin = () => ({ id: randomUUID(), step: 0, credit: '10', action: { type: 'spin' } })

function versionOf(version: number): StudioGame {
  const game = houseCatalogue().find('lucky-orchard')
  if (!game) throw new Error('no such game')
  return { ...game, version, facts: { ...game.facts, version } }
}

test('applies a new version to sessions opened afterwards only', async () => {
  let current = createCatalogue([versionOf(1)])
  const catalogue: typeof current = { find: (code, version) => current.find(code, version) }
  await using site = await createTestSite({ studio: { catalogue } })
  const id = await addPlayer(site, 10_000_000_000n)
  const { client, opened } = await openGame(site, id)
  expect(opened.game.version).toBe(1)
  current = createCatalogue([versionOf(1), versionOf(2)])
  const { round } = await client.must('act', spin())
  expect(round.version).toBe(1)

  const anew = await openGame(site, id)
  expect(anew.opened).toMatchObject({ game: { version: 2 }, last: { id: round.id, version: 1 } })
  expect((await anew.client.must('act', spin())).round.version).toBe(2)
  expect((await client.must('act', spin())).round.version).toBe(1)
  const { list } = await client.must('history', {})
  expect(list.map(({ version }) => version)).toEqual([1, 2, 1])
})
