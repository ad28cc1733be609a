import type { Page } from '@playwright/test'
import { expectLogged } from '../support/audit-log.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newColleague, signInAt } from '../support/office.ts'
import { announceNothing, enter, newPerson } from '../support/people.ts'

async function askFor(desk: Page, way: string, amount: string) {
  await desk.getByRole('button', { name: 'Request balance adjustment' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Balance adjustment' })
  await dialog.getByRole('combobox', { name: 'Direction' }).selectOption(way)
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('the gateway paid twice')
  await dialog.getByRole('button', { name: 'Request balance adjustment' }).click()
  await expect(dialog.getByText('Enter an amount above zero.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Amount in VND' }).fill(amount)
  await dialog.getByRole('button', { name: 'Request balance adjustment' }).click()
  await expect(dialog).toBeHidden()
}

async function approveAt(boss: Page, member: string, what: string) {
  const card = boss.getByRole('main').locator('section, div').filter({ hasText: member })
  await card.filter({ hasText: what }).last().getByRole('button', { name: 'Approve' }).click()
  const dialog = boss.getByRole('dialog', { name: 'Approve this request?' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  return dialog
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
    newColleague(page, 'cashier'),
    newColleague(page, 'administrator', 'auditor'),
  ])
  const desk = await context.newPage()
  await signInAt(desk, '/office/members', cashier)
  await desk.getByRole('textbox', { name: /^Username, phone/ }).fill(person.name)
  await desk.getByRole('button', { name: 'Search' }).click()
  await desk.getByRole('link', { name: person.name, exact: true }).click()
  const ask = (way: string, amount: string) => askFor(desk, way, amount)
  await ask('Debit from member', '70,000')
  const memberId = new URL(desk.url()).pathname.split('/').at(-1) ?? ''

  const boss = await (await browser.newContext()).newPage()
  await signInAt(boss, '/office/approvals', administrator)
  const approve = (what: string) => approveAt(boss, person.name, what)
  const refused = await approve('Debit ₫70,000.00')
  await expect(refused.getByRole('alert')).toContainText(/insufficient balance/i)
  await refused.getByRole('button', { name: 'Cancel' }).click()

  await announceNothing(page)
  await enter(page, person, '/game?gameCode=lucky-orchard')
  const game = page.frameLocator('iframe')
  const ready = game.locator('[data-mirror="ready"]')
  await expect(ready).toBeAttached()
  await ask('Credit to member', '50,000')
  await expect(boss.getByText('Credit ₫50,000.00')).toBeVisible()
  await boss.getByRole('button', { name: 'Preview effect' }).first().press('Enter')
  await expect(boss.getByText('Cash balance after')).toBeVisible()
  const earlier = boss.getByRole('heading', { name: 'Previous adjustments', exact: true })
  await expect(earlier).toBeVisible()
  await expectAccessible(boss)
  await expect(await approve('Credit ₫50,000.00')).toBeHidden()
  // By itself, in the game that the player has open.
  const corrected = /₫5\d,000\.00/
  const held = ready.locator('[data-mirror-balance] bdi')
  await expect(held).toHaveText(corrected)
  await expect(page.getByRole('banner').getByText(corrected).first()).toBeVisible()

  await expectLogged(boss, memberId, 'member.adjust', [['cash', '0.0000', '50000.0000']])
  await boss.getByRole('combobox', { name: 'Action' }).selectOption('Requested a second approval')
  await boss.getByRole('textbox', { name: 'Subject ID' }).fill('')
  await boss.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    boss.getByRole('button', { name: 'Requested a second approval' }).first(),
  ).toBeVisible()
  await expectAccessible(boss)

  const before = (await held.textContent()) ?? ''
  await game.getByRole('button', { name: 'Spin', exact: true }).click()
  await expect(ready).toHaveAttribute('data-mirror-round', /-/)
  await desk.reload()
  await desk.getByRole('button', { name: 'Request void' }).click()
  const asked = desk.getByRole('dialog', { name: 'Void this round?' })
  await asked.getByRole('textbox', { name: /^Reason/ }).fill('the game showed a wrong symbol')
  await asked.getByRole('button', { name: 'Request void' }).click()
  await expect(asked).toBeHidden()
  await boss.goto('/office/approvals')
  await expect(await approve('Void a round')).toBeHidden()
  await expect(held).toHaveText(before)
  await desk.reload()
  await expect(desk.getByRole('cell', { name: 'Rolled back' })).toBeVisible()
})
