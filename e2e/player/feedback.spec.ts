import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  test,
} from '../support/fixtures.ts'
import { staffClient } from '../support/office.ts'
import { newPerson, openSignedIn } from '../support/people.ts'

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E' +
    'rkJggg==',
  'base64',
)
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

async function openFeedback(page: Page, name: string) {
  await page.getByRole('button', { name: `Account: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Feedback' }).click()
  return page.getByRole('dialog', { name: 'Feedback and complaints' })
}

test('[VAL-06] [CALL-23] feedback is written with pictures, and listed', async ({ page }) => {
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions')
  const dialog = await openFeedback(page, person.name)
  await expectAccessible(page)
  await dialog.getByText('Problem', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'Problem' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'What would you like to tell us?' }).fill('too short')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Enter feedback of 10 to 2000 characters.')).toBeVisible()
  await expect(dialog.getByText('9 characters. Use 10 to 2000.')).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'What would you like to tell us?' })
    .fill('The round did not end.')

  const add = (files: ReturnType<typeof file>[]) =>
    dialog.getByLabel('Add images').setInputFiles(files)
  await add([file('page.png', Buffer.from('<svg onload="alert(1)"/>'))])
  await expect(dialog.getByRole('alert')).toHaveText('Choose a PNG or JPG image.')
  await add([file('big.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))])
  await expect(dialog.getByRole('alert')).toHaveText(
    'This image is larger than 5 MB. Choose a smaller one.',
  )
  await add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`, png)))
  await expect(dialog.getByRole('alert')).toHaveText('You can add up to 3 images.')
  await expect(dialog.getByLabel('Add images')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Remove c.png' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()

  await expect(dialog.getByText('The round did not end.')).toBeVisible()
  await expect(dialog.getByText('Awaiting reply')).toBeVisible()
  const pictures = dialog.getByRole('img', { name: 'Image you sent' })
  await expect(pictures).toHaveCount(2)
  await expectNoOverflow(page, 'feedback')
  await expectAccessible(page)
})

test('[PROMO-07] a complaint is answered; help is searched; the app says how it is put in', async ({
  page,
}) => {
  const content = 'The wheel stopped before the round was over.'
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions')
  const dialog = await openFeedback(page, person.name)
  await dialog.getByText('Complaint', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'What would you like to tell us?' }).fill(content)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Awaiting reply')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const staff = await staffClient(page)
  const { list } = await staff.must('GET /office/api/feedback', { state: 'open' })
  const letter = list.find((one) => one.content === content)
  expect(letter).toMatchObject({ kind: 'complaint', state: 'open' })
  const reply = { id: letter?.id ?? '', content: 'It did.\nYour stake is back on your account.' }
  await staff.must('POST /office/api/feedback/reply', reply)

  // The player looks again without reloading the page.
  await openFeedback(page, person.name)
  await dialog.getByRole('tab', { name: 'Sent' }).click()
  const item = dialog.getByRole('listitem').filter({ hasText: content })
  await expect(item.getByText('Answered')).toBeVisible()
  await expect(item.getByText('Our reply')).toBeVisible()
  await expect(item.getByText('Your stake is back on your account.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Get the app' }).click()
  const app = page.getByRole('dialog', { name: 'Get the app' })
  for (const name of ['Android', 'iOS']) {
    await app.getByRole('tab', { name }).click()
    await expect(app.getByRole('listitem')).toHaveCount(4)
  }
  await page.goto('/helpmc')
  await page.getByRole('searchbox').fill('e-wallet')
  await expect(page.getByText('No bank, card or e-wallet is connected')).toBeVisible()
  await expect(page.locator('details')).toHaveCount(1)
})

test(
  'feedback is reached from the help centre and the desk, by members only',
  { tag: '@full' },
  async ({ page }) => {
    for (const path of ['/helpmc', '/service']) {
      await page.goto(path)
      await expectHydrated(page)
      await page.getByRole('button', { name: 'Feedback and complaints' }).click()
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    }
  },
)
