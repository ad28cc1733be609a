import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'
import { must, newPerson } from '../support/people.ts'

test('[OPS-05] a template is written, looked at, and sent to a few by name', async ({
  page,
  context,
}) => {
  const [person, editor] = await Promise.all([newPerson(page), newStaff(page, 'content')])
  await signInAt(page, '/office/letters?tab=templates', editor)
  await page.getByRole('button', { name: 'Add template' }).click()
  const name = `Thanks to ${person.name}`
  await page.getByRole('textbox', { name: 'Template name' }).fill(name)
  await page.getByRole('textbox', { name: 'Title' }).fill('Thank you, {account}')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('{brand} likes {name}.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = page.getByRole('region', { name: 'Preview' })
  await expect(shown.getByText(/^Thank you, \w+$/)).toBeVisible()
  await expect(shown.getByText(/is missing: members see English instead/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()

  await page.getByRole('tab', { name: 'Campaigns' }).click()
  await page.getByRole('combobox', { name: 'Template' }).selectOption(name)
  await expectAccessible(page)
  await expectNoOverflow(page, 'a letter to some')
  await page.getByRole('combobox', { name: 'Audience' }).selectOption('Members by username')
  await page.getByRole('textbox', { name: 'Usernames' }).fill(person.name)
  await page.getByRole('button', { name: 'Count and continue' }).click()
  const sure = page.getByRole('dialog', { name: 'Send this campaign?' })
  await expect(sure.getByText('It matches 1 member; 1 can receive it.')).toBeVisible()
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sending the campaign to 1 member.')).toBeVisible()
  // The campaign job runs once a minute.
  const latest = async () => {
    const { list } = await must(context.request, 'GET /wps/message/list', {}, person.token)
    return list[0]?.title
  }
  await expect.poll(latest, { timeout: 150_000 }).toBe(`Thank you, ${person.name}`)
  await expect(page.getByText('1 of 1').first()).toBeVisible()
})
