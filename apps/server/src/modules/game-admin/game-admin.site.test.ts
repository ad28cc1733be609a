import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toWireNames } from '@fairhouse/protocol'
import type { Calls, SentOf } from '@fairhouse/protocol'
import {
  addPlayer,
  createTestSite,
  gameRow,
  gamesListed,
  plugInGames,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'

let site: TestSite
let editor: TestClient
let auditor: TestClient
let brandId: string

beforeAll(async () => {
  site = await createTestSite()
  const colleague = { password: 'Fairhouse-demo-1', totpSecret }
  await site.context.staff.add({ ...colleague, name: 'shelf-one', roles: ['content'] })
  await site.context.staff.add({ ...colleague, name: 'shelf-two', roles: ['auditor'] })
  editor = await site.staff('shelf-one')
  auditor = await site.staff('shelf-two')
  brandId = site.context.brands.all()[0]?.id ?? ''
  await site.operator.addBrand('lotus', 'Lotus')
  const rows = ['one', 'two', 'three', 'four'].map((code) => gameRow(code, `Game ${code}`))
  await plugInGames(site, 'ACME', rows)
})
afterAll(() => site.close())

type Switch = SentOf<Calls['POST /office/api/catalogue/switch']>

const turn = (requested: Omit<Switch, 'vendor' | 'reason'>) =>
  editor.must('POST /office/api/catalogue/switch', {
    vendor: 'ACME',
    reason: 'as the vendor asked',
    ...requested,
  })
const codes = async (merchant?: string) => {
  const visitor = site.visitor(merchant === undefined ? {} : { merchant })
  const { list } = await visitor.must('GET /wps/game/list', toWireNames({ providerCode: 'ACME' }))
  return list.map(({ gameCode }) => gameCode)
}
const shelf = (brand?: string) =>
  auditor.must('GET /office/api/catalogue/games', {
    vendor: 'ACME',
    ...(brand !== undefined && { brandId: brand }),
  })
const logged = async (action: string) =>
  (await auditor.must('GET /office/api/audit', { action })).list

test('[OPS-06] a game is closed for all or for one brand, seen at once and logged', async () => {
  const lotus = site.context.brands.all().find(({ code }) => code === 'lotus')?.id ?? ''
  await turn({ game: 'two', isOn: false })
  await expect.poll(() => codes()).toEqual(['one', 'three', 'four'])
  expect((await shelf()).list.map(({ isOn }) => isOn)).toEqual([true, false, true, true])
  await turn({ game: 'two', isOn: true })
  await turn({ game: 'one', brandId: lotus, isOn: false })
  await expect.poll(() => codes()).toEqual(['one', 'two', 'three', 'four'])
  await expect.poll(() => codes('lotus')).toEqual(['two', 'three', 'four'])
  const closed = { code: 'one', isOn: true, isOnHere: false, isPlayable: false }
  expect((await shelf(lotus)).list[0]).toMatchObject(closed)
  await turn({ brandId: lotus, isOn: false })
  await expect.poll(() => codes('lotus')).toEqual([])
  const off = await shelf(lotus)
  expect(off.vendor).toMatchObject({ isOn: true, isOnHere: false })
  expect(off.list.map(({ isPlayable }) => isPlayable)).toEqual([false, false, false, false])
  await turn({ brandId: lotus, isOn: true })
  await turn({ game: 'one', brandId: lotus, isOn: true })
  await expect.poll(() => codes('lotus')).toHaveLength(4)
  await turn({ game: 'one', isOn: true })
  const rows = await logged('catalogue.switch')
  expect(rows).toHaveLength(6)
  expect(rows.at(-1)).toMatchObject({
    subjectKind: 'game',
    subjectId: 'ACME/two',
    before: { isOn: true },
    after: { isOn: false },
    reason: 'as the vendor asked',
  })
})

test('[OPS-06] a game that a brand does not have takes no stake there', async () => {
  const { gameProvider } = site.context
  const [code, gameCode] = ['SANDBOX', 'sandbox-game']
  const playerId = await addPlayer(site, 10_000n)
  const ticket = await gameProvider.ticket(playerId, gameCode)
  const opened = await gameProvider.perform(code, 'authenticate', { ticket })
  const session = opened.success ? opened.value.session : ''
  const ids = () => ({ roundId: randomUUID(), transactionId: randomUUID() })
  const play = () =>
    gameProvider.perform(code, 'play', { session, gameCode, ...ids(), stake: '0.1', win: '0' })
  const requested = { vendor: code, game: gameCode, brandId, reason: 'its rules have changed' }
  expect(await play()).toMatchObject({ success: true })
  await editor.must('POST /office/api/catalogue/switch', { ...requested, isOn: false })
  await expect.poll(play).toMatchObject({ success: false, code: 'game_disabled' })
  await expect(gameProvider.ticket(playerId, gameCode)).rejects.toThrow('game_closed')
  await editor.must('POST /office/api/catalogue/switch', { ...requested, isOn: true })
  await expect.poll(play).toMatchObject({ success: true })
  // Each process reports only the calls that it served, so poll until that one answers.
  const calls = async () => {
    const { list } = await auditor.must('GET /office/api/catalogue', {})
    return list.find((one) => one.code === code)?.health.calls
  }
  await expect.poll(calls).toBeGreaterThan(0)
})

test('[OPS-06] concurrent reordering loses no game', async () => {
  const games = ['one', 'two', 'three', 'four', 'one', 'two']
  await Promise.all(
    games.map((game, place) =>
      editor.must('POST /office/api/catalogue/order', { vendor: 'ACME', game, place: place + 1 }),
    ),
  )
  const { list } = await shelf()
  expect(list.map(({ place }) => place)).toEqual([1, 2, 3, 4])
  expect(list.map((row) => row.code).toSorted()).toEqual(['four', 'one', 'three', 'two'])
  await expect.poll(() => codes()).toEqual(list.map((row) => row.code))
  for (const [place, game] of ['one', 'two', 'three', 'four'].entries()) {
    const requested = { vendor: 'ACME', game, place: place + 1 }
    await editor.must('POST /office/api/catalogue/order', requested)
  }
  await expect.poll(() => codes()).toEqual(['one', 'two', 'three', 'four'])
})

test('[OPS-06] hot marks and order survive a new import', async () => {
  const requested = { vendor: 'ACME', game: 'three' }
  await editor.must('POST /office/api/catalogue/hot', { ...requested, isHot: true })
  await editor.must('POST /office/api/catalogue/order', { ...requested, place: 1 })
  await expect.poll(() => codes()).toEqual(['three', 'one', 'two', 'four'])
  await editor.must('POST /office/api/catalogue/order', { ...requested, brandId, place: 99 })
  await expect.poll(() => codes()).toEqual(['one', 'two', 'four', 'three'])
  await expect.poll(() => codes('lotus')).toEqual(['three', 'one', 'two', 'four'])
  const content = 'code,name,type\none,One,RNG\ntwo,Two,RNG\nthree,Three,RNG\nfour,Four,RNG'
  const file = { vendor: 'ACME', file: 'games.csv', content }
  const route = 'POST /office/api/catalogue/import'
  const counts = { added: 0, changed: 4, same: 0, faults: [] }
  expect(await editor.must(route, { ...file, isPreview: true })).toEqual(counts)
  expect(await logged('catalogue.import')).toHaveLength(0)
  const done = await editor.must(route, file)
  expect(done).toEqual({ added: 0, changed: 4, same: 0, faults: [] })
  await expect.poll(() => codes()).toEqual(['one', 'two', 'four', 'three'])
  const hot = await site.visitor().must('GET /wps/game/hot', toWireNames({ providerCode: 'ACME' }))
  expect(hot.list.map(({ gameCode }) => gameCode)).toEqual(['three'])
  expect((await logged('catalogue.order'))[0]).toMatchObject({
    before: { place: 1 },
    after: { place: 4 },
    brandId,
  })
  expect(await logged('catalogue.hot')).toHaveLength(1)
  expect((await logged('catalogue.import'))[0]?.after).toMatchObject({ changed: 4 })
})

test('[OPS-06] a list with faults imports nothing and reports each row', async () => {
  const route = 'POST /office/api/catalogue/import'
  const bad = 'code,name,type\nfive,Five,RNG\n,Six,RNG\nseven,Seven,CHESS'
  const response = await editor.must(route, { vendor: 'ACME', file: 'g.csv', content: bad })
  expect(response.faults.map(({ row }) => row)).toEqual([2, 3])
  const odd = await editor.must(route, {
    vendor: 'ACME',
    file: 'g.csv',
    content: 'code,colour,size\nfive,red,big',
  })
  expect(odd.faults[0]?.text).toContain('colour, size')
  const twoFaults = 'code,name,type,lines,rank\nfive,Five,CHESS,0,1'
  const sent = { vendor: 'ACME', file: 'g.csv', content: twoFaults, isPreview: true }
  const { faults } = await editor.must(route, sent)
  expect(faults[0]?.text).toMatch(/gameType .*; lines /)
  const whole = await editor.must(route, { vendor: 'ACME', file: 'g.json', content: '{}' })
  expect(whole.faults).toEqual([{ row: null, text: 'The file is no JSON list.' }])
  const ours = await editor.must(route, { vendor: 'FAIRHOUSE', file: 'g.json', content: '[]' })
  expect(ours.faults[0]?.text).toContain('ours')
  expect(await codes()).toHaveLength(4)
})

test('[OPS-06] providers are listed with games, calls and open rounds, in pages', async () => {
  const { list } = await auditor.must('GET /office/api/catalogue', {})
  expect(list.find(({ code }) => code === 'ACME')).toMatchObject({
    isOn: true,
    categories: ['RNG'],
    games: 4,
    gamesOn: 4,
    openRounds: 0,
    health: { failed: 0 },
  })
  const found = await auditor.must('GET /office/api/catalogue/games', {
    vendor: 'ACME',
    wanted: 'TW',
  })
  expect(found.list.map(({ code }) => code)).toEqual(['two'])
  const rows = Array.from({ length: 60 }, (_, place) => gameRow(`p${place}`, `100% ${place}`))
  const { total } = await site.visitor().must('GET /wps/game/list', {})
  await site.context.gameProvider.put({
    code: 'MANY',
    secret: 's',
    wallet: 'seamless',
    baseUrl: null,
    games: [],
  })
  await site.context.lobby.importGames('MANY', rows)
  await gamesListed(site, total + 60)
  const page = (after?: string) =>
    auditor.must('GET /office/api/catalogue/games', {
      vendor: 'MANY',
      wanted: '100%',
      ...(after !== undefined && { after }),
    })
  const first = await page()
  expect([first.list.length, first.next]).toEqual([50, '50'])
  const second = await page(first.next ?? '')
  expect([second.list.length, second.next]).toEqual([10, null])
})

test('[OPS-06] unknown games are refused; read-only staff change nothing', async () => {
  const reason = 'because of that'
  const asks = [
    { vendor: 'NOBODY', isOn: false, reason },
    { vendor: 'ACME', game: 'nine', isOn: false, reason },
    { vendor: 'ACME', brandId: '01890000-0000-7000-8000-000000000000', isOn: false, reason },
  ]
  const route = 'POST /office/api/catalogue/switch'
  for (const requested of asks) {
    expect((await editor.call(route, requested)).answer).toMatchObject({ code: 'not_found' })
  }
  const denied = await auditor.call(route, { vendor: 'ACME', isOn: false, reason })
  expect(denied.answer).toMatchObject({ code: 'not_allowed' })
})
