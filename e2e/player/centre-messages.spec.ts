import type { Page } from '@playwright/test'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn } from '../support/people.ts'
import { recordToasts } from '../support/toasts.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

interface Told {
  key: string
  kind: string
  told: Record<string, unknown>
}

/** Inserts messages from another process, as a decided deposit or withdrawal does. */
async function insertMessages(name: string, ...all: Told[]): Promise<void> {
  await inDatabase(
    `WITH owner AS (SELECT id, brand_id FROM member_account WHERE name = $1),
      box AS (INSERT INTO message_box (member_id, brand_id) SELECT id, brand_id FROM owner
        ON CONFLICT (member_id) DO UPDATE SET taken = message_box.taken RETURNING member_id)
    INSERT INTO message_message (id, member_id, key, kind, told, created_at)
    SELECT uuidv7(), member_id, key, kind, told, now() FROM box,
      jsonb_to_recordset($2) AS list (key text, kind text, told jsonb)`,
    [name, JSON.stringify(all)],
  )
  await inDatabase(
    `UPDATE message_box AS box SET unread = unread + $2, version = version + 1,
      last_id = (SELECT id FROM message_message AS message
        WHERE message.member_id = box.member_id ORDER BY id DESC LIMIT 1)
    WHERE member_id = (SELECT id FROM member_account WHERE name = $1)`,
    [name, all.length],
  )
}

const deposit = (turn: number, amount: string): Told => ({
  key: `deposit ${turn}`,
  kind: 'depositCredited',
  told: { amount, currency: 'VND' },
})

const decided = {
  depositFailed: 'your deposit of ₫1,234.50 was not completed. Nothing was added to your wallet.',
  withdrawalApproved: 'your withdrawal of ₫1,234.50 has been approved and is being paid out.',
  withdrawalRejected:
    'your withdrawal of ₫1,234.50 was rejected. The money is back in your wallet.',
}

const hostile = '<img src=x onerror="document.title=`pwned`"> {site} \u{1F600}'.repeat(3)

async function openMessages(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Messages').click()
  const centre = page.getByRole('dialog', { name: 'Messages' })
  await expect(centre).toBeVisible()
  return centre
}

test('[SHELL-04] [PC-13] [PROMO-09] messages come live, are counted, read and deleted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const person = await newPerson(page)
  const expectToast = await recordToasts(page)
  await insertMessages(person.name, deposit(1, '200000'))
  await openSignedIn(page, person, '/promotions')
  const avatar = page.getByRole('button', { name: `Account: ${person.name}` })
  await expect(avatar).toHaveAccessibleName(/1 unread message$/)

  // A message that arrives while the page is open shows a toast and raises the count.
  await insertMessages(person.name, deposit(2, '1234567.5'))
  const said = 'Fairhouse: your deposit of ₫1,234,567.50 has been credited to your wallet.'
  await expectToast(said)
  await expect(avatar).toHaveAccessibleName(/2 unread messages$/)

  const centre = await openMessages(page)
  await expect(centre.getByText('2 unread messages')).toBeVisible()
  await expectNoOverflow(page, 'messages')
  await expectAccessible(page, 'dialog')
  const letters = centre.getByRole('listitem').filter({ has: page.locator('details') })
  await expect(letters).toHaveCount(2)
  await letters.first().locator('summary').press('Enter')
  await expect(letters.first().getByText(said)).toBeVisible()
  await expect(centre.getByText('1 unread message', { exact: true })).toBeVisible()
  await expect(letters.first().getByText('Unread')).toBeHidden()

  // The open list shows new messages, and always as plain text.
  const letter = { EN: { title: hostile, content: `${hostile}\nsecond line` } }
  await insertMessages(person.name, { key: 'letter 1', kind: 'letter', told: letter })
  await expect(letters).toHaveCount(3)
  await letters.first().locator('summary').click()
  await expect(letters.first().getByText('second line')).toBeVisible()
  expect(await centre.locator('img').count()).toBe(0)
  expect(await page.title()).not.toBe('pwned')
  await expectNoOverflow(page, 'a hostile message')
  await expectAccessible(page, 'dialog')

  await letters.first().getByRole('button', { name: 'Delete' }).click()
  await letters.first().getByRole('button', { name: 'Keep' }).click()
  await letters.first().getByRole('button', { name: 'Delete' }).click()
  await letters.first().getByRole('button', { name: 'Delete' }).click()
  await expect(letters).toHaveCount(2)
  await centre.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(centre.getByText('All messages are read')).toBeVisible()
  await page.reload()
  await expect(centre.getByText('All messages are read')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(avatar).toHaveAccessibleName(`Account: ${person.name}`)
  for (const [kind, words] of Object.entries(decided)) {
    await insertMessages(person.name, {
      key: kind,
      kind,
      told: { amount: '1234.5', currency: 'VND' },
    })
    await expectToast(words)
  }
})

test('[PC-13] [SITE-14] many messages come in pages, in the language of the page', async ({
  page,
}) => {
  const person = await newPerson(page)
  const all = Array.from({ length: 51 }, (_, turn) => deposit(turn, String(turn + 1)))
  await insertMessages(person.name, ...all)
  await openSignedIn(page, person, '/promotions?centre=messageV2')
  const centre = page.getByRole('dialog', { name: 'Messages' })
  const pages = centre.getByRole('navigation', { name: 'Pages', exact: true })
  await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '…', '6'])
  await pages.getByRole('button', { name: 'Page 6' }).click()
  const letters = centre.getByRole('listitem').filter({ has: page.locator('details') })
  await expect(letters).toHaveCount(1)
  await expect(pages.getByRole('listitem')).toHaveText(['1', '…', '4', '5', '6'])
  await letters.locator('summary').click()
  await expect(letters.getByText('your deposit of ₫1.00')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(centre).toBeHidden()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('VI')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await page.goto('/promotions?centre=messageV2')
  const vietnamese = page.getByRole('dialog', { name: 'Tin nhắn' })
  await vietnamese.locator('summary').first().click()
  await expect(vietnamese.getByText('khoản nạp ₫51.00 đã được cộng vào ví')).toBeVisible()
})
