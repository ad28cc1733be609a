import { logIn, openLogin, useRandomAddress } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'

const password = 'Fairhouse-demo-1'

test.beforeEach(async ({ page, expected }) => {
  expected(/Failed to load resource/)
  await useRandomAddress(page)
})

test('[VAL-07] unreachable site and exhausted ways in each say what to do', async ({ page }) => {
  await page.route('**/wps/session/login', (route) => route.abort())
  await page.goto('/promotions')
  const dialog = await openLogin(page)
  await dialog.getByLabel('Username or phone number').fill('demo')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Connection problem. Check your network and try again.',
  )
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(
    page.getByText(
      'No email or phone on your account? Please contact your agent or customer service.',
    ),
  ).toBeVisible()
})

test('[VAL-07] an unreadable answer shows the unknown error', async ({ page }) => {
  const nothing = { success: true, message: '', value: null }
  await page.route('**/wps/session/handover/look', (route) => route.fulfill({ json: nothing }))
  await page.goto('/?token=of-this-journey-alone')
  const dialog = page.getByRole('dialog', { name: 'Continue here' })
  await expect(dialog.getByRole('alert')).toHaveText('Unknown error. Please try again.')
})

test('[VAL-07] a lost session asks to sign in', async ({ page }) => {
  await page.goto('/promotions')
  await logIn(page, 'demo', password)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Member centre' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await profile.getByText('Change picture').click()
  const picture = profile.getByRole('button', { name: 'Picture 2' })
  await expect(picture).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await picture.click()
  await expect(profile.getByRole('alert')).toHaveText("You're not logged in. Please log in.")
})
