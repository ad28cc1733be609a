import { randomUUID } from 'node:crypto'
import { houseList } from '@fairhouse/studio'
import { expect, test } from 'vitest'
import { fromWireNames, toWireNames } from '@fairhouse/protocol'
import { inHouse } from './in-house.ts'
import { addPlayer, createTestSite, openGame, plugIn } from '../testing/index.ts'

const spin = () => ({ id: randomUUID(), step: 0, credit: '10', action: { type: 'spin' } })

test('all of our games are listed, found, sound as any list, and opened', async () => {
  await using site = await createTestSite({ games: 'all' })
  const all = houseList()
  const visitor = site.visitor()
  const { total } = await visitor.must('GET /wps/game/list', { inHouse: '1' })
  expect(total).toBe(all.length)
  const { list } = await visitor.must('GET /wps/game/vendors', {})
  const houses = Map.groupBy(all, ({ vendor }) => vendor)
  const listed = list.map((provider) => fromWireNames(provider).providerCode)
  expect(listed.toSorted()).toEqual([...houses.keys()].toSorted())
  expect(listed[0]).toBe('FAIRHOUSE')
  for (const [providerCode, games] of houses) {
    const page = await visitor.must('GET /wps/game/list', toWireNames({ providerCode }))
    expect(page.total).toBe(games.length)
  }

  const member = await addPlayer(site, 10_000_000_000n)
  const some = all.filter((_, place) => place % Math.ceil(all.length / 100) === 0)
  for (const { code, name } of some) {
    const { client } = await openGame(site, member, code)
    await client.must('act', spin())
    const found = await visitor.must('GET /wps/game/list', { gameName: name })
    expect(found.list.map(({ gameCode }) => gameCode)).toContain(code)
  }

  // Imports our lists as an outside provider, which validates every row.
  await plugIn(site.context, { code: 'ACME' })
  const rows = inHouse()
    .lists()
    .flatMap(({ games }) => games)
  expect(await site.context.lobby.importGames('ACME', rows)).toMatchObject({ added: all.length })
})
