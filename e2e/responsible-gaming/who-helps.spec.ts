import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  storeChoices,
  test,
} from '../support/fixtures.ts'
import { textsOf } from '../support/packs.ts'

const phone = { width: 360, height: 740 }

test('[RG-16] [FUN-09] a visitor finds help organisations from the footer', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/promotions')
  await expectHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find help' }).click()
  await expect(page).toHaveURL('/who-helps')
  await expect(page).toHaveTitle(/^Find help/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Find help')
  const own = main.getByRole('listitem').filter({ hasText: 'Vietnam' })
  await expect(own.getByRole('link', { name: 'Call 096 306 1414' })).toHaveAttribute(
    'href',
    'tel:0963061414',
  )
  const link = main.getByRole('link', { name: /^gamblingtherapy\.org/ })
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expectAccessible(page)
  await expectNoOverflow(page, 'who helps')
  await main.getByRole('link', { name: 'About responsible gaming' }).click()
  await expect(page).toHaveURL('/help/responsible')

  // The page opens by its address, and from a page without a footer.
  await page.goto('/helpmc')
  await page.getByRole('link', { name: 'Find help' }).click()
  await expect(own).toBeVisible()
  await page.reload()
  await expect(own).toBeVisible()
})

for (const language of ['EN', 'VI', 'CN', 'ID', 'TH', 'TY'] as const) {
  test(`[RG-16] who helps on a phone, ${language}`, { tag: '@full' }, async ({ page }) => {
    const say = textsOf(language)
    await page.setViewportSize(phone)
    await storeChoices(page, { lang: language, theme: language === 'VI' ? 'light' : 'dark' })
    await page.goto('/who-helps')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('help.title'))
    await expect(main.getByText(say('help.lead'))).toBeVisible()
    await expect(main.getByRole('link', { name: /^gamblingtherapy\.org/ })).toBeVisible()
    await expect(main.getByRole('link', { name: say('help.more') })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page, 'who helps')
  })
}
