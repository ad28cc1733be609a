import { randomBytes } from 'node:crypto'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt, staffClient } from '../support/office.ts'

test('[OPS-06] one person stops deposits, players read why, two people end it', async ({
  page,
  context,
}) => {
  const cashier = await newStaff(page, 'cashier')
  const reason = `a call of the bank ${randomBytes(4).toString('hex')}`
  await signInAt(page, '/office/stops', cashier)
  await expect(page.getByRole('heading', { name: 'Emergency stops' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop deposits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stop deposits' })
  const message = dialog.getByRole('textbox', { name: 'Message to players (English)' })
  await expect(message).toHaveValue(/^Deposits are paused/)
  await message.fill('Our bank is down. Deposits come back soon.')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stop at once' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: reason })
  await expect(row).toContainText('Stopped')
  await expectAccessible(page)
  await expectNoOverflow(page, 'stops')

  const player = await context.newPage()
  await player.goto('/')
  const notice = player.getByRole('status').filter({ hasText: 'Our bank is down.' })
  await expect(notice).toContainText(/Expected until .*\d{4}/)
  await expectAccessible(player)

  await row.getByRole('button', { name: 'End now' }).click()
  const end = page.getByRole('dialog', { name: 'End this stop before its time?' })
  await end.getByRole('textbox', { name: /^Reason/ }).fill('the bank is back')
  await end.getByRole('button', { name: 'End now' }).click()
  await expect(end).toBeHidden()
  await expect(page.getByText('End an emergency stop early')).toBeVisible()
  await expect(row).toContainText('Stopped')

  const second = await staffClient(page, 'administrator')
  const { list } = await second.must('GET /office/api/approvals/waiting', {})
  const asked = list.find(({ kind }) => kind === 'stop.end')
  await second.must('POST /office/api/approval/approve', { id: asked?.approval ?? '' })
  await expect(row).toContainText('Ended early')
  await expect(notice).toBeHidden()
})
