import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireNames, toWireNames, wireOpens } from '@fairhouse/protocol'
import {
  brandShown,
  createTestSite,
  eventually,
  keep,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const route = 'POST /wps/game/launchGame'

const lottery = {
  code: 'five-minutes',
  names: { EN: 'Five Minutes' },
  gameType: 'LOTT',
  opens: wireOpens[1],
  accountTypeName: 'TCG_LOTTO_VN',
  defaultPlayType: 'TWO_SIDES',
}

let site: TestSite
let demo: TestClient

beforeAll(async () => {
  site = await createTestSite()
  const { gameProvider, lobby } = site.context
  await gameProvider.put({
    code: 'ACME',
    secret: 'acme-secret',
    wallet: 'seamless',
    baseUrl: null,
    games: [],
    name: 'Acme Games',
    launchUrl:
      'https://acme.example/{game}?t={ticket}&l={language}&m={mode}&c={currency}&d={device}&b={back}&r={room}',
    hasTrial: true,
  })
  await lobby.importGames('ACME', [
    { code: 'coin', names: { EN: 'Coin', VI: 'Đồng xu' }, gameType: 'RNG', hasTrial: true },
    { code: 'poker', names: { EN: 'Poker' }, gameType: 'PVP' },
    lottery,
    { kind: 'room', roomId: 'r-1', gameCode: 'poker', stakes: '1/2', seats: 6, players: 2 },
  ])
  demo = await site.signedIn('demo')
  await everywhere(
    async () => (await demo.call('GET /wps/game/one', { gameCode: 'coin' })).answer.success,
  )
})
afterAll(() => site.close())

/** Waits until all processes, which answer in turn, satisfy the condition. */
async function everywhere(isSo: () => Promise<boolean>) {
  await eventually(async () => (await isSo()) && (await isSo()) && (await isSo()))
}

const launch = async (client: TestClient, input: object) => (await client.call(route, input)).answer

async function opened(ticket: string | null) {
  return site.context.gameProvider.perform('ACME', 'authenticate', { ticket })
}

test('[GAME-20] a launch object has the fields of the specification', async () => {
  const response = await demo.must('GET /wps/game/one', { gameCode: lottery.code })
  expect(fromWireNames(response)).toMatchObject({
    gameType: 'LOTT',
    opens: 'PROVIDER',
    code: 'five-minutes',
    defaultPlayType: 'TWO_SIDES',
    accountTypeName: 'TCG_LOTTO_VN',
    vendor: 'ACME',
    gameCode: 'five-minutes',
    providerCode: 'ACME',
  })
  const { game } = await demo.must(
    route,
    toWireNames({ gameCode: response.gameCode, providerCode: 'ACME' }),
  )
  expect(game).toEqual(response)
  const { list } = await demo.must('GET /lgw/games/game_menus', {})
  const [menu] = list.filter(({ gameCategory }) => gameCategory === 'LOTT')
  // Our own lotteries are in the menu too.
  expect(menu?.cards).toContainEqual(response)
  const vendors = menu?.vendors.filter(({ isInHouse }) => !isInHouse)
  expect(vendors).toMatchObject([{ accountTypeName: 'TCG_LOTTO_VN' }])
})

test('[GAME-05] [CALL-26] a member starts a game by the fields of the specification', async () => {
  await site.advance(1)
  const { nodeId } = await demo.must('GET /wps/game/one', { gameCode: 'coin' })
  const answer = await demo.must(route, {
    gameId: 'coin',
    nodeId,
    accountType: 1,
    confirmTrans: 0,
    ...toWireNames({ providerCode: 'ACME' }),
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'demo',
    token: demo.token,
    merchantCode: 'fairhouse',
    language: 'VI',
  })
  const url = new URL(answer.game_url)
  expect(url.origin + url.pathname).toBe('https://acme.example/coin')
  const { t: ticket = '', ...said } = Object.fromEntries(url.searchParams)
  expect(said).toEqual({
    l: 'VI',
    m: 'real',
    c: 'VND',
    d: 'desktop',
    b: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/),
    r: '',
  })
  expect(answer).toMatchObject({ mode: 'real', game: { nodeId, gameCode: 'coin' } })
  expect(await opened(ticket)).toMatchObject({
    value: { mode: 'real', gameCode: 'coin', balance: '10000000.0000' },
  })
  expect(await opened(ticket)).toMatchObject({ code: 'session_expired' })
  const recent = await demo.must('GET /wps/game/recent', {})
  expect(recent.list[0]).toMatchObject({ nodeId })
})

test('[GAME-07] a room is started by its id', async () => {
  const { game_url: url, game } = await demo.must(route, {
    roomId: 'r-1',
    platform: 'html5-mobile',
  })
  expect(game).toMatchObject({ gameCode: 'poker', gameType: 'PVP' })
  const said = new URL(url).searchParams
  expect([said.get('r'), said.get('d')]).toEqual(['r-1', 'mobile'])
})

test('[GAME-18] play money by choice of a member, always for a trial account', async () => {
  const chosen = await demo.must(route, { gameCode: 'coin', accountType: 4 })
  expect(chosen.mode).toBe('trial')
  const visitor = site.visitor()
  keep(visitor, await visitor.must('POST /wps/session/login/freeplay', {}))
  const { game_url: url, mode } = await visitor.must(route, { gameCode: 'coin', accountType: 1 })
  expect(mode).toBe('trial')
  expect(await opened(new URL(url).searchParams.get('t'))).toMatchObject({
    value: { mode: 'trial', balance: '100000.0000' },
  })
  for (const client of [visitor, demo]) {
    const none = await launch(client, { gameCode: 'poker', accountType: 4 })
    expect(none).toMatchObject({ code: 'free_play_off' })
  }
})

test('[GAME-05] a game speaks the language of the page that it was started from', async () => {
  const languageOf = async (client: TestClient, options: object) => {
    const { game_url: url } = await client.must(route, { gameCode: 'coin', ...options })
    const answer = await opened(new URL(url).searchParams.get('t'))
    return answer.success && answer.value.language
  }
  await demo.must('POST /wps/member/language', { language: 'TH' })
  expect(await languageOf(demo, { language: 'ID' })).toBe('ID')
  expect(await languageOf(demo, {})).toBe('EN')
  expect(await languageOf(demo, { language: 'XX' })).toBe('EN')
  const visitor = site.visitor({ language: 'VI' })
  keep(visitor, await visitor.must('POST /wps/session/login/freeplay', {}))
  expect(await languageOf(visitor, { accountType: 4 })).toBe('VI')
})

test('[GAME-05] a launch for another member’s account is refused', async () => {
  const agent = await site.signedIn('agent')
  const base = { gameCode: 'coin' }
  for (const wrong of [
    { username: 'agent' },
    { token: agent.token },
    { token: 'guessed' },
    { merchantCode: 'elsewhere' },
  ]) {
    expect(await launch(demo, { ...base, ...wrong })).toMatchObject({ code: 'not_allowed' })
  }
  expect((await site.visitor().call(route, base)).status).toBe(401)
  for (const odd of [{ ...base, accountType: 2 }, { ...base, confirmTrans: 1 }, { extra: 1 }]) {
    expect(await launch(demo, odd)).toMatchObject({ code: 'bad_request' })
  }
})

test('[GAME-05] an unknown game is not found; a disabled game is closed', async () => {
  const { brands, gameAdmin, gameProvider } = site.context
  const [{ id: brandId } = { id: '' }] = brands.all()
  for (const nothing of [{}, { gameCode: 'nothing' }, { nodeId: 999 }, { roomId: 'r-9' }]) {
    expect(await launch(demo, nothing)).toMatchObject({ code: 'not_found' })
  }
  const codeOf = async (input: object = { gameCode: 'coin' }) => {
    const answer = await launch(demo, input)
    return answer.success ? 'started' : answer.code
  }
  const { game_url: url } = await demo.must(route, { gameCode: 'coin' })
  const entered = await opened(new URL(url).searchParams.get('t'))
  const session = entered.success ? entered.value.session : ''
  const stake = async () => {
    const ids = { transactionId: randomUUID(), roundId: randomUUID(), gameCode: 'coin' }
    const answer = await gameProvider.perform('ACME', 'debit', { session, ...ids, amount: '1' })
    return answer.success ? 'taken' : answer.code
  }
  expect(await stake()).toBe('taken')
  await gameAdmin.turn({ vendor: 'ACME', game: 'coin' }, false)
  expect(await stake()).toBe('game_disabled')
  await everywhere(async () => (await codeOf()) === 'game_closed')
  await gameAdmin.turn({ vendor: 'ACME', game: 'coin' }, true)
  await everywhere(async () => (await codeOf()) === 'started')
  await gameAdmin.turn({ vendor: 'ACME', brandId: brandId }, false)
  await everywhere(async () => (await codeOf({ roomId: 'r-1' })) === 'game_closed')
  expect(await stake()).toBe('game_disabled')
  await gameAdmin.turn({ vendor: 'ACME', brandId: brandId }, true)
  await gameAdmin.turn({ vendor: 'ACME' }, false)
  await everywhere(async () => (await codeOf()) === 'game_closed')
  await gameAdmin.turn({ vendor: 'ACME' }, true)
  await everywhere(async () => (await codeOf()) === 'started')

  await site.operator.setMarket('strict')
  await brandShown(site)
  expect(await codeOf({ gameCode: 'coin', accountType: 4 })).toBe('free_play_off')
  expect(await codeOf()).toBe('identity_needed')
  await site.operator.verifyAll()
  await site.operator.setTerms('3')
  await brandShown(site)
  expect(await codeOf()).toBe('terms_not_accepted')
})
