import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, refusalOf, type TestClient, type TestSite } from '../testing/index.ts'

let site: TestSite
let demo: TestClient
beforeAll(async () => {
  site = await createTestSite()
  demo = await site.signedIn('demo')
})
afterAll(() => site.close())

const menu = async (prizeMode: string) => {
  const { list } = await demo.must('GET /lgw/vn/games/game_menu', { prizeMode, device: 'WEB' })
  return new Set(list.map(({ accountTypeName }) => accountTypeName))
}

test('[GAME-24] prize modes name our lotteries, in any case', async () => {
  for (const [mode, accounts] of Object.entries({
    Lott: ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'],
    zy: ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'],
    ELOTT: ['ELOTT'],
    sea: ['TCG_SEA'],
  })) {
    expect([...(await menu(mode))].toSorted(), mode).toEqual(accounts)
  }
})

const route = 'POST /wps/game/launchGame'

/** The page of an address, and what it says without the ticket. */
function readAddress(address: string) {
  const { pathname, searchParams } = new URL(address, site.address)
  const { ticket = '', ...said } = Object.fromEntries(searchParams)
  return { pathname, said, hasTicket: ticket !== '' }
}

test('[GAME-04] our lotteries are launched in their pages', async () => {
  const launch = async (gameCode: string, playType?: string) => {
    const input = { gameCode, ...(playType !== undefined && { playType }) }
    return readAddress((await demo.must(route, input)).game_url)
  }
  const page = (pathname: string, gameCode: string, playType = '') => ({
    pathname,
    said: { gameCode, playType },
    hasTicket: true,
  })
  expect(await launch('mien-bac')).toEqual(page('/vnlottery', 'mien-bac'))
  expect(await launch('ssc-1m', 'direct-3-back')).toEqual(
    page('/lottery', 'ssc-1m', 'direct-3-back'),
  )
  expect(await launch('keno-1m')).toEqual(page('/lottery', 'keno-1m'))
  expect(await launch('six-49-5m')).toEqual(page('/lottery', 'six-49-5m'))
})

test('[GAME-25] a lottery is launched by area, view, device and way back', async () => {
  const wanted = {
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoGameCode: 'sieu-toc-bac-1m',
    device: 'MOBILE',
    backUrl: '/hot',
    language: 'VI',
  } as const
  const betting = await demo.must(route, { ...wanted, lottoView: 'betting' })
  expect(betting.game).toMatchObject({
    gameCode: 'sieu-toc-bac-1m',
    gameName: 'Siêu tốc Bắc 1 phút',
  })
  expect(readAddress(betting.game_url)).toMatchObject({
    pathname: '/vnlottery',
    said: { gameCode: 'sieu-toc-bac-1m' },
    hasTicket: true,
  })
  const lobby = await demo.must(route, { ...wanted, lottoView: 'lobby' })
  expect(lobby.game_url).toBe('/vnlottery')
  // Without a code it is the most popular lottery of the area.
  const { lottoGameCode: _, ...unnamed } = wanted
  const { game } = await demo.must(route, unnamed)
  expect(game.accountTypeName).toBe('TCG_LOTTO_VN')
  const other = { ...wanted, lottoGameCode: 'ssc-1m' }
  expect(await refusalOf(demo.call(route, other))).toBe('not_found')
})
