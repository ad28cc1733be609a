import type { Page } from '@playwright/test'
import { useRandomAddress } from '../support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  test,
} from '../support/fixtures.ts'
import { must, newPerson, openSignedIn } from '../support/people.ts'

const footerOf = (page: Page) => page.getByRole('contentinfo')
const sectionOf = (page: Page, name: string) => footerOf(page).getByRole('group', { name })
const start = (page: Page) =>
  sectionOf(page, 'Affiliate programme').getByRole('button', { name: 'Get started' })

test.beforeEach(async ({ page }) => useRandomAddress(page))

test('[SHELL-08] the footer: about us, affiliates, payments, providers, age and copyright', async ({
  page,
  request,
}) => {
  await page.goto('/promotions')
  await expectHydrated(page)
  const footer = footerOf(page)
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('link', { name: 'About us' })).toHaveAttribute(
    'href',
    '/help/about',
  )

  const { list: methods } = await must(request, 'GET /wps/deposit/brandMethods', {})
  const names = methods.map(({ name, kind }) =>
    name === ''
      ? { online: 'Online payment', bank: 'Bank transfer', ewallet: 'E-wallet', crypto: 'Crypto' }[
          kind
        ]
      : name,
  )
  expect(names).not.toEqual([])
  await expect(sectionOf(page, 'Payment methods').getByRole('listitem')).toHaveText(names)

  const { list: providers } = await must(request, 'GET /wps/game/vendors', {})
  const shown = sectionOf(page, 'Game providers').getByRole('listitem')
  await expect(shown).toHaveCount(providers.length)
  for (const { name } of providers) {
    // One name may be part of another.
    const provider = shown.filter({ has: page.getByText(name, { exact: true }) })
    await expect(provider.locator('img'), name).toHaveCount(1)
  }

  await expect(footer).toContainText('For people aged 18 or over.')
  await expect(footer.getByRole('link', { name: 'Find help' })).toBeVisible()
  await expect(footer).toContainText(/© \d{4} Fairhouse/)
  // The demonstration has no licence, so it shows none.
  await expect(footerOf(page).getByRole('region', { name: 'Licence' })).toHaveCount(0)
  await expectAccessible(page, 'footer')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page, 'the footer')

  await start(page).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('[SHELL-08] the start button of the affiliate programme shows members their link', async ({
  page,
}) => {
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions')
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  await start(page).click()
  const dialog = page.getByRole('dialog', { name: 'Invite friends' })
  const { code } = await must(page.request, 'GET /wps/member/referral', {}, person.token)
  await expect(dialog).toContainText(code)
  const link = `${new URL(page.url()).origin}/register?referralCode=${code}`
  await expect(dialog.getByText(link, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy: Invitation link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expectAccessible(page)
})
