import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestSite,
  type TestSite,
  playerOn,
  plugInGames,
  gameRow,
} from '@fairhouse/site/testing'

const remove = 'POST /wps/game/favourites/remove'
const rows = Array.from({ length: 320 }, (_, number) => gameRow(`g${number}`, `Game ${number}`))

let site: TestSite
let nodes: number[]

beforeAll(async () => {
  site = await createTestSite()
  await plugInGames(site, 'ACME', rows)
  const found = await site.sql(`SELECT node_id AS node FROM lobby_game
    WHERE vendor_code = 'ACME' ORDER BY node_id`)
  nodes = found.map(({ node }) => Number(node))
})
afterAll(() => site.close())

test('favourites are their owner’s, the last first, and marked once', async () => {
  const [one = 0, two = 0, three = 0] = nodes
  const [{ client: member }, { client: another }] = [await playerOn(site), await playerOn(site)]
  for (const nodeId of [one, two, one]) {
    await member.must('PUT /wps/game/favourites', { nodeId, vendor: 'ACME', gameType: 'RNG' })
    await site.advance(1)
  }
  await another.must('PUT /wps/game/favourites', { nodeId: three })
  const own = async (client = member) => {
    const { content } = await client.must('GET /wps/game/favourites', {})
    return content.map(({ nodeId }) => nodeId)
  }
  expect([await own(), await own(another)]).toEqual([[two, one], [three]])
  await another.must(remove, { nodeId: one })
  expect(await own()).toEqual([two, one])
  const paged = await member.must('GET /wps/game/favourites', { pageNo: '2', pageSize: '1' })
  expect(paged).toMatchObject({ content: [{ nodeId: one }], totalPages: 2 })
  for (const nodeId of [two, two]) {
    await member.must(remove, { nodeId })
  }
  expect(await own()).toEqual([one])
  for (const nodeId of [0, -1, Number.MAX_SAFE_INTEGER]) {
    for (const route of ['PUT /wps/game/favourites', remove] as const) {
      expect((await member.call(route, { nodeId })).answer).toMatchObject({ code: 'not_found' })
    }
  }
  const { client: trial } = await playerOn(site, 'trial')
  expect((await trial.call('PUT /wps/game/favourites', { nodeId: one })).status).toBe(403)
  expect((await site.visitor().call('GET /wps/game/favourites', {})).status).toBe(401)
})

test('a hundred concurrent toggles end as the last one; the maximum holds', async () => {
  const [node = 0] = nodes
  const { id, client } = await playerOn(site)
  const put = (nodeId: number) => client.call('PUT /wps/game/favourites', { nodeId })
  const drop = (nodeId: number) => client.call(remove, { nodeId })
  const toggles = Array.from({ length: 100 }, (_, turn) => (turn % 2 === 0 ? put : drop)(node))
  const statuses = new Set((await Promise.all(toggles)).map(({ status }) => status))
  expect([...statuses]).toEqual([200])
  await put(node)
  const own = () => client.must('GET /wps/game/favourites', { pageSize: '100' })
  expect((await own()).content).toHaveLength(1)
  await site.sql(
    `INSERT INTO lobby_favourite SELECT $1, node_id, now() FROM lobby_game
      WHERE node_id = ANY ($2) ON CONFLICT DO NOTHING`,
    [id, nodes.slice(0, 299)],
  )
  const last = await Promise.all(nodes.slice(305, 315).map(put))
  const actual = last.map(({ answer }) => (answer.success ? 'marked' : answer.code))
  expect(actual.filter((one) => one === 'marked')).toHaveLength(1)
  expect(new Set(actual)).toEqual(new Set(['marked', 'too_many_requests']))
  expect((await put(node)).status, 'one that is marked').toBe(200)
  expect(await own()).toMatchObject({ totalPages: 3 })
})

test('recently played games are listed newest first, for trial accounts too', async () => {
  const started = nodes.slice(0, 120)
  const { lobby } = site.context
  for (const kind of ['member', 'trial'] as const) {
    const { id, client } = await playerOn(site, kind)
    for (const node of [...started, started[3] ?? 0]) {
      await lobby.noteStart(id, node)
      await site.advance(1)
    }
    const { list, total, totalPages } = await client.must('GET /wps/game/recent', {})
    expect({ total, totalPages }).toEqual({ total: 100, totalPages: 3 })
    expect(list.slice(0, 2).map(({ nodeId }) => nodeId)).toEqual([started[3], started[119]])
    const page = await client.must('GET /wps/game/recent', { pageNo: '3' })
    expect(page.list).toHaveLength(16)
  }
  const { client } = await playerOn(site)
  expect(await client.must('GET /wps/game/recent', {})).toEqual({
    list: [],
    total: 0,
    totalPages: 0,
  })
  expect((await site.visitor().call('GET /wps/game/recent', {})).status).toBe(401)
})

test('favourites are part of the export and are deleted with the account', async () => {
  const [one = 0, two = 0] = nodes
  const { lobby, registration } = site.context
  const { id, client } = await playerOn(site)
  await client.must('PUT /wps/game/favourites', { nodeId: one })
  await lobby.noteStart(id, two)
  expect(await lobby.exportOf(id)).toMatchObject({
    favourites: [{ nodeId: one, name: 'Game 0' }],
    recent: [{ nodeId: two, name: 'Game 1' }],
  })
  await lobby.forget([id])
  expect(await lobby.exportOf(id)).toEqual({ favourites: [], recent: [] })
  const { id: trial } = await playerOn(site, 'trial')
  await lobby.noteStart(trial, one)
  await site.advance(3 * 24 * 3600)
  await registration.sweepTrials()
  expect((await lobby.exportOf(trial)).recent).toEqual([])
})
