import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  fromWireNames,
  toWireNames,
  type Calls,
  type FromWire,
  type WireGame,
  type SentOf,
} from '@fairhouse/protocol'
import {
  createTestSite,
  type TestClient,
  type TestSite,
  brandIdOf,
  playerOn,
  eventually,
  plugInGames,
  gameRow,
} from '@fairhouse/site/testing'

let site: TestSite

const vi = { language: 'VI' }
const games = [
  gameRow('orchard', 'Lucky Orchard', { classify: 'fruit', minBets: { VND: '200' }, lines: 20 }),
  gameRow('pearl', 'Dragon Pearl', {
    names: { EN: 'Dragon Pearl', VI: 'Ngọc Rồng', CN: '龙珠', TH: 'ไข่มุกมังกร' },
    minBets: { VND: '500.5', USD: '0.1' },
    lines: 25,
    rtp: '96.10',
    isHot: true,
    picture: 'https://pictures.example/pearl.webp',
  }),
  gameRow('night', 'Dragonfly Night', {
    names: { EN: 'Dragonfly Night', VI: 'Đêm Huyền Bí' },
    classify: 'video',
    rtp: '97.20',
    hasTrial: true,
  }),
  gameRow('snapdragon', 'Snapdragon', { classify: 'fruit' }),
  gameRow('fish', 'Big Fish', { gameType: 'FISH' }),
  gameRow('dollars', 'Only Dollars', { minBets: { USD: '1' }, listed: false }),
  gameRow('hidden', 'Hidden', { listed: false }),
]

beforeAll(async () => {
  site = await createTestSite()
  await plugInGames(site, 'ACME', games)
  await plugInGames(site, 'CARDS', [
    gameRow('poker', 'Tien Len', { gameType: 'PVP', accountTypeName: 'CARDS' }),
    { kind: 'room', roomId: 'r1', gameCode: 'poker', stakes: '1–2', seats: 4, players: 3 },
    { kind: 'room', roomId: 'r2', gameCode: 'poker', stakes: '5–10', seats: 6, players: 0 },
  ])
  await plugInGames(site, 'DS88', [gameRow('cocks', 'Cocks', { gameType: 'SPORTS' })])
})
afterAll(() => site.close())

type Query = FromWire<SentOf<Calls['GET /wps/game/list']>>

async function codes(query: Query, headers = {}) {
  const client = site.visitor(headers)
  const { list } = await client.must(
    'GET /wps/game/list',
    toWireNames({ providerCode: 'ACME', ...query }),
  )
  return list.map(({ gameCode }) => gameCode)
}

const everything = ['orchard', 'pearl', 'night', 'snapdragon', 'fish']

test.each<[Query, string[]]>([
  [{}, everything],
  [{ gameType: 'RNG' }, everything.slice(0, 4)],
  [{ gameType: 'fish' }, ['fish']],
  [{ gameType: 'NOTHING' }, []],
  [{ providerCode: 'NOBODY' }, []],
  [{ gameClassify: 'fruit' }, ['orchard', 'snapdragon']],
  [{ minBet: '200' }, ['orchard', 'night', 'snapdragon', 'fish']],
  [{ minBet: '1000' }, everything],
  [{ minBet: '' }, everything],
  [{ minLineNum: '21' }, ['pearl']],
  [{ inHouse: '1' }, []],
  [{ sort: 'name', gameType: 'RNG' }, ['pearl', 'night', 'orchard', 'snapdragon']],
  [{ sort: 'rtp', gameType: 'RNG' }, ['night', 'pearl', 'orchard', 'snapdragon']],
  [{ gameName: 'dragon' }, ['pearl', 'night', 'snapdragon']],
  [{ gameName: 'DRAG', sort: 'name' }, ['pearl', 'night', 'snapdragon']],
  [{ gameName: 'night dragon' }, ['night']],
  [{ gameName: 'ORCH' }, ['orchard']],
  [{ gameName: 'ngoc' }, ['pearl']],
  [{ gameName: 'dragn perl' }, ['pearl']],
  [{ gameName: 'orchrad', gameClassify: 'fruit' }, ['orchard']],
  [{ gameName: 'orchrad', gameClassify: 'video' }, []],
  [{ gameName: 'zzz' }, []],
  [{ gameName: 'dragon', gameClassify: 'fruit' }, ['snapdragon']],
  [{ pageNo: '2', pageSize: '2' }, ['night', 'snapdragon']],
  [{ pageNo: '99999' }, []],
  [
    {
      clientType: '3',
      platform: 'html5-desktop',
      channel: 'W',
      merchant: 'fairhouse',
      gameType: 'RNG',
      providerCode: 'ACME',
      gameClassify: 'fruit',
      gameName: 'orch',
      minBet: '1000',
      minLineNum: '1',
      language: 'EN',
      pageNo: '1',
      pageSize: '42',
    },
    ['orchard'],
  ],
])('[GAME-21] games by %o', async (query, found) => {
  expect(await codes(query)).toEqual(found)
})

test.each([
  ['ngoc r', 'VI', ['pearl']],
  ['Ngọc Rồng', 'VI', ['pearl']],
  ['dem', 'VI', ['night']],
  ['dragon', 'VI', ['pearl', 'night', 'snapdragon']],
  ['珠', 'CN', ['pearl']],
  ['มังกร', 'TH', ['pearl']],
  ['ＰＥＡＲＬ', 'TH', ['pearl']],
  ['pearl', 'no language', ['pearl']],
])('%s is found in %s', async (gameName, language, found) => {
  expect(await codes({ gameName }, { language })).toEqual(found)
})

test('names are sorted by the rules of each language', async () => {
  const query = { gameType: 'RNG', sort: 'name' } as const
  const english = ['pearl', 'night', 'orchard', 'snapdragon']
  const vietnamese = ['night', 'orchard', 'pearl', 'snapdragon']
  for (const [language, order] of Object.entries({ EN: english, VI: vietnamese })) {
    expect(await codes(query, { language }), language).toEqual(order)
  }
})

test('an invalid stake filter is refused by name', async () => {
  const { answer } = await site.visitor().call('GET /wps/game/list', { minBet: 'a lot' })
  expect(answer).toMatchObject({ code: 'bad_request', errors: { minBet: expect.any(String) } })
})

test('a game is returned in the caller’s language and currency', async () => {
  const one = { gameCode: 'pearl' }
  const english = await site.visitor().must('GET /wps/game/one', one)
  expect(english).toMatchObject({
    gameName: 'Dragon Pearl',
    ...toWireNames({ providerCode: 'ACME' }),
    minBet: '500.5000',
    rtp: '96.10',
    lineNum: 25,
    isHot: true,
    picture: 'https://pictures.example/pearl.webp',
    art: null,
  })
  const vietnamese = await site.visitor(vi).must('GET /wps/game/one', one)
  expect(vietnamese).toEqual({ ...english, gameName: 'Ngọc Rồng' })
  const byNode = { nodeId: String(english.nodeId) }
  expect(await site.visitor().must('GET /wps/game/one', byNode)).toEqual(english)
  const { hasTrial } = await site.visitor().must('GET /wps/game/one', { gameCode: 'night' })
  expect(hasTrial, 'its vendor has no play money').toBe(false)
})

test('a hidden game is found by its code; an unplayable one is not', async () => {
  const one = (gameCode: string) => site.visitor().call('GET /wps/game/one', { gameCode })
  expect((await one('hidden')).status).toBe(200)
  for (const code of ['dollars', 'sandbox', '', '%00']) {
    expect((await one(code)).status, code).toBeGreaterThanOrEqual(400)
  }
  expect((await site.visitor().call('GET /wps/game/one', {})).answer).toMatchObject({
    code: 'not_found',
  })
  const { lobby } = site.context
  const brandId = brandIdOf(site)
  const found = lobby.find({ gameId: 'pearl' }, brandId)
  expect(found?.code).toBe('pearl')
  expect(lobby.find({ gameId: String(found?.nodeId) }, brandId)).toBe(found)
  expect(lobby.find({ gameCode: 'pearl', providerCode: 'CARDS' }, brandId)).toBeUndefined()
  expect(lobby.find({ roomId: 'r2' }, brandId)?.code).toBe('poker')
  expect(lobby.find({}, brandId)).toBeUndefined()
})

test('[GAME-22] [CALL-05] categories with games list providers, kinds and cards', async () => {
  const { list } = await site.visitor(vi).must('GET /lgw/games/game_menus', {})
  const shown = list.filter(({ vendors }) => vendors.some(({ isInHouse }) => !isInHouse))
  expect(shown.map(({ gameCategory }) => gameCategory)).toEqual(['RNG', 'FISH', 'PVP', 'COCKFIGHT'])
  const [slots, fish, cards] = shown
  expect(slots?.gameClassify).toEqual(expect.arrayContaining(['fruit', 'video']))
  const acme = { providerCode: 'ACME', opens: 'PROVIDER', gameCode: null, games: 4 }
  expect(slots?.vendors).toContainEqual(expect.objectContaining(toWireNames(acme)))
  expect(slots?.cards).toContainEqual(expect.objectContaining({ gameName: 'Ngọc Rồng' }))
  const game = { providerCode: 'ACME', opens: 'GAME', gameCode: 'fish' }
  expect(fish?.vendors).toMatchObject([toWireNames(game)])
  expect(cards?.vendors).toMatchObject([{ accountTypeName: 'CARDS', isHot: false }])
})

test('[CALL-05] lotteries are listed by prize mode, own ones by the last start', async () => {
  await plugInGames(site, 'LUCK', [
    gameRow('north', 'North', { gameType: 'LOTT', accountTypeName: 'TCG_LOTTO_VN' }),
    gameRow('sea', 'South-East', { gameType: 'LOTT', accountTypeName: 'TCG_SEA' }),
    gameRow('minute', 'One Minute', { gameType: 'ELOTT', accountTypeName: 'ELOTT' }),
  ])
  const { client, id } = await playerOn(site)
  const codesOf = (list: readonly WireGame[]) =>
    list.flatMap((game) => (fromWireNames(game).providerCode === 'LUCK' ? [game.gameCode] : []))
  const menu = async (prizeMode?: string) => {
    const query = { device: 'WEB', ...(prizeMode && { prizeMode }) } as const
    return codesOf((await site.visitor().must('GET /lgw/vn/games/game_menu', query)).list)
  }
  await expect.poll(() => menu()).toEqual(['north', 'sea', 'minute'])
  for (const mode of ['Lott', 'LOTT', 'ZY']) expect(await menu(mode)).toEqual(['north', 'sea'])
  expect(await menu('Elott')).toEqual(['minute'])
  expect(await menu('sea')).toEqual(['sea'])
  const odd = await site.visitor().call('GET /lgw/vn/games/game_menu', { prizeMode: 'other' })
  expect(odd.answer).toMatchObject({ code: 'bad_request' })

  const recent = 'GET /lgw/vn/games/game_menu/recent'
  expect((await site.visitor().call(recent, {})).status).toBe(401)
  expect(await client.must(recent, { device: 'WEB' })).toEqual({ list: [] })
  const { lobby } = site.context
  for (const gameCode of ['minute', 'orchard', 'north']) {
    const { nodeId } = await client.must('GET /wps/game/one', { gameCode })
    await lobby.noteStart(id, nodeId)
    await site.advance(1)
  }
  const own = async (prizeMode: string) =>
    codesOf((await client.must(recent, { device: 'WEB', prizeMode })).list)
  expect(codesOf((await client.must(recent, {})).list)).toEqual(['north', 'minute'])
  expect([await own('lott'), await own('elott')]).toEqual([['north'], ['minute']])
})

test('[CALL-25] providers, hot games and rooms are listed', async () => {
  const client = site.visitor(vi)
  const { list } = await client.must('GET /wps/game/vendors', { platform: 'html5-desktop' })
  expect(list).toContainEqual({
    ...toWireNames({ providerCode: 'ACME' }),
    name: 'ACME',
    gameTypes: ['RNG', 'FISH'],
    isHot: true,
    isInHouse: false,
  })
  const hot = await client.must(
    'GET /wps/game/hot',
    toWireNames({ isPlatform: '2', providerCode: 'ACME' }),
  )
  expect(hot.list).toMatchObject([{ gameName: 'Ngọc Rồng' }])
  expect(
    (await client.must('GET /wps/game/hot', toWireNames({ providerCode: 'CARDS' }))).list,
  ).toEqual([])
  const rooms = await client.must('GET /wps/relay/GLS2_roomList', {})
  expect(rooms.list).toMatchObject([
    { roomId: 'r1', game: 'Tien Len', stakes: '1–2', seats: 4, players: 3 },
    { roomId: 'r2', stakes: '5–10', seats: 6, players: 0 },
  ])
  const others = await client.must(
    'GET /wps/relay/GLS2_roomList',
    toWireNames({ providerCode: 'ACME' }),
  )
  expect(others.list).toEqual([])
})

test('[ROUTE-09] games of seamless providers are listed apart from transfer wallets', async () => {
  const { gameProvider, lobby } = site.context
  const facts = { secret: 's', baseUrl: 'https://wallet.example', games: [] }
  await gameProvider.put({ ...facts, code: 'WALLET', wallet: 'transfer' })
  await lobby.importGames('WALLET', [gameRow('purse', 'Dragon Purse', { classify: 'fruit' })])
  const client = site.visitor()
  const codesOf = async (query: Query) => {
    const { list } = await client.must('GET /wps/game/list', toWireNames(query))
    return list.map(({ gameCode }) => gameCode)
  }
  const fruit = { gameClassify: 'fruit' } as const
  await eventually(async () => (await codesOf(fruit)).includes('purse'))
  expect(await codesOf({ ...fruit, seamless: '1' })).toEqual(['orchard', 'snapdragon'])
  const dragons = { gameName: 'dragon', gameClassify: 'fruit', seamless: '1' } as const
  expect(await codesOf(dragons)).toEqual(['snapdragon'])
  const { list } = await client.must('GET /lgw/games/game_menus', {})
  const vendors = list.find(({ gameCategory }) => gameCategory === 'RNG')?.vendors ?? []
  const wallets = vendors.map((one) => [fromWireNames(one).providerCode, one.isSeamless])
  expect(wallets).toEqual(
    expect.arrayContaining([
      ['ACME', true],
      ['WALLET', false],
    ]),
  )
  await gameProvider.put({ ...facts, code: 'WALLET', wallet: 'seamless' })
  await eventually(async () => (await codesOf({ ...fruit, seamless: '1' })).includes('purse'))
})

test('a repeated answer is served compressed from the cache, unchanged', async () => {
  const path = '/wps/game/list'
  const ask = (encoding: string) =>
    site.visitor({ 'accept-encoding': encoding, language: 'CN' }).send(path)
  const plain = await (await ask('identity')).text()
  await expect.poll(async () => (await ask('gzip')).headers.get('content-encoding')).toBe('gzip')
  expect(await (await ask('gzip')).text()).toBe(plain)
  expect((await ask('identity')).headers.get('content-encoding')).toBeNull()
})

test('a repeated query is answered by language and brand', async () => {
  await site.operator.addBrand('lotus', 'Lotus')
  const [english, vietnamese] = [site.visitor(), site.visitor(vi)]
  const lotus = site.visitor({ merchant: 'lotus' })
  const names = async (client: TestClient) => {
    const query = toWireNames({ providerCode: 'ACME', gameName: 'pearl' })
    const { answer } = await client.call('GET /wps/game/list', query)
    return answer.value?.list.map(({ gameName }) => gameName)
  }
  await expect.poll(() => names(lotus)).toEqual(['Dragon Pearl'])
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await names(english)).toEqual(['Dragon Pearl'])
    expect(await names(vietnamese)).toEqual(['Ngọc Rồng'])
    expect(await names(lotus)).toEqual(['Dragon Pearl'])
  }
  await site.context.gameAdmin.turn({ vendor: 'ACME', brandId: brandIdOf(site) }, false)
  await expect.poll(() => names(vietnamese)).toEqual([])
  expect(await names(lotus)).toEqual(['Dragon Pearl'])
})
