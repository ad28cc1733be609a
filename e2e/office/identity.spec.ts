import { expectLogged } from '../support/audit-log.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'
import { png } from '../support/payee.ts'
import { must, newPerson } from '../support/people.ts'

test('[ACC-05] a document is looked at beside the account, and accepted', async ({ page }) => {
  const { request } = page.context()
  const [{ token, mobile }, risk] = await Promise.all([
    newPerson(page),
    newStaff(page, 'risk', 'auditor'),
  ])
  const image = png.toString('base64')
  const { id } = await must(request, 'POST /wps/identity/picture', { image }, token)
  await must(request, 'PUT /wps/identity', { kind: 'passport', pictures: [id] }, token)
  await signInAt(page, '/office/identity', risk)
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Passport' }) })
  await expect(rows.last()).toContainText('Pending')
  await expectAccessible(page)
  await rows.last().getByRole('link', { name: 'Passport' }).click()
  await page.getByRole('button', { name: 'Show image 1' }).click()
  await expect(page.getByRole('img', { name: /^Image 1/ })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept this document?' })
  await expect(dialog).toContainText('The member must be at least 18 years old.')
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Mai Lê')
  await dialog.getByRole('textbox', { name: 'Date of birth' }).fill('1990-05-01')
  await dialog.getByRole('textbox', { name: 'Document number' }).fill(`B${mobile}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Document accepted. The member has been notified.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible()
  await expectNoOverflow(page, 'document')
  expect(await must(request, 'GET /wps/identity', {}, token)).toMatchObject({ state: 'verified' })
  const review = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expectLogged(page, review, 'identity.accepted', [['state', 'waiting', 'accepted']])
})
