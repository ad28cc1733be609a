import type { Page } from '@playwright/test'
import { expectLogged } from '../support/audit-log.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt, staffClient } from '../support/office.ts'
import { proveTransfer, requestWithdrawal } from '../support/paying.ts'
import { newPerson } from '../support/people.ts'
import { stakeAndWin } from '../support/stakes.ts'

/** An administrator approves what this staff member asked for. */
async function approveOwn(page: Page, username: string): Promise<void> {
  const second = await staffClient(page, 'administrator')
  const { list: staff } = await second.must('GET /office/api/staff', {})
  const by = staff.find(({ name }) => name === username)?.id
  const { list } = await second.must('GET /office/api/approvals/waiting', {})
  const id = list.find(({ askedBy }) => askedBy === by)?.approval ?? ''
  await second.must('POST /office/api/approval/approve', { id })
}

async function addNote(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add note' }).click()
  const note = page.getByRole('dialog', { name: 'Add note to case' })
  await note.getByRole('textbox', { name: 'Note' }).fill(text)
  await note.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText(text)).toBeVisible()
}

test('[OPS-08] a risk colleague sets a rule, then takes and closes the case it raises', async ({
  page,
}) => {
  const [person, risk] = await Promise.all([newPerson(page), newStaff(page, 'risk', 'auditor')])
  const { id } = await proveTransfer(page, person, '100000')
  const cashier = await staffClient(page, 'cashier')
  await cashier.must('POST /office/api/deposit/claim', { id })
  await cashier.must('POST /office/api/deposit/approve', { id, reason: 'seen at the bank' })

  await signInAt(page, '/office/risk/rules', risk)
  const rule = page.getByRole('heading', { name: 'Large win' }).locator('../..')
  await rule.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change rule: Large win' })
  await change.getByRole('textbox', { name: /^Min\. payout of one round/ }).fill('50,000')
  await change.getByRole('textbox', { name: /^Reason/ }).fill('for a while')
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Change' }).click()
  await expect(change).toBeHidden()
  await expect(page.getByText('Awaiting second approval')).toBeVisible()
  await expectAccessible(page)
  await approveOwn(page, risk.username)
  await expect(rule).toContainText('₫50,000.00')

  await page.getByRole('link', { name: 'Risk', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Case number or member' }).fill(person.name)
  await page.getByRole('textbox', { name: 'Case number or member' }).press('Enter')
  await expect(page.getByText('No cases found')).toBeVisible()
  await stakeAndWin(page, person.name, '90000')
  const row = page.getByRole('row').filter({ hasText: person.name })
  await row.getByRole('link', { name: /Large win/ }).click()
  await expect(page.getByRole('heading', { name: /^Case #\d+$/ })).toBeVisible()
  const path = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible()
  await addNote(page, 'Plays like this every week.')
  await expectAccessible(page)

  const withdrawal = await requestWithdrawal(page, person, '60000')
  await page.goto(`/office/withdrawals/${withdrawal}`)
  await expect(page.getByRole('link', { name: /Large win/ }).first()).toBeVisible()

  await page.goto(path)
  await page.getByRole('button', { name: 'Close case' }).click()
  const close = page.getByRole('dialog', { name: 'Close this case?' })
  await close.getByRole('combobox', { name: 'Outcome' }).selectOption('No issue found')
  await close.getByRole('textbox', { name: 'Conclusion' }).fill('An old player.')
  await close.getByRole('button', { name: 'Close case' }).click()
  await expect(page.getByText('An old player.').first()).toBeVisible()
  for (const theme of ['Light theme', 'Dark theme']) {
    await page.getByRole('button', { name: theme }).click()
    for (const at of [path, '/office/risk', '/office/risk/rules', '/office/risk/exclusions']) {
      await page.goto(at)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoOverflow(page, at)
      await expectAccessible(page)
    }
  }
  await page.goto('/office/risk/rules')
  await rule.getByRole('button', { name: 'Reset to default' }).click()
  const reset = page.getByRole('dialog', { name: 'Reset to the house default?' })
  await reset.getByRole('textbox', { name: /^Reason/ }).fill('seen enough')
  await reset.getByRole('button', { name: 'Reset to default' }).click()
  await expect(reset).toBeHidden()
  await approveOwn(page, risk.username)
  await expect(rule.getByRole('button', { name: 'Reset to default' })).toBeHidden()
  const caseId = path.split('/').at(-1) ?? ''
  await expectLogged(page, caseId, 'risk.close', [['state', 'taken', 'closed']])
})
