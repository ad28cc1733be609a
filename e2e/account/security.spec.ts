import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { authenticatorOf } from '@fairhouse/site/testing'
import { closeBrowser, codeFor } from '../support/accounts.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { addPayoutAccount, payInByTransfer } from '../support/payee.ts'
import {
  completeStepUp,
  newPerson,
  newUnconfirmedPerson,
  openSignedIn,
  type Person,
  signIn,
} from '../support/people.ts'
import { scan } from '../support/scan.ts'
import { noteSecret } from '../support/secrets.ts'

async function openSecurity(page: Page, { name }: Person) {
  await page.getByRole('button', { name: `Account: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  const security = page.getByRole('dialog', { name: 'Security' })
  await expect(security).toBeVisible()
  return security
}

test(
  'an authenticator app enrols by its QR code, and is asked for from then on',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/40[13]|422/)
    const person = await newPerson(page)
    await openSignedIn(page, person, '/promotions')
    const security = await openSecurity(page, person)
    await expectAccessible(page)
    await security.getByRole('button', { name: /^Authenticator app/ }).click()
    await security.getByRole('button', { name: 'Set up' }).click()
    await completeStepUp(page, person)
    await expect(security.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page, 'the authenticator app')
    const app = authenticatorOf((await scan(security.getByRole('img', { name: /QR code/ }))) ?? '')
    noteSecret(page, app.secret)
    const written = app.secret.match(/.{1,4}/g)?.join(' ')
    await expect(security.locator('code')).toHaveText(written ?? '')
    await security.getByRole('textbox', { name: 'Code from the app' }).fill('000000')
    await security.getByRole('button', { name: 'Turn on' }).click()
    await expect(security.getByText(/This code is incorrect/)).toBeVisible()
    await security.getByRole('textbox', { name: 'Code from the app' }).fill(app.code())
    await security.getByRole('button', { name: 'Turn on' }).click()
    await expect(security.getByText(/shown only once/)).toBeVisible()
    const codes = await security.locator('ul.font-mono li').allTextContents()
    expect(codes.length).toBeGreaterThanOrEqual(8)
    for (const code of codes) noteSecret(page, code)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      security.getByRole('button', { name: 'Save as file' }).click(),
    ])
    expect(
      readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\n'),
    ).toEqual(codes)
    await page.evaluate(() => Object.assign(globalThis, { open: () => null }))
    await security.getByRole('button', { name: 'Print' }).click()
    await expect(page.getByText(/Your browser blocked the pop-up\. Allow pop-ups/)).toBeVisible()
    await security.getByRole('button', { name: "I've saved them" }).click()
    await expect(security.getByText(`${codes.length} codes left`)).toBeVisible()
    await security.getByRole('button', { name: 'Close', exact: true }).click()

    // In another browser, a recovery code works once.
    await closeBrowser(page, 'nothing')
    await signIn(page, person)
    const prove = page.getByRole('dialog', { name: "Verify it's you" })
    await expect(prove).toBeVisible()
    await expectAccessible(page)
    await prove.getByRole('button', { name: 'Recovery code' }).click()
    await prove.getByRole('textbox', { name: 'Recovery code' }).fill('nonsense')
    await prove.getByRole('button', { name: 'Confirm' }).click()
    await expect(prove.getByRole('alert')).toContainText('This code is incorrect')
    await prove.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
    await prove.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('dialog', { name: /Welcome/ })).toBeVisible()
  },
)

test('[AUTH-11] a sign-in from an unknown address needs further proof', async ({
  page,
  expected,
}) => {
  expected(/422/)
  const person = await newPerson(page)
  await page.context().clearCookies()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.77.66.55' })
  await signIn(page, person)
  const prove = page.getByRole('dialog', { name: "Verify it's you" })
  await expect(prove.getByRole('button', { name: /^SMS code •••/ })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await prove.getByRole('button', { name: /^Email code/ }).click()
  await prove.getByRole('textbox').fill('000000')
  await prove.getByRole('button', { name: 'Confirm' }).click()
  await expect(prove.getByRole('alert')).toContainText('This code is incorrect')
  await prove.getByRole('button', { name: 'Try another method' }).click()
  await prove.getByRole('button', { name: /^Email code/ }).click()
  await prove.getByRole('button', { name: 'Get code' }).click()
  await expect(prove.getByRole('button', { name: /Code sent/ })).toBeDisabled()
  await prove.getByRole('textbox').fill(await codeFor(page, person.email))
  await prove.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`logged in as ${person.name}`)).toBeVisible()
})

test(
  'where one is signed in is listed, and ended',
  { tag: '@full' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const person = await newPerson(page)
    await openSignedIn(page, person, '/promotions')
    const elsewhere = await browser.newContext({
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    })
    const other = await elsewhere.newPage()
    await signIn(other, person)
    await expect(other.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible()
    const security = await openSecurity(page, person)
    await security.getByRole('button', { name: /^Active sessions/ }).click()
    await expect(security.getByText('This device')).toBeVisible()
    await expect(security.getByRole('button', { name: /^Log out(?! everywhere)/ })).toHaveCount(1)
    await expectAccessible(page)
    await security.getByRole('button', { name: 'Log out everywhere else' }).click()
    await expect(security.getByText("You're only logged in on this device.")).toBeVisible()
    await elsewhere.close()
  },
)

test(
  'an email address is changed with the code that was sent there',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/403/)
    const person = await newPerson(page)
    await openSignedIn(page, person, '/promotions')
    const security = await openSecurity(page, person)
    await security.getByRole('button', { name: /^Email/ }).click()
    const email = `new-${person.email}`
    await security.getByRole('textbox', { name: 'New email address' }).fill(email)
    await security.getByRole('button', { name: 'Get code' }).click()
    await completeStepUp(page, person)
    await expect(security.getByRole('button', { name: /Code sent/ })).toBeVisible()
    const code = await codeFor(page, email)
    await security.getByRole('textbox', { name: 'Code from the email' }).fill(code)
    await security.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^Saved\./)).toBeVisible()
    await expect(security.getByRole('button', { name: /^Email n/ })).toBeVisible()
  },
)

test('[SEC-05] an address typed at registration is unconfirmed until its code is entered', async ({
  page,
  expected,
}) => {
  expected(/403|422/)
  const person = await newUnconfirmedPerson(page)
  await openSignedIn(page, person, '/promotions')
  const security = await openSecurity(page, person)
  await expect(security.getByRole('button', { name: /^Phone number •••\d+$/ })).toBeVisible()
  await security.getByRole('button', { name: /^Email .* · Not verified$/ }).click()
  await expect(security.getByText(/is not verified yet/)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page, 'the unconfirmed address')
  await security.getByRole('button', { name: 'Get code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please complete verification first' })
  await expect(dialog.getByText('Email code')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /Code sent/ })).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'SMS verification code' })
    .fill(await codeFor(page, `+84${person.mobile}`))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(security.getByRole('button', { name: /Code sent/ })).toBeVisible()
  const field = security.getByRole('textbox', { name: 'Code from the email' })
  await field.fill('000000')
  await security.getByRole('button', { name: 'Confirm' }).click()
  await expect(security.getByText(/This code is incorrect/)).toBeVisible()
  await field.fill(await codeFor(page, person.email))
  await security.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Verified.')).toBeVisible()
  await expect(security.getByText('Not verified')).toHaveCount(0)
})

test('[CALL-04] a picture is chosen, and stands in the header', async ({ page }) => {
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions')
  await page.getByRole('button', { name: `Account: ${person.name}` }).click()
  await page.getByRole('menuitem', { name: 'Member centre' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await profile.getByText('Change picture').click()
  const choice = profile.getByRole('button', { name: 'Picture 3' })
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  const chosen = await choice.locator('img').getAttribute('src')
  await profile.getByRole('button', { name: 'Close', exact: true }).click()
  const menu = page.getByRole('button', { name: `Account: ${person.name}` })
  await expect(menu.locator('img')).toHaveAttribute('src', chosen ?? '')
})

test(
  'my data is saved as a file after a fresh proof',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/403/)
    const person = await newPerson(page)
    await openSignedIn(page, person, '/promotions')
    const security = await openSecurity(page, person)
    await security.getByRole('button', { name: /^My data/ }).click()
    const saved = page.waitForEvent('download')
    await security.getByRole('button', { name: 'Download my data' }).click()
    await completeStepUp(page, person)
    const file = await saved
    expect(file.suggestedFilename()).toBe('my-data.json')
    expect(readFileSync(await file.path(), 'utf8')).toContain(person.name)
  },
)

test('[ACC-14] an account is closed with its money paid out to where its owner says', async ({
  page,
  expected,
}) => {
  expected(/40[139]/)
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions')
  await payInByTransfer(page, person, '200000')
  const security = await openSecurity(page, person)
  await security.getByRole('button', { name: /^Close account/ }).click()
  await expect(security.getByText('no payout account yet')).toBeVisible()
  await expect(security.getByRole('button', { name: 'Add payout account' })).toBeVisible()

  await addPayoutAccount(page, person)
  await page.reload()
  const again = page.getByRole('dialog', { name: 'Security' })
  await again.getByRole('button', { name: /^Close account/ }).click()
  const left = again.getByRole('group', { name: 'Remaining balance: ₫199,000.00. Pay it out to' })
  await expect(left).toBeVisible()
  await expect(again.getByRole('radio')).toBeChecked()
  await expectAccessible(page)
  await again.getByRole('checkbox').check()
  await again.getByRole('button', { name: 'Close my account' }).click()
  await expect(page.getByText('₫199,000.00 is on its way to you')).toBeVisible()
})

test(
  'who turns back from a fresh proof has changed nothing',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/403/)
    const person = await newPerson(page)
    await openSignedIn(page, person, '/promotions')
    const security = await openSecurity(page, person)
    await security.getByRole('button', { name: /^Authenticator app/ }).click()
    await security.getByRole('button', { name: 'Set up' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please complete verification first' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(security.getByRole('button', { name: 'Set up' })).toBeVisible()
    await expect(security.getByRole('alert')).toHaveCount(0)
  },
)
