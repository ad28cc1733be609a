import { openLogin, useRandomAddress } from '../support/accounts.ts'
import { inDatabase } from '../support/database.ts'
import { expect, expectHydrated, test } from '../support/fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const brand = (column: string, value: boolean) =>
  inDatabase(`UPDATE brand_brand SET ${column} = $1 WHERE code = 'fairhouse'`, [value])

const flag = (name: string, isOn: boolean) =>
  isOn
    ? inDatabase(`INSERT INTO brand_flag SELECT id, $1 FROM brand_brand WHERE code = 'fairhouse'`, [
        name,
      ])
    : inDatabase('DELETE FROM brand_flag WHERE flag = $1', [name])

test.beforeEach(async ({ page }) => useRandomAddress(page))

test(
  '[ROUTE-13] a brand for members only leads visitors to the login',
  { tag: '@full' },
  async ({ page }) => {
    test.slow()
    await brand('login_required', true)
    try {
      await expect
        .poll(async () => {
          await page.goto('/promotions')
          return new URL(page.url()).pathname
        })
        .toBe('/login')
      // Links inside the site redirect too; public pages such as help stay open.
      await expectHydrated(page)
      await page.getByRole('link', { name: 'Promotions' }).click()
      await expect(page).toHaveURL('/login')
      for (const open of ['/register', '/helpmc', '/down', '/help']) {
        await page.goto(open)
        await expect(page).toHaveURL(open)
      }
      await page.goto('/login')
      await expectHydrated(page)
      const form = page.getByRole('main').locator('form')
      await form.getByLabel('Username or phone number').fill('demo')
      await form.getByRole('textbox', { name: 'Password' }).fill('Fairhouse-demo-1')
      await form.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
      await page.goto('/promotions')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
      await expect(page).toHaveURL('/promotions')
    } finally {
      await brand('login_required', false)
    }
  },
)

test('[REG-02] [AUTH-06] [SITE-01] ways a brand has not enabled are not offered', async ({
  page,
}) => {
  test.slow()
  const names = ['MOBILENUMREG3', 'FREEPLAY3', 'MOBILEVERCODELOGIN3', 'DIRECTREG3']
  for (const name of names) await flag(name, false)
  try {
    const tabs = page.getByRole('main').getByRole('tab')
    await expect
      .poll(async () => {
        await page.goto('/register')
        await expectHydrated(page)
        return tabs.count()
      })
      .toBe(0)
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Direct registration' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try for free' })).toHaveCount(0)
    const dialog = await openLogin(page)
    await expect(dialog.getByRole('tab')).toHaveCount(0)
  } finally {
    for (const name of names) await flag(name, true)
  }
})
