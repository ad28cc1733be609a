import { expectLogged } from './audit-log.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { newColleague, signInAt } from './office.ts'
import { announceNothing, enter, newPerson } from './people.ts'

test(
  '[OPS-02] a cashier asks for a correction, an administrator agrees, it is there',
  { tag: '@full' },
  async ({ page, context, browser, expected }) => {
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
    const ask = async (way: string, amount: string) => {
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
    await ask('Take from the member', '70,000')
    const memberId = new URL(desk.url()).pathname.split('/').at(-1) ?? ''

    const boss = await (await browser.newContext()).newPage()
    await signInAt(boss, '/office/approvals', administrator)
    const approve = async (amount: string) => {
      const card = boss.getByRole('main').locator('section, div').filter({ hasText: person.name })
      await card.filter({ hasText: amount }).last().getByRole('button', { name: 'Approve' }).click()
      const dialog = boss.getByRole('dialog', { name: 'Approve this?' })
      await dialog.getByRole('button', { name: 'Approve' }).click()
      return dialog
    }
    const refused = await approve('Take ₫70,000.00')
    await expect(refused.getByRole('alert')).toContainText(/not enough money/i)
    await refused.getByRole('button', { name: 'Cancel' }).click()

    await announceNothing(page)
    await enter(page, person, '/promotions')
    await ask('Give to the member', '50,000')
    await expect(boss.getByText('Give ₫50,000.00')).toBeVisible()
    await boss.getByRole('button', { name: 'What it would do' }).first().press('Enter')
    await expect(boss.getByText('Cash after it')).toBeVisible()
    await expect(boss.getByRole('heading', { name: 'Earlier corrections' })).toBeVisible()
    await expectAccessible(boss)
    await expect(await approve('Give ₫50,000.00')).toBeHidden()
    // By itself, while the player looks at something else.
    await expect(
      page
        .getByRole('banner')
        .getByText(/₫5\d,000\.00/)
        .first(),
    ).toBeVisible()

    await expectLogged(boss, memberId, 'member.adjust', [['cash', '0.0000', '50000.0000']])
    await boss.getByRole('combobox', { name: 'Action' }).selectOption('Asked for a second person')
    await boss.getByRole('textbox', { name: 'Id of what it was done to' }).fill('')
    await boss.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(
      boss.getByRole('button', { name: 'Asked for a second person' }).first(),
    ).toBeVisible()
    await expectAccessible(boss)
  },
)
