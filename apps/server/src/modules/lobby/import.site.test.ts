import { afterAll, beforeAll, expect, test } from 'vitest'
import { toWireNames } from '@fairhouse/protocol'
import {
  createTestSite,
  type TestSite,
  brandIdOf,
  gamesListed,
  plugInGames,
  gameRow,
} from '@fairhouse/site/testing'
import { ListFault } from './index.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const many = Array.from({ length: 250 }, (_, number) => gameRow(`g${number}`, `Game ${number}`))

test('an import is all or nothing and repeatable without effect', async () => {
  const { lobby } = site.context
  const node = () => lobby.find({ gameCode: 'g7' }, brandIdOf(site))?.nodeId
  expect(await plugInGames(site, 'ACME', many)).toEqual({ added: 250, changed: 0 })
  const before = node()
  expect(await lobby.importGames('ACME', many)).toEqual({ added: 0, changed: 0 })
  const renamed = many.map((one, place) => (place === 7 ? gameRow('g7', 'Seven') : one))
  expect(await lobby.importGames('ACME', renamed)).toEqual({ added: 0, changed: 1 })
  expect([node(), before]).toEqual([before, expect.any(Number)])
  const faulty = [gameRow('more', 'More'), { code: 'bad' }]
  await expect(lobby.importGames('ACME', faulty)).rejects.toThrow(ListFault)
  await expect(lobby.importGames('NOBODY', many)).rejects.toThrow(ListFault)
  const nowhere = { kind: 'room', roomId: 'r', gameCode: 'no', stakes: '1', seats: 2, players: 0 }
  await expect(lobby.importGames('ACME', [gameRow('more', 'More'), nowhere])).rejects.toThrow()
  expect(lobby.find({ gameCode: 'more' }, brandIdOf(site))).toBeUndefined()
  await lobby.importGames('ACME', [gameRow('g7', 'Seven', { enabled: false })])
  expect(node()).toBeUndefined()
})

test('pages have no gaps and no repeats', async () => {
  await plugInGames(site, 'PAGES', many)
  const seen: string[] = []
  for (const sort of ['popular', 'name', 'new', 'rtp'] as const) {
    for (let page = 1; ; page += 1) {
      const query = toWireNames({ providerCode: 'PAGES', sort, pageNo: String(page) })
      const { list, total, totalPages } = await site.visitor().must('GET /wps/game/list', query)
      expect({ total, totalPages }).toEqual({ total: 250, totalPages: 6 })
      if (list.length === 0) break
      seen.push(...list.map(({ gameCode }) => gameCode))
    }
    expect(new Set(seen.splice(0)).size, sort).toBe(250)
  }
})

test('a provider removed from a brand disappears from all its lists', async () => {
  const { gameAdmin, lobby } = site.context
  await site.operator.addBrand('lotus', 'Lotus')
  const [{ total }] = [await site.visitor().must('GET /wps/game/list', {})]
  await plugInGames(site, 'SWITCH', [gameRow('one', 'One', { isHot: true, gameType: 'LIVE' })])
  const member = await site.signedIn('demo')
  const { nodeId } = await member.must('GET /wps/game/one', { gameCode: 'one' })
  await member.must('PUT /wps/game/favourites', { nodeId })
  await gameAdmin.turn({ vendor: 'SWITCH', brandId: brandIdOf(site) }, false)
  await gamesListed(site, total)
  const hot = await member.must('GET /wps/game/hot', toWireNames({ providerCode: 'SWITCH' }))
  expect(hot.list).toEqual([])
  expect((await member.must('GET /wps/game/favourites', {})).content).toEqual([])
  const { list } = await member.must('GET /lgw/games/game_menus', {})
  expect(list.map(({ gameCategory }) => gameCategory)).not.toContain('LIVE')
  expect(lobby.find({ nodeId }, brandIdOf(site))).toBeUndefined()
  expect((await member.call('PUT /wps/game/favourites', { nodeId })).answer).toMatchObject({
    code: 'not_found',
  })
  const there = await site
    .visitor({ merchant: 'lotus' })
    .must('GET /wps/game/one', { gameCode: 'one' })
  expect(there).toMatchObject({ nodeId })
  await gameAdmin.turn({ vendor: 'SWITCH', brandId: brandIdOf(site) }, true)
  await gamesListed(site, total + 1)
  expect((await member.must('GET /wps/game/favourites', {})).content).toMatchObject([{ nodeId }])
})
