import type { Page } from '@playwright/test'
import { logIn, useRandomAddress } from '../support/accounts.ts'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { hideAnnouncements, must } from '../support/people.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

/** Whether a registration takes the code of the friend who invited. */
const takeCodes = (enabled: boolean) =>
  inDatabase(`UPDATE brand_register_rule SET enabled = $1 WHERE field = 'referralCode'`, [enabled])

const available = async ({ request }: Page) => {
  const { availablePromo } = await must(request, 'GET /wps/promotion/available', {})
  return availablePromo.REFERRAL.enabled
}

test.beforeEach(async ({ page }) => useRandomAddress(page))
test.afterEach(() => takeCodes(true))

test('[PC-17] friends can be invited only while REFERRAL is enabled', async ({ page }) => {
  await hideAnnouncements(page)
  await page.goto('/promotions')
  await logIn(page, 'demo', 'Fairhouse-demo-1')
  const account = page.getByRole('button', { name: /^Account:/ })
  const entry = page.getByRole('menu').getByRole('menuitem', { name: 'Invite friends' })
  await account.click()
  await entry.click()
  const centre = page.getByRole('dialog', { name: 'Invite friends' })
  const code = centre.getByRole('definition').first()
  await expect(code).toHaveText(/^[A-Z2-9]{8}$/)
  const link = `${new URL(page.url()).origin}/register?referralCode=${await code.textContent()}`
  await expect(centre.getByRole('definition').last()).toHaveText(link)
  await expect(centre.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible()
  await expectAccessible(page)

  await takeCodes(false)
  await expect.poll(() => available(page)).toBe(false)
  await page.goto('/promotions?centre=referral')
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await expect(profile.getByRole('button', { name: 'Messages' })).toBeVisible()
  await expect(profile.getByRole('button', { name: 'Invite friends' })).toHaveCount(0)
  await profile.getByRole('button', { name: 'Close' }).click()
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'Messages' })).toBeVisible()
  await expect(entry).toHaveCount(0)
  await page.keyboard.press('Escape')

  // The open page follows the change.
  await takeCodes(true)
  await expect(async () => {
    await account.click()
    await expect(entry).toBeVisible({ timeout: 1000 })
  }).toPass()
})
