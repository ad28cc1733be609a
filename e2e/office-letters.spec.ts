import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { newColleague, signInAt } from './office.ts'
import { must, newPerson } from './people.ts'

test(
  '[OPS-05] a template is written, looked at, and sent to a few by name',
  { tag: '@full' },
  async ({ page, context }) => {
    const [person, editor] = await Promise.all([newPerson(page), newColleague(page, 'content')])
    await signInAt(page, '/office/letters?tab=templates', editor)
    await page.getByRole('button', { name: 'Add a template' }).click()
    const name = `Thanks to ${person.name}`
    await page.getByRole('textbox', { name: 'Name of the template' }).fill(name)
    await page.getByRole('textbox', { name: 'Title' }).fill('Thank you, {account}')
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('{brand} likes {name}.')
    await page.getByRole('button', { name: 'As a member reads it' }).click()
    const shown = page.getByRole('region', { name: 'As a member reads it' })
    await expect(shown.getByText(/^Thank you, \w+$/)).toBeVisible()
    await expect(shown.getByText(/is missing: English is read instead/).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save the template' }).click()
    await expect(page.getByRole('button', { name })).toBeVisible()

    await page.getByRole('tab', { name: 'Some members' }).click()
    await page.getByRole('combobox', { name: 'Template' }).selectOption(name)
    await expectAccessible(page)
    await expectNoOverflow(page, 'a letter to some')
    await page.getByRole('combobox', { name: 'For whom' }).selectOption('A few by name')
    await page.getByRole('textbox', { name: 'Names of accounts' }).fill(person.name)
    await page.getByRole('button', { name: 'Count and go on' }).click()
    const sure = page.getByRole('dialog', { name: 'Send this message?' })
    await expect(sure.getByText('It is for 1 member, of whom 1 may be written to.')).toBeVisible()
    await expectAccessible(page)
    await sure.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('The message is on its way to 1 member.')).toBeVisible()
    // The work begins once a minute.
    const latest = async () => {
      const { list } = await must(context.request, 'GET /wps/message/list', {}, person.token)
      return list[0]?.title
    }
    await expect.poll(latest, { timeout: 150_000 }).toBe(`Thank you, ${person.name}`)
    await expect(page.getByText('1 of 1').first()).toBeVisible()
  },
)
