import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn } from '../support/people.ts'
import { scan } from '../support/scan.ts'

test('[SITE-10] an account goes on elsewhere with a code that works once', async ({
  page,
  browser,
  extraHTTPHeaders,
  expected,
}) => {
  expected(/422/)
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions')
  await page.getByRole('button', { name: `Account: ${person.name}` }).click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  const security = page.getByRole('dialog', { name: 'Security' })
  await security.getByRole('button', { name: /^Continue on another device/ }).click()
  await security.getByRole('button', { name: 'Show code' }).click()
  const code = security.getByRole('img', { name: /QR code/ })
  await expect(security.getByRole('timer')).toBeVisible()
  await expectAccessible(page)
  const address = (await scan(code)) ?? ''
  expect(address).toMatch(/\/\?token=[\w-]{20,}$/)

  const elsewhere = await browser.newContext({
    extraHTTPHeaders: extraHTTPHeaders ?? {},
  })
  const other = await elsewhere.newPage()
  await other.goto(address)
  const dialog = other.getByRole('dialog', { name: 'Continue here' })
  // The name is masked, in case somebody else found the code.
  const masked = `${person.name.slice(0, 2)}•••${person.name.slice(-1)}`
  await expect(dialog.getByText(`Continue as ${masked}?`)).toBeVisible()
  expect(other.url()).not.toContain('token')
  expect(await other.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await expectAccessible(other)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(other.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible()
  await elsewhere.close()

  const third = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
  const late = await third.newPage()
  await late.goto(address)
  await expect(late.getByRole('alert')).toContainText('has expired')
  expect(late.url()).not.toContain('token')
  await third.close()
})

test('[SITE-10] declining stays a visitor; an invalid code is refused', async ({
  page,
  expected,
}) => {
  expected(/400/)
  await page.goto('/?token=x')
  const dialog = page.getByRole('dialog', { name: 'Continue here' })
  await expect(dialog.getByRole('alert')).toContainText('This link is invalid')
  expect(page.url()).not.toContain('token')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})
