import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPlayer, brandIdOf, createTestSite, openGame, plugIn } from '@fairhouse/site/testing'
import type { InHouse, InHouseList } from './index.ts'

const game = (code: string) => ({ code, names: { EN: code }, gameType: 'RNG' }) as const
const house = (code: string, ...games: string[]): InHouseList => ({
  code,
  name: code,
  games: games.map(game),
  pots: [],
})
const stockOf = (...lists: InHouseList[]): InHouse => ({
  vendors: lists,
  sha256: JSON.stringify(lists),
  lists: () => lists,
})

test('in-house games are imported as a whole when their list changed', async () => {
  await using site = await createTestSite()
  const { gameAdmin, lobby } = site.context
  const find = (gameCode: string) => lobby.find({ gameCode }, brandIdOf(site))?.vendor
  const written = () => site.sql('SELECT xmin::text FROM lobby_game ORDER BY node_id')
  const own = house('FAIRHOUSE', 'lucky-orchard', 'dragon-pearl')
  const first = stockOf(own, house('EAST', 'one', 'two'), house('WEST', 'three'))
  await lobby.importInHouse(first)
  expect(['one', 'three', 'nine-suns'].map(find)).toEqual(['EAST', 'WEST', undefined])
  await gameAdmin.turn({ vendor: 'EAST', game: 'one' }, false)
  const before = await written()
  await lobby.importInHouse(first)
  expect(await written()).toEqual(before)

  // Games never played may be removed or moved; disabled games stay disabled.
  await lobby.importInHouse(stockOf(own, house('EAST', 'one'), house('WEST', 'three', 'two')))
  expect(['one', 'two', 'three'].map(find)).toEqual([undefined, 'WEST', 'WEST'])
  await lobby.importInHouse(stockOf(own, house('WEST', 'three')))
  expect(['lucky-orchard', 'two', 'three'].map(find)).toEqual(['FAIRHOUSE', undefined, 'WEST'])

  const { client } = await openGame(site, await addPlayer(site, 10_000_000n))
  await client.must('act', { id: randomUUID(), step: 0, credit: '10', action: { type: 'spin' } })
  const moved = stockOf(house('FAIRHOUSE', 'dragon-pearl'), house('WEST', 'lucky-orchard'))
  await expect(lobby.importInHouse(moved)).rejects.toThrow('was played as a game of FAIRHOUSE')
  expect(find('lucky-orchard')).toBe('FAIRHOUSE')
  await plugIn(site.context, { code: 'OUTSIDE' })
  await expect(lobby.importInHouse(stockOf(house('OUTSIDE', 'four')))).rejects.toThrow(
    'outside vendor',
  )
})
