import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireNames, toWireNames } from '@fairhouse/protocol'
import { completeLanguages } from '@fairhouse/i18n'
import { houseList } from '@fairhouse/studio'
import { inHouse } from './in-house.ts'
import {
  addPlayer,
  brandIdOf,
  createTestSite,
  eventually,
  openGame,
  plugIn,
  type TestSite,
} from '../testing/index.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const flagships = houseList().filter(({ vendor }) => vendor === 'FAIRHOUSE')
/** One game of every house. */
const firsts = [...Map.groupBy(houseList(), ({ vendor }) => vendor).values()].flatMap(
  ([first]) => first ?? [],
)
const million = 10_000_000_000n
const spin = () => ({ id: randomUUID(), step: 0, credit: '100', action: { type: 'spin' } })

test('our flagships have a name in all languages', () => {
  const codes = completeLanguages.map(({ code }) => code).toSorted()
  const own = inHouse()
    .lists()
    .find(({ code }) => code === 'FAIRHOUSE')
  for (const { code, names } of own?.games ?? []) {
    expect(Object.keys(names).toSorted(), code).toEqual(codes)
  }
})

test('the demonstration lists our games and no others, the flagships first', async () => {
  const client = site.visitor({ language: 'VI' })
  const { list } = await client.must('GET /wps/game/list', {})
  const codes = flagships.map(({ code }) => code)
  expect(list.map(({ gameCode }) => gameCode).slice(0, codes.length)).toEqual(codes)
  expect(list.every(({ isInHouse }) => isInHouse)).toBe(true)
  expect(list).toContainEqual(
    expect.objectContaining({
      gameCode: 'lucky-orchard',
      gameName: 'Vườn Quả May Mắn',
      ...toWireNames({ providerCode: 'FAIRHOUSE' }),
      gameClassify: 'lines',
      isInHouse: true,
      hasTrial: true,
      lineNum: 20,
      rtp: expect.stringMatching(/^9\d\.\d\d$/),
      minBet: expect.stringMatching(/^[1-9]\d*\.0000$/),
      art: { hero: 'four-leaf-clover', palette: 'forest' },
    }),
  )
  const own = await client.must('GET /wps/game/list', { inHouse: '1', gameName: 'ngoc trai' })
  expect(own.list).toMatchObject([{ gameCode: 'dragon-pearl' }])
  const { list: menus } = await client.must('GET /lgw/games/game_menus', {})
  const providersOf = (category: string) =>
    menus
      .filter(({ gameCategory }) => gameCategory === category)
      .flatMap(({ vendors }) => vendors.map((one) => fromWireNames(one).providerCode))
      .toSorted()
  expect(menus.map(({ gameCategory }) => gameCategory).toSorted()).toEqual(['ELOTT', 'LOTT', 'RNG'])
  expect(providersOf('RNG')).toEqual(firsts.map(({ vendor }) => vendor).toSorted())
  expect(providersOf('LOTT')).toEqual(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])
  expect(providersOf('ELOTT')).toEqual(['ELOTT'])
  const hot = await client.must('GET /wps/game/hot', {})
  expect(hot.list.map(({ gameCode }) => gameCode)).toEqual(codes)
  const rooms = await client.must('GET /wps/relay/GLS2_roomList', {})
  expect(rooms.list).toEqual([])
})

test.each(firsts)('$vendor: $code is played for money and for fun', async ({ vendor, code }) => {
  const { context } = site
  const id = await addPlayer(site, million)
  const { client, opened } = await openGame(site, id, code)
  expect(opened).toMatchObject({ game: { code }, balance: '1000000.0000' })
  const { round, balance } = await client.must('act', spin())
  expect(Number(balance)).toBe(1_000_000 - Number(round.stake) + Number(round.win))
  const fun = await openGame(site, id, code, 'trial')
  await fun.client.must('act', spin())
  expect(await client.must('balance', {})).toMatchObject({ balance })
  const moved = await site.sql(
    `SELECT vendor_code, game_code FROM vendor_transaction WHERE round_id = $1
     UNION ALL SELECT address, '' FROM wallet_account WHERE address LIKE $2`,
    [round.id, `vendor/${vendor}@%`],
  )
  expect(moved).toMatchObject([{ vendor_code: vendor, game_code: code }, expect.anything()])
  const page = await site
    .visitor()
    .must('GET /wps/game/list', toWireNames({ providerCode: vendor }))
  expect(new Set(page.list.map((game) => fromWireNames(game).providerCode))).toEqual(
    new Set([vendor]),
  )
  expect(page.list.map(({ gameCode }) => gameCode)).toContain(code)
  expect((await context.gameProvider.launch(id, { game: code, mode: 'real' })).url).toContain(code)
})

test('an in-house provider is switched off for one brand and its games close there', async () => {
  const last = firsts.at(-1)
  if (!last) throw new Error('no house')
  const { vendor, code } = last
  const id = await addPlayer(site, million)
  const { client } = await openGame(site, id, code)
  /** In every process. */
  const isListed = async (isMeant: boolean) => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { list } = await site.visitor().must('GET /wps/game/vendors', {})
      if (list.some((one) => fromWireNames(one).providerCode === vendor) !== isMeant) return false
    }
    return true
  }
  await site.context.gameAdmin.turn({ vendor: vendor, brandId: brandIdOf(site) }, false)
  await eventually(() => isListed(false))
  expect(await client.call('act', spin())).toMatchObject({ success: false, code: 'game_closed' })
  await expect(site.context.gameProvider.ticket(id, code)).rejects.toMatchObject({
    code: 'game_closed',
  })
  await site.context.gameAdmin.turn({ vendor: vendor, brandId: brandIdOf(site) }, true)
  await eventually(() => isListed(true))
  await client.must('act', spin())
})

test('an in-house provider’s code and games cannot be taken over', async () => {
  const [{ vendor: code } = { vendor: '' }] = firsts
  const { gameProvider, lobby } = site.context
  await expect(plugIn(site.context, { code })).rejects.toThrow()
  const outside = { code, secret: 's', wallet: 'seamless', baseUrl: null, games: [] } as const
  await expect(gameProvider.put(outside)).rejects.toThrow('ours')
  await expect(lobby.importGames(code, [])).rejects.toThrow('ours')
})
