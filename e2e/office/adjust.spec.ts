import type { Page } from '@playwright/test'
import { expectLogged } from '../support/audit-log.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'
import { hideAnnouncements, newPerson, openSignedIn } from '../support/people.ts'

async function askFor(cashierPage: Page, way: string, amount: string) {
  await cashierPage.getByRole('button', { name: 'Request balance adjustment' }).click()
  const dialog = cashierPage.getByRole('dialog', { name: 'Balance adjustment' })
  await dialog.getByRole('combobox', { name: 'Direction' }).selectOption(way)
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('the gateway paid twice')
  await dialog.getByRole('button', { name: 'Request balance adjustment' }).click()
  await expect(dialog.getByText('Enter an amount above zero.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Amount in VND' }).fill(amount)
  await dialog.getByRole('button', { name: 'Request balance adjustment' }).click()
  await expect(dialog).toBeHidden()
}

async function approveAt(approverPage: Page, member: string, what: string) {
  const card = approverPage.getByRole('main').locator('section, div').filter({ hasText: member })
  await card.filter({ hasText: what }).last().getByRole('button', { name: 'Approve' }).click()
  const dialog = approverPage.getByRole('dialog', { name: 'Approve this request?' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  return dialog
}

async function openMember(office: Page, name: string) {
  await office.getByRole('textbox', { name: /^Username, phone/ }).fill(name)
  await office.getByRole('button', { name: 'Search' }).click()
  await office.getByRole('link', { name, exact: true }).click()
}

async function requestVoid(office: Page) {
  await office.getByRole('button', { name: 'Request void' }).click()
  const dialog = office.getByRole('dialog', { name: 'Void this round?' })
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('the game showed a wrong symbol')
  await dialog.getByRole('button', { name: 'Request void' }).click()
  await expect(dialog).toBeHidden()
}

test('[OPS-02] [BET-08] corrections and voids are approved and seen in the open game', async ({
  page,
  context,
  browser,
  expected,
}) => {
  test.slow()
  expected(/409/)
  const [person, cashier, administrator] = await Promise.all([
    newPerson(page),
    newStaff(page, 'cashier'),
    newStaff(page, 'administrator', 'auditor'),
  ])
  const cashierPage = await context.newPage()
  await signInAt(cashierPage, '/office/members', cashier)
  await openMember(cashierPage, person.name)
  const ask = (way: string, amount: string) => askFor(cashierPage, way, amount)
  await ask('Debit from member', '70,000')
  const memberId = new URL(cashierPage.url()).pathname.split('/').at(-1) ?? ''

  const approverPage = await (await browser.newContext()).newPage()
  await signInAt(approverPage, '/office/approvals', administrator)
  const approve = (what: string) => approveAt(approverPage, person.name, what)
  const refused = await approve('Debit ₫70,000.00')
  await expect(refused.getByRole('alert')).toContainText(/insufficient balance/i)
  await refused.getByRole('button', { name: 'Cancel' }).click()

  await hideAnnouncements(page)
  await openSignedIn(page, person, '/game?gameCode=lucky-orchard')
  const game = page.frameLocator('iframe')
  const ready = game.locator('[data-mirror="ready"]')
  await expect(ready).toBeAttached()
  await ask('Credit to member', '50,000')
  await expect(approverPage.getByText('Credit ₫50,000.00')).toBeVisible()
  await approverPage.getByRole('button', { name: 'Preview effect' }).first().press('Enter')
  await expect(approverPage.getByText('Cash balance after')).toBeVisible()
  const earlier = approverPage.getByRole('heading', { name: 'Previous adjustments', exact: true })
  await expect(earlier).toBeVisible()
  await expectAccessible(approverPage)
  await expect(await approve('Credit ₫50,000.00')).toBeHidden()
  // The player's open game shows the new balance without a reload.
  const corrected = /₫5\d,000\.00/
  const held = ready.locator('[data-mirror-balance] bdi')
  await expect(held).toHaveText(corrected)
  await expect(page.getByRole('banner').getByText(corrected).first()).toBeVisible()

  await expectLogged(approverPage, memberId, 'member.adjust', [['cash', '0.0000', '50000.0000']])
  await approverPage
    .getByRole('combobox', { name: 'Action' })
    .selectOption('Requested a second approval')
  await approverPage.getByRole('textbox', { name: 'Subject ID' }).fill('')
  await approverPage.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    approverPage.getByRole('button', { name: 'Requested a second approval' }).first(),
  ).toBeVisible()
  await expectAccessible(approverPage)

  const before = (await held.textContent()) ?? ''
  await game.getByRole('button', { name: 'Spin', exact: true }).click()
  await expect(ready).toHaveAttribute('data-mirror-round', /-/)
  await cashierPage.reload()
  await requestVoid(cashierPage)
  await approverPage.goto('/office/approvals')
  await expect(await approve('Void a round')).toBeHidden()
  await expect(held).toHaveText(before)
  await cashierPage.reload()
  await expect(cashierPage.getByRole('cell', { name: 'Rolled back' })).toBeVisible()
})
