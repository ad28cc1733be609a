import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { createTestSite, gameRow, plugInGames } from '@fairhouse/site/testing'

const count = 10_000
const many = Array.from({ length: count }, (_, number) =>
  gameRow(`g${number}`, `${number % 2 === 0 ? 'Moon' : 'Sun'} ${number}`),
)

test('[GAME-08] lists and searches of 10,000 games read no row of the database', async () => {
  await using site = await createTestSite()
  await plugInGames(site, 'ACME', many)
  const client = site.visitor()
  const list = (query: object) =>
    client.must('GET /wps/game/list', { vassalage: 'ACME', pageSize: '42', ...query })
  await expect.poll(async () => (await list({})).total).toBe(count)

  const statements = vi.spyOn(Client.prototype, 'query')
  const asked = () =>
    statements.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('lobby_'))
  try {
    const lastPage = Math.ceil(count / 42)
    for (const pageNo of [1, 2, 100, lastPage]) {
      const page = await list({ pageNo: String(pageNo) })
      expect(page.list.length).toBe(pageNo === lastPage ? count % 42 : 42)
      expect(page).toMatchObject({ total: count, totalPages: lastPage })
    }
    const found = await list({ gameName: 'moon', sort: 'name' })
    expect([found.total, found.list.length]).toEqual([count / 2, 42])
    expect((await list({ gameName: 'moon 4242' })).total).toBe(1)
    await client.must('GET /lgw/games/game_menus', {})
    expect(asked()).toEqual([])
    // The count sees statements: a read of a player's own list is one.
    const demo = await site.signedIn('demo')
    await demo.must('GET /wps/game/favourites', {})
    expect(asked().length).toBeGreaterThan(0)
  } finally {
    statements.mockRestore()
  }
})
