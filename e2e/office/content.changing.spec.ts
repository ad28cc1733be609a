import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'
import { png } from '../support/payee.ts'
import { must, newPerson } from '../support/people.ts'

test('[OPS-05] a banner with a picture of ours is seen by visitors until it is taken away', async ({
  page,
  context,
}) => {
  const editor = await newStaff(page, 'content')
  await signInAt(page, '/office/content?kind=banner', editor)
  await expect(page.getByRole('link', { name: 'Add banner' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add banner' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Ask us anything')
  await page.getByRole('textbox', { name: 'URL slug' }).fill('ask-anything')
  await page.getByRole('combobox', { name: 'Placement' }).selectOption('In-house games')
  await page.getByRole('combobox', { name: 'Image' }).selectOption('Uploaded image')
  const file = { name: 'own.png', mimeType: 'image/png', buffer: png }
  await page.getByLabel('Upload image').setInputFiles(file)
  const cut = page.getByRole('dialog', { name: 'Crop image' })
  await cut.getByRole('slider', { name: 'Zoom' }).fill('40')
  await expectAccessible(page)
  await cut.getByRole('button', { name: 'Crop' }).click()
  await expect(page.getByRole('textbox', { name: 'Image URL' })).toHaveValue(
    /^\/content\/[0-9a-f]{32}\.webp$/,
  )
  await expectAccessible(page)
  await expectNoOverflow(page, 'a banner')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('link', { name: 'Ask us anything' })).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto('/inhouse')
  await expect(visitor.getByText('Ask us anything').first()).toBeVisible()
  // Removed content disappears from open pages.
  await page.getByRole('link', { name: 'Ask us anything' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  const sure = page.getByRole('dialog', { name: 'Remove this content?' })
  await sure.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('link', { name: 'Ask us anything' })).toBeHidden()
  await expect(visitor.getByText('Ask us anything')).toHaveCount(0)
})

test('[OPS-05] an announcement is written with marks, and a letter reaches its member', async ({
  page,
  context,
}) => {
  const [person, editor] = await Promise.all([newPerson(page), newStaff(page, 'content')])
  await signInAt(page, '/office/content/announcement/new', editor)
  await page.getByRole('textbox', { name: 'Title' }).fill('Closed tonight')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('We are back at **six**.\n\n- tea\n- biscuits')
  await page.getByRole('button', { name: 'Player preview' }).click()
  const shown = page.getByRole('region', { name: 'Player preview' })
  await expect(shown.getByRole('listitem')).toHaveText(['tea', 'biscuits'])
  await page.getByRole('textbox', { name: 'URL slug' }).fill('tonight')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('link', { name: 'Closed tonight' })).toBeVisible()
  const { request } = context
  const { list } = await must(request, 'GET /wps/content/announcements', {})
  expect(list[0]?.content).toBe(
    '<p>We are back at <b>six</b>.</p><ul><li>tea</li><li>biscuits</li></ul>',
  )
  await page.getByRole('link', { name: 'Closed tonight' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('link', { name: 'Closed tonight' })).toBeHidden()

  await page.getByRole('link', { name: 'Messaging' }).first().click()
  await page.getByRole('textbox', { name: 'Username' }).fill(person.name)
  await page.getByRole('textbox', { name: 'Title' }).fill('Welcome to you')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Good that you are here.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Message sent.')).toBeVisible()
  const messages = await must(request, 'GET /wps/message/list', {}, person.token)
  expect(messages.list[0]).toMatchObject({ title: 'Welcome to you' })
})

test('[OPS-05] an incomplete time is refused and the text stays', async ({ page }) => {
  const editor = await newStaff(page, 'content')
  await signInAt(page, '/office/content/banner/new', editor)
  await page.getByRole('textbox', { name: 'Title' }).fill('Not lost')
  await page.getByRole('textbox', { name: 'URL slug' }).fill('not-lost')
  const ends = page.getByLabel('End time')
  await ends.fill('0202-06-15T10:30')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(ends).toHaveAccessibleDescription('Invalid time. Enter a complete date and time.')
  await ends.fill('')
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Publish at').fill('0020-06-15T10:30')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('Invalid time.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Not lost')
})
