import { oldProviderParameter } from '@fairhouse/protocol/wire-names'
import type { Page } from '@playwright/test'
import { addVendor, disableGames, slots } from '../support/catalogue.ts'
import { inDatabase } from '../support/database.ts'
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  test,
} from '../support/fixtures.ts'
import { newPerson, openSignedIn } from '../support/people.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const others = ['FISH', 'PVP', 'LIVE', 'ELOTT', 'LOTT', 'SPORTS', 'ESPORTS', 'COCKFIGHT']

test.beforeAll(async () => {
  await addVendor('EACME', 'Acme', [
    ...slots(150, 'acme'),
    ...others.map((gameType) => ({
      code: `acme-${gameType}`,
      names: { EN: `Only ${gameType}` },
      gameType,
    })),
    {
      code: 'acme-lost',
      names: { EN: 'Lost Picture' },
      gameType: 'FISH',
      picture: '/pictures/not-there.webp',
    },
    ...[2, 4].map((players) => ({
      kind: 'room' as const,
      roomId: `room-${players}`,
      gameCode: 'acme-PVP',
      stakes: `${players}00`,
      seats: 4,
      players,
    })),
  ])
  await addVendor('EBOLT', 'BoltWorks', [
    { code: 'bolt-1', names: { EN: 'Rồng Đỏ' }, gameType: 'RNG', lines: 25, hasTrial: true },
  ])
})

test.afterAll(() => disableGames('EACME', 'EBOLT'))

const list = (page: Page) => page.getByRole('list', { name: 'Games', exact: true })
const tiles = (page: Page) => list(page).getByRole('article')
const tile = (page: Page, name: string) => tiles(page).filter({ hasText: name })
const count = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status').first()).toHaveText(text)
/** Returns the number of all slots, because in-house games are listed beside those of the test. */
async function allSlots(page: Page): Promise<number> {
  const answer = await page.request.get('/wps/game/list?gameType=RNG')
  return (await answer.json()).value.total
}
const menu = (page: Page) => page.getByRole('complementary', { name: 'Main menu' })

test('[GAME-01] every page of games lists its own, with what can be chosen', async ({
  page,
  expected,
}) => {
  expected(/404/)
  const pages: [path: string, game: string][] = [
    ['/fish', 'Only FISH'],
    ['/pvp', 'Only PVP'],
    ['/live', 'Only LIVE'],
    ['/elott', 'Only ELOTT'],
    ['/lottery', 'Only LOTT'],
    ['/sports', 'Only SPORTS'],
    ['/esports', 'Only ESPORTS'],
    ['/cockfight', 'Only COCKFIGHT'],
    ['/hot', 'Golden Temple 0'],
    ['/rng', 'Golden Temple 0'],
  ]
  for (const [path, game] of pages) {
    await page.goto(path)
    await expect(tile(page, game), path).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible()
  }
  const requests: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/wps/game/list') requests.push(url)
  })
  await expectHydrated(page)
  await count(page, `${(await allSlots(page)).toLocaleString('en')} games`)
  await page.getByRole('navigation', { name: 'Providers' }).getByText('BoltWorks').click()
  await count(page, '1 game')
  await expect(page).toHaveURL(/\?provider=EBOLT$/)
  await page.goBack()
  await page.getByRole('navigation', { name: 'Game type' }).getByText('Classic').click()
  await count(page, '50 games')
  await page.getByText('Filters').click()
  await page.getByLabel('Minimum bet up to').fill('300')
  await count(page, '25 games')
  await page.getByRole('combobox', { name: 'Lines' }).selectOption('50')
  await count(page, '5 games')
  await expect(page.getByText('2 filters applied')).toBeAttached()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await count(page, '50 games')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name')
  await expect(tiles(page).first()).toContainText('Crystal')
  expect(new Set(requests.map(({ searchParams }) => searchParams.get('pageSize')))).toEqual(
    new Set(['42']),
  )
  expect(Object.fromEntries(requests.at(-1)?.searchParams ?? [])).toMatchObject({
    gameType: 'RNG',
    gameClassify: 'classic',
    sort: 'name',
  })
})

test(
  '[GAME-01] more games come as one scrolls, each page once',
  { tag: '@full' },
  async ({ page }) => {
    test.slow()
    const requests: (string | null)[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/wps/game/list') requests.push(url.searchParams.get('pageNo'))
    })
    await page.goto('/rng')
    await expectHydrated(page)
    await expect(tiles(page).first()).toBeVisible()
    expect(requests).not.toContain('3')
    for (let step = 0; step < 40; step++) await page.mouse.wheel(0, 400)
    await expect.poll(() => requests).toContain('4')
    await page.keyboard.press('End')
    const total = await allSlots(page)
    // The last page queues behind the tiles scrolled past, which the server must draw first.
    await expect(tile(page, 'Rồng Đỏ').or(tiles(page).last())).toBeVisible()
    await expect(list(page).locator('li').last()).toHaveAttribute('aria-posinset', String(total))
    await expect(list(page).locator('li').last()).toHaveAttribute('aria-setsize', String(total))
    expect(requests.length).toBe(new Set(requests).size)
  },
)

test(
  'a game is found by a part of its name, and back leads to where one was',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/rng')
    await expectHydrated(page)
    const field = page.getByRole('searchbox', { name: 'Search games' })
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(field).toBeFocused({ timeout: 5000 })
    }).toPass()
    await field.pressSequentially('rong do', { delay: 20 })
    await count(page, '1 game')
    await expect(tile(page, 'Rồng Đỏ')).toBeVisible()
    await expect(page).toHaveURL(/\?q=rong(\+|%20)do$/)
    await page.reload()
    await expect(field).toHaveValue('rong do')
    await count(page, '1 game')
    await expectHydrated(page)
    await field.fill('no such game at all')
    await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all games' }).click()
    await count(page, `${(await allSlots(page)).toLocaleString('en')} games`)
    await expect(field).toHaveValue('')

    await page.mouse.wheel(0, 2500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
    const before = await page.evaluate(() => scrollY)
    await menu(page).getByRole('link', { name: 'Promotions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await expect(tiles(page).first()).toBeAttached()
  },
)

test(
  'an old answer never takes the place of a newer one, and is called off',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/aborted/i)
    await page.goto('/rng')
    await expectHydrated(page)
    const held: (() => void)[] = []
    let cancelled = 0
    page.on('requestfailed', () => (cancelled += 1))
    await page.route('**/wps/game/list?*gameName=golden*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue().catch(() => undefined)
    })
    const field = page.getByRole('searchbox', { name: 'Search games' })
    await field.fill('golden')
    await expect.poll(() => held.length).toBe(1)
    await expect(list(page)).toHaveAttribute('aria-busy', 'true')
    await field.fill('rong do')
    await count(page, '1 game')
    expect(cancelled).toBe(1)
    for (const release of held) release()
    await page.waitForTimeout(300)
    await count(page, '1 game')
    await expect(tile(page, 'Rồng Đỏ')).toBeVisible()
  },
)

test(
  'games that do not come are told, with a way on; without a network too',
  { tag: '@full' },
  async ({ page, context, expected }) => {
    expected(/Failed to load resource|ERR_/)
    await page.goto('/rng')
    await expectHydrated(page)
    await page.route('**/wps/game/list?*', (route) => route.abort())
    const field = page.getByRole('searchbox', { name: 'Search games' })
    await field.fill('rong do')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText("The games didn't load")
    await page.unroute('**/wps/game/list?*')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await count(page, '1 game')
    await context.setOffline(true)
    await field.fill('golden')
    await expect(alert).toContainText('You are offline')
    await context.setOffline(false)
    await expect(tile(page, 'Golden').first()).toBeVisible()
  },
)

test(
  'the keyboard goes through the games, beyond what is drawn',
  { tag: '@full' },
  async ({ page }) => {
    // Of a vendor whose pictures nobody has to draw first: a slow machine waits for those.
    await page.goto('/rng?sort=name&provider=EACME')
    await expectHydrated(page)
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))
    await expect.poll(() => list(page).locator('li').count()).toBeLessThan(100)
    const columns = await list(page).evaluate(
      (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
    )
    await tiles(page).first().getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('2')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(String(2 + columns))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).toBe('1')
    for (let row = 1; row < 15; row++) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(focused).toBe(String(1 + row * columns))
    }
    await expect(page.locator(':focus')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Add .* to favourites$/)
  },
)

test('[GAME-23] [AUTH-17] favourites are for members, and taken back when refused', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  const heart = (name: string, way = 'Add') =>
    page
      .getByRole('main')
      .getByRole('button', { name: RegExp(`^${way} ${name} (to|from)`) })
      .first()
  await page.goto('/rng')
  await expectHydrated(page)
  await heart('Golden Temple 0').click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()

  const person = await newPerson(page)
  await openSignedIn(page, person, '/hot?tab=favourites')
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse games' }).click()
  await page.goto('/rng')
  await expectHydrated(page)
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible()

  await page.route('**/wps/game/favourites', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    return route.fulfill({
      status: 500,
      json: { success: false, value: null, code: 'internal_error', message: 'Something broke.' },
    })
  })
  await heart('Golden Temple 0').click()
  await expect(page.getByText('Something broke.')).toBeVisible()
  await expect(heart('Golden Temple 0')).toBeVisible()
  await page.unroute('**/wps/game/favourites')

  await heart('Golden Temple 0').click()
  await expect(heart('Golden Temple 0', 'Remove')).toBeVisible()
  await page.getByRole('searchbox').fill('rong')
  await heart('Rồng Đỏ').click()
  await expect(heart('Rồng Đỏ', 'Remove')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goto('/hot?tab=favourites')
  await expect(tiles(page)).toHaveCount(2)
  await expect(tiles(page).first()).toContainText('Rồng Đỏ')
  await heart('Rồng Đỏ', 'Remove').click()
  await expect(tiles(page)).toHaveCount(1)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Favourites' })).toContainText('Golden Temple 0')
})

test('[GAME-02] hot games and recently played games', async ({ page }) => {
  await page.goto('/hot')
  await expect(tile(page, 'Golden Temple 0')).toBeVisible()
  await expect(tiles(page).filter({ hasNotText: 'Hot' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Recently played' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to see your games' })).toBeVisible()
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions')
  await inDatabase(
    `INSERT INTO lobby_recent SELECT m.id, g.node_id, now()
     FROM member_account m, lobby_game g WHERE m.name = $1 AND g.code = 'bolt-1'`,
    [person.name],
  )
  await page.goto('/hot?tab=recent')
  await expect(tile(page, 'Rồng Đỏ')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Recently played' })).toContainText('Rồng Đỏ')
})

test('[AUTH-15] a trial account is asked to register first', { tag: '@full' }, async ({ page }) => {
  await page.goto('/rng')
  await expectHydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Try for free' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start playing' }).click()
  const greeting = page.getByRole('dialog', { name: /Welcome/ })
  await expect(greeting).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(greeting).toBeHidden()
  await page
    .getByRole('button', { name: /^Add Golden Temple 0 / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText(
    'Please register an account first to save favourites.',
  )
})

test('[SHELL-05] an old link to a provider gets the new address', async ({ page }) => {
  await page.goto('/hot')
  await page.goto(`/rng?${oldProviderParameter}=EBOLT&sort=name`)
  await expect(page).toHaveURL(/\/rng\?provider=EBOLT&sort=name$/)
  await count(page, '1 game')
  await page.goBack()
  await expect(page).toHaveURL(/\/hot$/)
})

test('[GAME-07] rooms have stakes and seats, and one is entered by its id', async ({ page }) => {
  await page.goto('/pvp')
  await expectHydrated(page)
  const rooms = page.getByRole('region', { name: 'Open rooms' }).getByRole('listitem')
  await expect(rooms).toContainText(['2 of 4 seats taken', 'Full'])
  await expectAccessible(page)
  await rooms.first().getByRole('link', { name: 'Play Only PVP, stakes 200' }).click()
  await expect(page).toHaveURL(/\/game\?gameCode=acme-PVP&roomId=room-2$/)
})

test('[SITE-11] a picture that is not there gives way to the sign for games', async ({
  page,
  expected,
}) => {
  expected(/404/)
  await page.goto('/fish')
  await expect(tile(page, 'Lost Picture').locator('img')).toHaveAttribute('src', /\/1f579-fe0f-/)
})

test('nothing overflows, and all of it is accessible', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/rng', '/hot', '/']) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await expectHydrated(page)
    await expectNoOverflow(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 768, height: 800 })
    await expectNoOverflow(page, path)
  }
})
