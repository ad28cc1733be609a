import type { Page } from '@playwright/test'
import { expectLogged } from './audit-log.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { newColleague, signInAt } from './office.ts'
import { announceNothing, enter, newPerson } from './people.ts'

async function askFor(desk: Page, way: string, amount: string) {
  await desk.getByRole('button', { name: 'Ask for a correction' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Put this member’s money right' })
  await dialog.getByRole('combobox', { name: 'Give or take' }).selectOption(way)
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('the gateway paid twice')
  await dialog.getByRole('button', { name: 'Ask for a correction' }).click()
  await expect(dialog.getByText('Please write an amount above zero.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Amount in VND' }).fill(amount)
  await dialog.getByRole('button', { name: 'Ask for a correction' }).click()
  await expect(dialog).toBeHidden()
}

async function approveAt(boss: Page, member: string, what: string) {
  const card = boss.getByRole('main').locator('section, div').filter({ hasText: member })
  await card.filter({ hasText: what }).last().getByRole('button', { name: 'Approve' }).click()
  const dialog = boss.getByRole('dialog', { name: 'Approve this?' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  return dialog
}

test(
  '[OPS-02] [BET-08] corrections and voids are asked for, agreed to, and seen in the open game',
  { tag: '@full' },
  async ({ page, context, browser, expected }) => {
    test.slow()
    expected(/409/)
    const [person, cashier, administrator] = await Promise.all([
      newPerson(page),
      newColleague(page, 'cashier'),
      newColleague(page, 'administrator', 'auditor'),
    ])
    const desk = await context.newPage()
    await signInAt(desk, '/office/members', cashier)
    await desk.getByRole('textbox', { name: /^Name, phone/ }).fill(person.name)
    await desk.getByRole('button', { name: 'Search' }).click()
    await desk.getByRole('link', { name: person.name, exact: true }).click()
    const ask = (way: string, amount: string) => askFor(desk, way, amount)
    await ask('Take from the member', '70,000')
    const memberId = new URL(desk.url()).pathname.split('/').at(-1) ?? ''

    const boss = await (await browser.newContext()).newPage()
    await signInAt(boss, '/office/approvals', administrator)
    const approve = (what: string) => approveAt(boss, person.name, what)
    const refused = await approve('Take ₫70,000.00')
    await expect(refused.getByRole('alert')).toContainText(/not enough money/i)
    await refused.getByRole('button', { name: 'Cancel' }).click()

    await announceNothing(page)
    await enter(page, person, '/game?gameCode=lucky-orchard')
    const game = page.frameLocator('iframe')
    const ready = game.locator('[data-mirror="ready"]')
    await expect(ready).toBeAttached()
    await ask('Give to the member', '50,000')
    await expect(boss.getByText('Give ₫50,000.00')).toBeVisible()
    await boss.getByRole('button', { name: 'What it would do' }).first().press('Enter')
    await expect(boss.getByText('Cash after it')).toBeVisible()
    await expect(boss.getByRole('heading', { name: 'Earlier corrections' })).toBeVisible()
    await expectAccessible(boss)
    await expect(await approve('Give ₫50,000.00')).toBeHidden()
    // By itself, in the game that the player has open.
    const corrected = /₫5\d,000\.00/
    const held = ready.locator('[data-mirror-balance] bdi')
    await expect(held).toHaveText(corrected)
    await expect(page.getByRole('banner').getByText(corrected).first()).toBeVisible()

    await expectLogged(boss, memberId, 'member.adjust', [['cash', '0.0000', '50000.0000']])
    await boss.getByRole('combobox', { name: 'Action' }).selectOption('Asked for a second person')
    await boss.getByRole('textbox', { name: 'Id of what it was done to' }).fill('')
    await boss.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(
      boss.getByRole('button', { name: 'Asked for a second person' }).first(),
    ).toBeVisible()
    await expectAccessible(boss)

    const before = (await held.textContent()) ?? ''
    await game.getByRole('button', { name: 'Spin', exact: true }).click()
    await expect(ready).toHaveAttribute('data-mirror-round', /-/)
    await desk.reload()
    await desk.getByRole('button', { name: 'Ask to make it void' }).click()
    const asked = desk.getByRole('dialog', { name: 'Should this round be void?' })
    await asked.getByRole('textbox', { name: /^Reason/ }).fill('the game showed a wrong symbol')
    await asked.getByRole('button', { name: 'Ask to make it void' }).click()
    await expect(asked).toBeHidden()
    await boss.goto('/office/approvals')
    await expect(await approve('Make a round void')).toBeHidden()
    await expect(held).toHaveText(before)
    await desk.reload()
    await expect(desk.getByRole('cell', { name: 'Taken back' })).toBeVisible()
  },
)
