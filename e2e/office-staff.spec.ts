import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { newColleague, signInAt } from './office.ts'
import { noteSecret } from './secrets.ts'

const manage = (page: Page, name: string) =>
  page.getByRole('row', { name }).getByRole('button', { name: `Manage ${name}` })

/** Adds a colleague; what is told once is all that they need to sign in. */
async function add(page: Page, username: string) {
  await page.getByRole('button', { name: 'Add a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a colleague' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(username)
  await dialog.getByRole('button', { name: 'Add a colleague' }).click()
  const told = page.getByRole('dialog', { name: `For ${username}, shown once` })
  await expect(told.getByRole('img', { name: 'Code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const fact = (label: string) => told.locator('dt', { hasText: label }).locator('+ dd').innerText()
  const [secret, password] = [await fact('To type'), await fact('First password')]
  noteSecret(page, password)
  await told.getByRole('button', { name: 'It is handed over' }).click()
  await expect(told).toBeHidden()
  return { username, password, link: `otpauth://totp/Fairhouse:${username}?secret=${secret}` }
}

test(
  '[OPS-01] a colleague is added, given a role by two people, and disabled',
  { tag: '@full' },
  async ({ page, browser, expected }) => {
    expected(/401/)
    const [first, second] = await Promise.all([
      newColleague(page, 'administrator'),
      newColleague(page, 'administrator'),
    ])
    await signInAt(page, '/office/staff', first)
    const added = await add(page, `new${first.username}`)
    await manage(page, added.username).click()
    await page.getByRole('menuitem', { name: 'Role' }).click()
    const asked = page.getByRole('dialog', { name: `Change the roles of ${added.username}` })
    await asked.getByRole('combobox', { name: 'Role' }).selectOption('Support')
    await asked.getByRole('textbox', { name: /^Reason/ }).fill('joins the desk')
    await asked.getByRole('button', { name: 'Ask to grant it' }).click()
    await expect(page.getByText('Asked for. Another person decides.')).toBeVisible()
    await page.getByRole('link', { name: 'Approvals' }).click()
    await expect(page.getByText('Another person must decide this.')).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    await signInAt(other, '/office/approvals', second)
    await expect(other.getByText('joins the desk')).toBeVisible()
    const approving = other.getByRole('button', { name: 'Approve' })
    const wish = other.locator('div').filter({ hasText: 'joins the desk', has: approving }).last()
    await wish.getByRole('button', { name: 'Approve' }).click()
    const approve = other.getByRole('dialog', { name: 'Approve this?' })
    await approve.getByRole('button', { name: 'Approve' }).click()
    await expect(other.getByText('joins the desk')).toBeHidden()

    const newcomer = await (await browser.newContext()).newPage()
    await signInAt(newcomer, '/office/feedback', added)
    await expect(newcomer.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
    await expectAccessible(newcomer)
    const own = `${added.password}-of-my-own`
    noteSecret(page, own)
    await newcomer.getByRole('textbox', { name: 'Present password' }).fill(added.password)
    await newcomer.getByRole('textbox', { name: 'New password' }).fill(own)
    await newcomer.getByRole('button', { name: 'Change it' }).click()
    await expect(newcomer.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Colleagues' }).click()
    await manage(page, added.username).click()
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    const disable = page.getByRole('dialog', { name: `Disable ${added.username} for good?` })
    await disable.getByRole('textbox', { name: /^Reason/ }).fill('left the house')
    await disable.getByRole('button', { name: 'Disable' }).click()
    await expect(page.getByRole('row', { name: added.username })).toContainText('Disabled')
    // The session is over at once, and the list that is asked for again says so.
    await expect(newcomer.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
)
