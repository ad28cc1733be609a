import { expectLogged } from './audit-log.ts'
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { newColleague, signInAt } from './office.ts'
import { png } from './payee.ts'
import { must, newPerson } from './people.ts'

test(
  '[ACC-05] a document is looked at beside the account, and accepted',
  { tag: '@full' },
  async ({ page }) => {
    const { request } = page.context()
    const [{ token, mobile }, risk] = await Promise.all([
      newPerson(page),
      newColleague(page, 'risk', 'auditor'),
    ])
    const image = png.toString('base64')
    const { id } = await must(request, 'POST /wps/identity/picture', { image }, token)
    await must(request, 'PUT /wps/identity', { kind: 'passport', pictures: [id] }, token)
    await signInAt(page, '/office/identity', risk)
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Passport' }) })
    await expect(rows.last()).toContainText('Waiting')
    await expectAccessible(page)
    await rows.last().getByRole('link', { name: 'Passport' }).click()
    await page.getByRole('button', { name: 'Show picture 1' }).click()
    await expect(page.getByRole('img', { name: /^Picture 1/ })).toBeVisible()
    await page.getByRole('button', { name: 'Accept' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept the document' })
    await expect(dialog).toContainText('The person must be at least 18 years old.')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mai Lê')
    await dialog.getByRole('textbox', { name: 'Birth date' }).fill('1990-05-01')
    await dialog.getByRole('textbox', { name: 'Number of the document' }).fill(`B${mobile}`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Accepted. The member has been told.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible()
    await expectNoOverflow(page, 'document')
    expect(await must(request, 'GET /wps/identity', {}, token)).toMatchObject({ state: 'verified' })
    const review = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expectLogged(page, review, 'identity.accepted', [['state', 'waiting', 'accepted']])
  },
)
