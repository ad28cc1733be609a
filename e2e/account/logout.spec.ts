import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn } from '../support/people.ts'
import { noteSecret } from '../support/secrets.ts'

test('[AUTH-10] [AUTH-18] logging out is asked for, and leaves nothing behind', async ({
  page,
  context,
  expected,
}) => {
  // The other tab may have a call in flight when the session ends.
  expected(/401/)
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions')
  const another = await context.newPage()
  await another.goto('/promotions')
  const menu = (tab: typeof page) => tab.getByRole('button', { name: `Account: ${person.name}` })
  await expect(menu(another)).toBeVisible()
  const leave = async () => {
    const item = page.getByRole('menuitem', { name: 'Log out' })
    await expect(async () => {
      if (!(await item.isVisible())) await menu(page).click()
      await expect(item).toBeVisible({ timeout: 6000 })
    }).toPass()
    await item.click()
  }

  await page.bringToFront()
  await page.goto('/promotions')
  await leave()
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(menu(page)).toBeVisible()

  // Account dialogs in other tabs close too.
  await menu(another).click()
  await another.getByRole('menuitem', { name: 'Security' }).click()
  await expect(another.getByRole('dialog', { name: 'Security' })).toBeVisible()
  await page.bringToFront()
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  noteSecret(page, token ?? '')
  await leave()
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(another).toHaveURL('/promotions')
  await expect(another.getByRole('dialog')).toHaveCount(0)
  for (const tab of [page, another]) {
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    const stored = await tab.evaluate(() => Object.keys(sessionStorage))
    for (const key of ['token', 'account', 'isAgent', 'customerId', 'mustChangePassword']) {
      expect(stored).not.toContain(key)
    }
    expect(await tab.evaluate(() => sessionStorage.getItem('merchantCode'))).toBe('fairhouse')
  }
  const headers = { authorization: `Bearer ${token}` }
  const info = await context.request.get('/wps/member/info', { headers })
  expect(info.status()).toBe(401)

  await page.goBack()
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(page.getByText(person.name)).toHaveCount(0)
})
