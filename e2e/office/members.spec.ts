import { expectLogged } from '../support/audit-log.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'
import { newPerson } from '../support/people.ts'

test('[OPS-02] a member is found by phone, noted about, frozen and let go on', async ({
  page,
  expected,
}) => {
  expected(/401/)
  const { request } = page.context()
  const [{ name, mobile, token }, risk] = await Promise.all([
    newPerson(page),
    newStaff(page, 'risk', 'auditor'),
  ])
  await signInAt(page, '/office/members', risk)
  await page
    .getByRole('textbox', { name: 'Username, phone, email, document, label or ID' })
    .fill(`0${mobile}`)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Active')
  await expectAccessible(page)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name: `Member ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Add note' }).click()
  const note = page.getByRole('dialog', { name: 'Add note' })
  await note.getByRole('textbox', { name: 'Note' }).fill('Called about a lost phone.')
  await note.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Called about a lost phone.')).toBeVisible()

  const decide = async (title: string, label: string) => {
    await page.getByRole('button', { name: label }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('until the phone is found')
    await dialog.getByRole('button', { name: label }).click()
    await expect(dialog).toBeHidden()
  }
  await decide('Freeze this account?', 'Freeze account')
  await expect(page.getByRole('main').getByText('Frozen', { exact: true })).toBeVisible()
  const ended = await request.get('/wps/limits', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(ended.status()).toBe(401)
  await expectAccessible(page)
  await expectNoOverflow(page, 'member')
  await decide('Unfreeze this account?', 'Unfreeze')
  await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible()
  const memberId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expectLogged(page, memberId, 'safety.unfreeze', [['state', 'frozen', 'open']])
})
