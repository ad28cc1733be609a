import { openLogin, useRandomAddress } from '../support/accounts.ts'
import { expect, removeServerDrawing, test } from '../support/fixtures.ts'

/** LIST of the provider's error codes with the text shown for each. */
const texts = {
  'invalid-phone-number': 'This phone number is invalid. Check it and try again.',
  'missing-phone-number': 'Enter your phone number.',
  'too-many-requests': 'Too many attempts. Wait 5 minutes and try again.',
  unknown: 'Something went wrong. Try again.',
  'invalid-verification-code': 'This code is incorrect. Check it and try again.',
  'missing-verification-code': 'Enter the verification code.',
  'captcha-check-failed':
    "The security check failed, or this site's domain isn't allowed. " +
    'Reload the page and try again.',
  'quota-exceeded': "We can't send any more codes right now. Contact customer service.",
  'operation-not-allowed': "This isn't available right now. Contact customer service.",
  'code-expired': 'This code has expired. Request a new one.',
  'popup-closed-by-user': 'Login failed: the window was closed. Try again.',
}

test('[AUTH-14] every refusal of the phone provider has its own message', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  await useRandomAddress(page)
  await removeServerDrawing(page)
  await page.route('**/wps/system/status', async (route) => {
    const answer = await route.fetch()
    const { value, ...envelope } = await answer.json()
    const { origin } = new URL(route.request().url())
    const accounts = {
      ...value.accounts,
      phoneProvider: { url: `${origin}/phones`, key: 'public' },
    }
    await route.fulfill({ json: { ...envelope, value: { ...value, accounts } } })
  })
  await page.route('**/wps/verification/phone/nonce', (route) =>
    route.fulfill({ json: { success: true, message: '', value: { nonce: 'once' } } }),
  )
  let refusal = 'invalid-phone-number'
  await page.route('**/phones/v1/accounts:*', (route) =>
    route.fulfill(
      refusal
        ? { status: 400, json: { error: { message: `auth/${refusal}` } } }
        : { json: { sessionInfo: 'of-this-journey' } },
    ),
  )
  await page.goto('/promotions')
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: 'SMS code' }).click()
  const number = dialog.getByLabel('Phone number')
  await number.fill('0901234567')
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(number).toHaveAccessibleDescription(texts['invalid-phone-number'])
  refusal = ''
  await expect(async () => {
    const ask = dialog.getByRole('button', { name: /^Get code/ })
    // On a slow machine the button changes between the check and the click, so both are retried.
    if (await ask.isVisible()) await ask.click({ timeout: 5000 })
    await expect(dialog.getByRole('button', { name: /^Code sent/ })).toBeDisabled({ timeout: 5000 })
  }).toPass()
  const code = dialog.getByLabel('SMS verification code')
  await code.fill('123456')
  for (const [name, words] of Object.entries(texts)) {
    refusal = name
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(code, name).toHaveAccessibleDescription(words)
  }
})
