import {
  expect,
  expectAccessible,
  removeServerDrawing,
  storeChoices,
  test,
} from '../support/fixtures.ts'

test('[ROUTE-10] /help is the terms within the site, /helpmc the help centre alone', async ({
  page,
}) => {
  const terms = await page.goto('/help')
  expect(terms?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible(page)
  const centre = await page.goto('/helpmc')
  expect(centre?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help centre')
  await expect(page.locator('details')).not.toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
})

test('[PROMO-08] responsible gaming help, and no licence claimed', async ({ page }) => {
  await page.goto('/helpmc')
  await page.getByRole('link', { name: 'Responsible gaming', exact: true }).click()
  await expect(page).toHaveURL('/help/responsible')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Responsible gaming')
  const article = page.getByRole('article')
  await expect(article).toContainText('18+')
  for (const name of ['What is known to help', 'Warning signs', 'A test for yourself']) {
    await expect(article.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const links = article.getByRole('link')
  await expect(links.first()).toHaveAttribute('href', 'https://www.gamblersanonymous.org/')
  await expect(page.getByRole('contentinfo')).toContainText('without a gambling licence')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Licence', exact: true }).first().click()
  await expect(page).toHaveURL('/help/licence')
  await expect(article).toContainText('This site has no gambling licence.')
})

test(
  'the pages lead to each other, in the language of the visitor',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/help')
    const nav = page.getByRole('navigation', { name: 'Terms and information' })
    await expect(nav.getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    for (const name of ['Privacy and cookies', 'Licence', 'About us', 'Terms of use']) {
      await nav.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(nav.locator('[aria-current]')).toHaveText(name)
    }
    await expect(page).toHaveURL('/help')
    await page.goto('/help/privacy')
    await page.getByRole('combobox').selectOption('VI')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quyền riêng tư và cookie')
    await expect(page).toHaveURL('/help/privacy')
  },
)

test('a page that does not exist says so and shows ways on', async ({ page, expected }) => {
  expected(/404/)
  for (const path of ['/help/never-there', '/help/Not_A_Name']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('alert')).toContainText('Page not found')
  }
  await expectAccessible(page)
  await page.getByRole('alert').getByRole('link', { name: 'Terms and information' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
})

test(
  'a page that did not come is asked for again',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to load resource/)
    await removeServerDrawing(page)
    await page.route('**/wps/content/page?*', (route) => route.abort())
    await page.goto('/help/about')
    await expect(page.getByRole('alert')).toContainText("The server isn't responding")
    await page.unroute('**/wps/content/page?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  },
)

test(
  'on paper a page is dark on white, without what can only be pressed',
  { tag: '@full' },
  async ({ page }) => {
    await storeChoices(page, { theme: 'dark' })
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  },
)

test(
  'a search in the help that finds nothing is cleared with one press',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/helpmc')
    await expect(page.locator('details')).toHaveCount(12)
    await page.getByRole('searchbox').fill('e-wallet')
    await expect(page.locator('details')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result')
    await expect(page.getByText('No bank, card or e-wallet is connected')).toBeVisible()
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.locator('details')).toHaveCount(12)
    await expect(page.getByRole('searchbox')).toHaveValue('')
  },
)
