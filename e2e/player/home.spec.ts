import { expect, expectAccessible, removeServerDrawing, test } from '../support/fixtures.ts'
import {
  answerBanners,
  expectSlide,
  shownLink,
  slider,
  type TestBanner,
} from '../support/slider.ts'

const banner = (bannerId: string, rest: Partial<TestBanner> = {}): TestBanner => ({
  linkageType: 'none',
  url: '',
  image: 'crown',
  ...rest,
  bannerId,
  title: bannerId,
})

test(
  'the slider goes round by its buttons and dots, and not by itself',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    await expectSlide(page, 1)
    await expect(slider(page).getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await slider(page).getByRole('button', { name: 'Next' }).click()
    await expectSlide(page, 2)
    await slider(page).getByRole('button', { name: 'Show 3 of 3' }).click()
    await expectSlide(page, 3)
    await slider(page).getByRole('button', { name: 'Next' }).click()
    await expectSlide(page, 1)
    await slider(page).getByRole('button', { name: 'Previous' }).click()
    await expectSlide(page, 3)
    await slider(page).getByRole('button', { name: 'Show 1 of 3' }).click()
    await expectSlide(page, 1)
    await slider(page)
      .getByRole('link', { name: /open cards/ })
      .click()
    await expect(page).toHaveURL(/\/helpmc$/)
  },
)

test(
  'what has no data is not shown, and pictures are kept for a year',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
    for (const name of ['New games', 'Recently played', 'Latest winners']) {
      await expect(page.getByRole('heading', { name })).toHaveCount(0)
    }
    const src = await slider(page).locator('img').first().getAttribute('src')
    const answer = await request.get(src ?? '')
    expect(answer.headers()['content-type']).toBe('image/webp')
    expect(answer.headers()['cache-control']).toContain('immutable')
    expect((await answer.body()).length).toBeLessThan(10_000)
    expect(await (await request.get('/assets/art/LICENCE.txt')).text()).toContain('MIT License')
  },
)

for (const dir of ['ltr', 'rtl']) {
  test(`arrow keys and fingers move the slider, ${dir}`, { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await expectSlide(page, 1)
    await page.evaluate((chosen) => (document.dir = chosen), dir)
    await page.setViewportSize({ width: 1000, height: 800 })
    await expectSlide(page, 1)
    const [on, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await slider(page)
      .getByRole('link', { name: /open cards/ })
      .focus()
    await page.keyboard.press(on ?? '')
    await expectSlide(page, 2)
    await slider(page).getByRole('button', { name: 'Show 2 of 3' }).focus()
    await page.keyboard.press(back ?? '')
    await expectSlide(page, 1)
    await page.keyboard.press(back ?? '')
    await expectSlide(page, 3)
    await shownLink(page).hover()
    await page.mouse.wheel(dir === 'rtl' ? -700 : 700, 0)
    await expectSlide(page, 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000)
  })
}

test('a banner leads out in a new window, or nowhere', { tag: '@full' }, async ({ page }) => {
  const web = banner('Outside', { linkageType: 'web', url: 'https://example.test/' })
  const bad = banner('Hostile', { linkageType: 'web', url: 'javascript:alert(1)' })
  await answerBanners(page, [web, bad])
  await page.goto('/')
  const link = slider(page).getByRole('link', { name: /Outside.*new window/ })
  await expect(link).toHaveAttribute('href', 'https://example.test/')
  await expect(link).toHaveAttribute('target', '_blank')
  await slider(page).getByRole('button', { name: 'Next' }).click()
  await expectSlide(page, 2)
  await expect(slider(page).getByText('Hostile').first()).toBeAttached()
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
})

test(
  'one banner is no slider, none or a failure is no gap',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to load resource/)
    await answerBanners(page, [banner('Alone')])
    await page.goto('/')
    await expect(page.getByText('Alone')).toBeVisible()
    await expect(slider(page).getByRole('button')).toHaveCount(0)
    for (const answer of [[], 'failure'] as const) {
      await page.unroute('**/wps/content/banners?*')
      await answerBanners(page, answer === 'failure' ? answer : [...answer])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main .animate-breathe.rounded-card')).toHaveCount(0)
      await expect(slider(page)).toHaveCount(0)
    }
  },
)

test(
  'a picture that is not there is replaced by the default',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to load resource/)
    const images = ['/pictures/none.webp', '/icon.svg', 'no-such-name']
    await answerBanners(
      page,
      images.map((image) => banner(image, { image })),
    )
    await page.goto('/')
    const large = (number: number) =>
      page.locator(`[aria-label="${number} of 3"]`).locator('img').first()
    await expect(large(1)).toHaveAttribute('src', /\/assets\/art\/1f48e-192\.\w{8}\.webp$/)
    await expect(large(2)).toHaveAttribute('src', '/icon.svg')
    await expect(large(3)).toHaveAttribute('src', /\/assets\/art\/1f48e-192\.\w{8}\.webp$/)
  },
)

for (const width of [360, 1440]) {
  test(
    `nothing moves when banners, games and promotions come, ${width}`,
    { tag: '@full' },
    async ({ page }) => {
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      await page.route(/\/wps\/(content|game)\//, async (route) => {
        await held
        await route.continue()
      })
      await removeServerDrawing(page)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
      const topOf = (name: string) =>
        page
          .getByRole('heading', { name, exact: true })
          .evaluate((heading) => heading.getBoundingClientRect().top)
      const before = [await topOf('Fairhouse'), await topOf('Promotions')]
      answer()
      await expectSlide(page, 1)
      await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
      const after = [await topOf('Fairhouse'), await topOf('Promotions')]
      expect(after.map((top, index) => Math.abs(top - (before[index] ?? 0)))).toEqual([
        expect.closeTo(0, -1),
        expect.closeTo(0, 0),
      ])
    },
  )
}

test.describe('where movement is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const turns = () =>
    document.getAnimations().flatMap((animation) => {
      const isTurn = animation instanceof CSSAnimation && animation.animationName === 'turn'
      return isTurn ? [animation.playState] : []
    })

  const lengthOfTurn = () => {
    const turn = document.getAnimations().find((one) => 'animationName' in one)
    return turn?.effect?.getComputedTiming().duration
  }

  test(
    'the slides change every five seconds and begin anew after the last',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/')
      await expectSlide(page, 1)
      expect(await page.evaluate(lengthOfTurn)).toBe(5000)
      await expectSlide(page, 2)
      await slider(page).getByRole('button', { name: 'Show 3 of 3' }).click()
      await page.mouse.move(0, 0)
      await expectSlide(page, 3)
      await expectSlide(page, 1)
    },
  )

  test(
    'they wait for a pointer, for keys and for a tab that is not seen',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/')
      await expectSlide(page, 1)
      await expect.poll(() => page.evaluate(turns)).toEqual(['running'])
      await shownLink(page).hover()
      await expect.poll(() => page.evaluate(turns)).toEqual(['paused'])
      await page.mouse.move(0, 0)
      await expect.poll(() => page.evaluate(turns)).toEqual(['running'])

      await shownLink(page).focus()
      // Tabs past the pause button: focus on it must not pause the slides that it starts.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(turns)).toEqual(['paused'])
      await page.getByRole('link', { name: 'See all', exact: true }).focus()
      await expect.poll(() => page.evaluate(turns)).toEqual(['running'])

      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expect.poll(() => page.evaluate(turns)).toEqual(['paused'])
    },
  )

  test('they can be stopped, and set going again', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await slider(page).getByRole('button', { name: 'Pause slides' }).press('Enter')
    await expect.poll(() => page.evaluate(turns)).toEqual(['paused'])
    await expectAccessible(page)
    await slider(page).getByRole('button', { name: 'Play slides' }).press('Enter')
    await expect.poll(() => page.evaluate(turns)).toEqual(['running'])
  })
})
