import { randomUUID } from 'node:crypto'
import { expectLogged } from '../support/audit-log.ts'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'
import { newPerson } from '../support/people.ts'

/** Inserts a harm flag, as the detection job does. */
async function raiseFlag(name: string) {
  const flag = randomUUID()
  const figures = { failed: '4', days: '1', tried: '800000.0000' }
  const [row] = await inDatabase(
    `INSERT INTO safety_flag (id, member_id, brand_id, pattern, figures, happened_at, raised_at)
     SELECT $1, id, brand_id, 'failedDeposits', $2, now(), now() FROM member_account WHERE name = $3
     RETURNING member_id AS "memberId"`,
    [flag, figures, name],
  )
  const memberId: unknown = Reflect.get(Object(row), 'memberId')
  return { flag, memberId: String(memberId) }
}

test('[OPS-08] [OPS-01] a risk colleague closes a flag, sets a limit and notes a call', async ({
  page,
}) => {
  const [{ name }, risk] = await Promise.all([newPerson(page), newStaff(page, 'risk', 'auditor')])
  const { flag, memberId } = await raiseFlag(name)
  await signInAt(page, `/office/flags/${flag}`, risk)
  await expect(page.getByRole('heading', { name: 'Failed deposits' })).toBeVisible()
  await expect(page.getByText('₫800,000.00')).toBeVisible()
  await page.getByRole('button', { name: 'Close flag' }).click()
  const close = page.getByRole('dialog', { name: 'Close this flag?' })
  await close.getByRole('textbox', { name: 'Outcome' }).fill('The card had expired.')
  await close.getByRole('button', { name: 'Close flag' }).click()
  await expect(page.getByText('The card had expired.')).toBeVisible()

  await page.getByRole('link', { name: 'House limits' }).click()
  await page.getByRole('button', { name: 'Set limit' }).click()
  const set = page.getByRole('dialog', { name: 'Set limit' })
  await set.getByRole('textbox', { name: 'Member ID' }).fill(memberId)
  await set.getByRole('combobox', { name: 'Limit' }).selectOption('Deposits per week')
  await set.getByRole('textbox', { name: 'Maximum amount' }).fill('2,000,000')
  await set.getByRole('textbox', { name: /^Reason/ }).fill('after the call')
  await expectAccessible(page)
  await set.getByRole('button', { name: 'Set limit' }).click()
  await expect(set).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Deposits per week')

  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Log contact' }).click()
  const note = page.getByRole('dialog', { name: 'Log a contact' })
  await note.getByRole('textbox', { name: 'Summary' }).fill('Agreed on a limit.')
  await note.getByRole('button', { name: 'Log contact' }).click()
  await expect(page.getByText('Agreed on a limit.')).toBeVisible()
  const week = page.getByRole('row', { name: /^Deposits per week/ })
  await expect(week).toContainText('₫2,000,000.00')

  await expectLogged(page, flag, 'safety.flagClose', [['pattern', '–', 'failedDeposits']])
  await expectLogged(page, memberId, 'safety.rule', [['value', 'null', '2000000']])
})
