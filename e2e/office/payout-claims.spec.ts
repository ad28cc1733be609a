import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newStaff, signInAt, staffClient } from '../support/office.ts'
import { bindCard, newCard } from '../support/payee.ts'
import { proveTransfer, reportNotReceived, requestWithdrawal } from '../support/paying.ts'
import { newPerson } from '../support/people.ts'

/** A client address of its own, because registrations are limited by address. */
const extraHTTPHeaders = { 'x-forwarded-for': '10.77.3.1' }

/** Fills in the reason of a decision dialog and confirms it. */
async function decide(page: Page, title: string, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('textbox').last().fill(reason)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('[OPS-03] [OPS-08] a claim is answered, an account accepted, a member excluded', async ({
  page,
  browser,
}) => {
  const colleague = await newStaff(page, 'cashier', 'risk')
  const cashier = await staffClient(page, 'cashier')
  const [card, person] = [newCard(), await newPerson(page)]
  const { id: deposit } = await proveTransfer(page, person, '100000')
  await cashier.must('POST /office/api/deposit/claim', { id: deposit })
  await cashier.must('POST /office/api/deposit/approve', { id: deposit, reason: 'seen' })
  const id = await requestWithdrawal(page, person, '80000', card)
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  const part = { id, provider: 'hand', amount: '30000', evidence: 'slip 12' }
  await cashier.must('POST /office/api/withdrawal/pay', part)
  await reportNotReceived(page, person)
  await cashier.must('POST /office/api/withdrawal/release', { id })
  const elsewhere = await (await browser.newContext({ extraHTTPHeaders })).newPage()
  await bindCard(elsewhere, await newPerson(elsewhere), card)

  await signInAt(page, '/office/claims', colleague)
  await expect(page.getByRole('heading', { name: '₫30,000.00' })).toBeVisible()
  await page.getByRole('button', { name: 'Show image 1' }).click()
  await expect(page.getByRole('img', { name: /^Image 1/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reply' }).click()
  await decide(page, 'Reply to this claim', 'Reply', 'the bank shows it as credited')
  await expect(page.getByText('No claims in this state.')).toBeVisible()

  await page.getByRole('link', { name: 'Payout accounts' }).click()
  await expect(page.getByText('Shared account')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await decide(page, 'Approve this payout account?', 'Approve', 'a shared household')
  await expect(page.getByText('No accounts on hold.')).toBeVisible()

  await page.goto(`/office/withdrawals/${id}`)
  await expect(page.getByText('Not received')).toBeVisible()
  await page.getByRole('button', { name: 'Return the rest' }).click()
  await decide(page, 'Return the amount still due?', 'Return the rest', 'as was wished')
  await expect(page.getByRole('button', { name: 'Return the rest' })).toBeHidden()
  await expect(page.getByText('as was wished').first()).toBeVisible()

  await page.getByRole('link', { name: 'View profile' }).click()
  await page.getByRole('button', { name: 'Exclude' }).click()
  await decide(page, 'Exclude this member?', 'Exclude', 'at their own wish')
  await expect(page.getByText('Excluded by the house')).toBeVisible()
  await expectAccessible(page)
})
