import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectLogged } from '../support/audit-log.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt, staffClient } from '../support/office.ts'
import { noteSecret } from '../support/secrets.ts'

/** Creates a brand for this test, because its payment terms change. */
async function createBrand(page: Page): Promise<string> {
  const second = await staffClient(page, 'administrator')
  const { id } = await second.must('PUT /office/api/brand', {
    code: `b${randomBytes(4).toString('hex')}`,
    name: 'Lotus Pay',
    currency: 'VND',
    languages: ['EN'],
    domains: [],
    market: 'strict',
    demonstration: true,
  })
  return id
}

/** The second administrator approves the open request of this brand. */
async function approveOpenRequest(page: Page, brandId: string): Promise<void> {
  const second = await staffClient(page, 'administrator')
  const { list } = await second.must('GET /office/api/approvals', { state: 'open' })
  const approval = list.find(({ payload }) => payload.brandId === brandId)
  await second.must('POST /office/api/approval/approve', { id: approval?.id ?? '' })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Reason/ }).fill('the bank wrote to us')
  await page.getByRole('button', { name: 'Save' }).click()
}

/** Raises the single-approver limit, which needs a second approval itself. */
async function raiseDeposits(page: Page, brandId: string): Promise<void> {
  await page.getByRole('tab', { name: 'Four-eyes approval' }).click()
  const alone = page.getByRole('textbox', { name: /^Single-approver limit for deposits/ })
  await expect(alone).toHaveValue('0')
  await alone.fill('1,000,000')
  await save(page)
  await expect(page.getByText('Awaiting second approval')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page, 'four-eyes approval')
  await approveOpenRequest(page, brandId)
  await page.reload()
  await expect(alone).toHaveValue('1,000,000')
}

test(
  '[OPS-03] [SEC-03] terms, the account for transfers and a provider are changed, two agreeing',
  { tag: '@full' },
  async ({ page, expected }) => {
    // The form sends an invalid amount on purpose.
    expected(/422/)
    const who = await newStaff(page, 'administrator', 'auditor')
    const brandId = await createBrand(page)
    await signInAt(page, `/office/payments?brand=${brandId}`, who)
    await page.getByRole('link', { name: 'Bank transfer (transfer)' }).press('Enter')
    await page.getByRole('textbox', { name: /^Maximum per transaction/ }).fill('1')
    await save(page)
    await expect(page.getByRole('textbox', { name: /^Maximum per transaction/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(page)
    await expectNoOverflow(page, 'a method')
    await page.getByRole('textbox', { name: /^Maximum per transaction/ }).fill('2,000,000')
    await page.getByRole('textbox', { name: /^Maximum per 24/ }).fill('2,000,000')
    await page.getByRole('textbox', { name: /^Quick/ }).fill('500000 1000000')
    await page.getByRole('textbox', { name: /^Account number/ }).fill('9704 1234')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('It takes effect after a second approval.')).toBeVisible()
    await expect(page.getByText('Demo Bank 0000 0000 0002')).toBeVisible()
    await page.goto('/office/approvals')
    await expect(page.getByText('0000 0000 0002 → 9704 1234')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/office/payments?brand=${brandId}`)
    await expect(page.getByText('Demo Bank 0000 0000 0002')).toBeVisible()
    await approveOpenRequest(page, brandId)
    // The socket updates the page; polling would take up to 30 seconds.
    await expect(page.getByText('Demo Bank 9704 1234')).toBeVisible()
    await page.getByRole('button', { name: 'Move Bank transfer (transfer) up' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('transfer')
    await expectAccessible(page)
    await expectNoOverflow(page, 'methods')

    const secret = `of-lotus-${randomBytes(8).toString('hex')}-7788`
    noteSecret(page, secret)
    await page.getByRole('tab', { name: 'Providers' }).click()
    await page.getByRole('link', { name: 'Add provider' }).click()
    await page.getByRole('textbox', { name: /^Code/ }).fill('acme')
    await page.getByRole('textbox', { name: /^API URL/ }).fill('https://pay.example/api')
    await page.getByLabel(/^Secret/).fill(secret)
    await expectAccessible(page)
    await save(page)
    await expect(page.getByText('It takes effect after a second approval.').last()).toBeVisible()
    await approveOpenRequest(page, brandId)
    await page.reload()
    await expect(page.getByText('…7788')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Withdrawals' }).click()
    await page.getByRole('textbox', { name: /^Minimum amount/ }).fill('75,000')
    await save(page)
    await expect(page.getByText('Awaiting second approval')).toBeVisible()
    await expectAccessible(page)
    await approveOpenRequest(page, brandId)
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Minimum amount/ })).toHaveValue('75,000')

    await raiseDeposits(page, brandId)
    await expectLogged(page, 'transfer', 'payment.method', [
      ['accountNumber', '0000 0000 0002', '9704 1234'],
    ])
    await expectLogged(page, brandId, 'payment.withdrawals', [
      ['least', '100000.0000', '75000.0000'],
    ])
    await expectLogged(page, brandId, 'payment.controls', [
      ['depositAbove', '0.0000', '1000000.0000'],
    ])
  },
)
