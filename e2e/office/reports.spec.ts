import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt, staffClient } from '../support/office.ts'
import { proveTransfer } from '../support/paying.ts'
import { newPerson } from '../support/people.ts'

test('[OPS-09] a deposit is seen on the dashboard, in a report, in its rows and in a file', async ({
  page,
}) => {
  const [person, auditor, cashier] = await Promise.all([
    newPerson(page),
    newStaff(page, 'auditor'),
    staffClient(page, 'cashier'),
  ])
  const { id } = await proveTransfer(page, person, '123456')
  await cashier.must('POST /office/api/deposit/claim', { id })
  await cashier.must('POST /office/api/deposit/approve', { id, reason: 'seen at the bank' })
  await signInAt(page, '/office', auditor)
  const today = page.getByRole('heading', { name: 'Today' }).locator('../..')
  await expect(today.getByText('Open liabilities')).toBeVisible()
  // The figure updates without a reload; other tests may deposit meanwhile.
  await expect(
    today.getByRole('term').filter({ hasText: 'Deposits' }).locator('..'),
  ).not.toContainText('₫0.00')
  await expect(page.getByRole('heading', { name: 'Ledger check' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'All reports' }).click()
  await page.getByRole('tab', { name: 'Cash flow' }).click()
  const first = page
    .getByRole('row')
    .filter({ hasText: /^\d{4}-/ })
    .first()
  await expect(first).toBeVisible()
  await expectNoOverflow(page, 'reports')
  await first.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Ledger entries' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: '₫123,456.00' }).last()
  await expect(row).toContainText('deposit')
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('123456.0000')
})

test('[OPS-09] a period that cannot be is put right where it was chosen', async ({
  page,
  expected,
}) => {
  expected(/status of 422/)
  const auditor = await newStaff(page, 'auditor')
  await signInAt(page, '/office/reports?from=2026-02-02&to=2026-02-01', auditor)
  const from = page.getByLabel('From', { exact: true })
  for (const tab of ['By day', 'Cash flow']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(from).toHaveValue('2026-02-02')
  }
  await expectAccessible(page)
  await from.fill('2026-01-02')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(from).toHaveValue('2026-01-02')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})
