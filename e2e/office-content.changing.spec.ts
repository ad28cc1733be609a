import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { newColleague, signInAt } from './office.ts'
import { png } from './payee.ts'
import { must, newPerson } from './people.ts'

test(
  '[OPS-05] a banner with a picture of ours is seen by visitors until it is taken away',
  { tag: '@full' },
  async ({ page, context }) => {
    const editor = await newColleague(page, 'content')
    await signInAt(page, '/office/content?kind=banner', editor)
    await expect(page.getByRole('link', { name: 'Add a banner' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add a banner' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Ask us anything')
    await page.getByRole('textbox', { name: 'Name in addresses' }).fill('ask-anything')
    await page.getByRole('combobox', { name: 'Where' }).selectOption('House games')
    await page.getByRole('combobox', { name: 'Picture' }).selectOption('Our own picture')
    const file = { name: 'own.png', mimeType: 'image/png', buffer: png }
    await page.getByLabel('Choose a picture').setInputFiles(file)
    const cut = page.getByRole('dialog', { name: 'Cut the picture' })
    await cut.getByRole('slider', { name: 'Closer' }).fill('40')
    await expectAccessible(page)
    await cut.getByRole('button', { name: 'Use it' }).click()
    await expect(page.getByRole('textbox', { name: 'Address of the picture' })).toHaveValue(
      /^\/content\/[0-9a-f]{32}\.webp$/,
    )
    await expectAccessible(page)
    await expectNoOverflow(page, 'a banner')
    await page.getByRole('button', { name: 'Save and show' }).click()
    await expect(page.getByRole('link', { name: 'Ask us anything' })).toBeVisible()

    const visitor = await context.newPage()
    await visitor.goto('/inhouse')
    await expect(visitor.getByText('Ask us anything').first()).toBeVisible()
    // Who has the page open sees it go.
    await page.getByRole('link', { name: 'Ask us anything' }).click()
    await page.getByRole('button', { name: 'Take away' }).click()
    const sure = page.getByRole('dialog', { name: 'Take it away?' })
    await sure.getByRole('button', { name: 'Take away' }).click()
    await expect(page.getByRole('link', { name: 'Ask us anything' })).toBeHidden()
    await expect(visitor.getByText('Ask us anything')).toHaveCount(0)
  },
)

test(
  '[OPS-05] an announcement is written with marks, and a letter reaches its member',
  { tag: '@full' },
  async ({ page, context }) => {
    const [person, editor] = await Promise.all([newPerson(page), newColleague(page, 'content')])
    await signInAt(page, '/office/content/announcement/new', editor)
    await page.getByRole('textbox', { name: 'Title' }).fill('Closed tonight')
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.fill('We are back at **six**.\n\n- tea\n- biscuits')
    await page.getByRole('button', { name: 'As players see it' }).click()
    const shown = page.getByRole('region', { name: 'As players see it' })
    await expect(shown.getByRole('listitem')).toHaveText(['tea', 'biscuits'])
    await page.getByRole('textbox', { name: 'Name in addresses' }).fill('tonight')
    await page.getByRole('button', { name: 'Save and show' }).click()
    await expect(page.getByRole('link', { name: 'Closed tonight' })).toBeVisible()
    const { request } = context
    const { list } = await must(request, 'GET /wps/content/announcements', {})
    expect(list[0]?.content).toBe(
      '<p>We are back at <b>six</b>.</p><ul><li>tea</li><li>biscuits</li></ul>',
    )
    await page.getByRole('link', { name: 'Closed tonight' }).click()
    await page.getByRole('button', { name: 'Take away' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click()
    await expect(page.getByRole('link', { name: 'Closed tonight' })).toBeHidden()

    await page.getByRole('link', { name: 'Messages to members' }).first().click()
    await page.getByRole('textbox', { name: 'Name of the account' }).fill(person.name)
    await page.getByRole('textbox', { name: 'Title' }).fill('Welcome to you')
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Good that you are here.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('The message was sent.')).toBeVisible()
    const messages = await must(request, 'GET /wps/message/list', {}, person.token)
    expect(messages.list[0]).toMatchObject({ title: 'Welcome to you' })
  },
)

test(
  '[OPS-05] a time that is half typed is refused, and what is written stays',
  { tag: '@full' },
  async ({ page }) => {
    const editor = await newColleague(page, 'content')
    await signInAt(page, '/office/content/banner/new', editor)
    await page.getByRole('textbox', { name: 'Title' }).fill('Not lost')
    await page.getByRole('textbox', { name: 'Name in addresses' }).fill('not-lost')
    const ends = page.getByLabel('Shown until')
    await ends.fill('0202-06-15T10:30')
    await page.getByRole('button', { name: 'Save and show' }).click()
    await expect(ends).toHaveAccessibleDescription('This time cannot be used. Please complete it.')
    await ends.fill('')
    await page.getByRole('button', { name: 'Show at a time' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('When').fill('0020-06-15T10:30')
    await dialog.getByRole('button', { name: 'Show at a time' }).click()
    await expect(dialog.getByText('This time cannot be used.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Not lost')
  },
)
