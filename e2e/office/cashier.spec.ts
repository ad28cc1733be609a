import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'
import { expectLogged } from '../support/audit-log.ts'
import { proveTransfer, requestWithdrawal } from '../support/paying.ts'
import { hideAnnouncements, newPerson, openSignedIn } from '../support/people.ts'
import { stakeAndWin } from '../support/stakes.ts'

test('[OPS-03] [OPS-01] a deposit is credited and part-paid; the player is notified', async ({
  page,
  context,
}) => {
  const [person, cashier] = await Promise.all([
    newPerson(page),
    newStaff(page, 'cashier', 'auditor'),
  ])
  const deposit = await proveTransfer(page, person, '100000')
  const office = await context.newPage()
  await signInAt(office, '/office/deposits', cashier)
  await office.getByRole('link', { name: deposit.reference }).click()
  await expect(office.getByText('In review').first()).toBeVisible()
  await office.getByRole('button', { name: 'Show image 1' }).click()
  await expect(office.getByRole('img', { name: 'Image 1 from the member' })).toBeVisible()
  await office.getByRole('button', { name: 'Assign to me' }).click()
  await office.getByRole('button', { name: 'Credit deposit' }).click()
  const credit = office.getByRole('dialog', { name: 'Credit this deposit?' })
  await expectAccessible(office)
  // Money dialogs need a click on a button: keys and clicks outside do nothing.
  for (const key of ['Enter', 'Escape', 'Escape']) await office.keyboard.press(key)
  await office.mouse.click(5, 5)
  await credit.getByRole('button', { name: 'Credit deposit' }).click()
  await expect(credit.getByText('Enter at least 3 characters.')).toBeVisible()
  await credit.getByRole('textbox', { name: /^Reason/ }).fill('seen at the bank')
  await credit.getByRole('button', { name: 'Credit deposit' }).click()
  await expect(office.getByText('Deposit credited.')).toBeVisible()
  await expect(office.getByText('Credited').first()).toBeVisible()

  const id = await requestWithdrawal(page, person, '80000')
  await hideAnnouncements(page)
  await openSignedIn(page, person, '/promotions')
  await office.getByRole('link', { name: 'Withdrawals' }).click()
  // The list updates without a reload.
  await office.getByRole('link', { name: `…${id.slice(-8)}` }).click()
  await expect(office.getByRole('link', { name: deposit.reference })).toBeVisible()
  await office.getByRole('button', { name: 'Assign to me' }).click()
  await office.getByRole('button', { name: 'Approve' }).click()
  const approve = office.getByRole('dialog', { name: 'Approve this withdrawal?' })
  await approve.getByRole('button', { name: 'Approve' }).click()
  await office.getByRole('button', { name: 'Pay', exact: true }).click()
  const pay = office.getByRole('dialog', { name: 'Pay this withdrawal' })
  await pay.getByRole('combobox', { name: 'Paid via' }).selectOption('Manual bank transfer')
  await pay.getByRole('textbox', { name: 'Partial amount' }).fill('30,000')
  await pay.getByRole('textbox', { name: 'Bank reference' }).fill('slip 12')
  await pay.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(office.getByText('Partly paid').first()).toBeVisible()
  await expectAccessible(office)
  const dialog = page.getByRole('dialog', { name: 'Part of your money has been sent' })
  await expect(dialog).toContainText('₫30,000.00')

  await expectLogged(office, deposit.id, 'deposit.approve', [
    ['state', 'reviewing', '–'],
    ['cleared', '–', '100000.0000'],
  ])
  await expectLogged(office, id, 'withdrawal.approve', [['state', 'reviewing', 'approved']])
  await office.getByRole('button', { name: 'Verify chain' }).click()
  await expect(office.getByText(/^[\d,]+ entries verified$/)).toBeVisible()
})

test('[SEC-02] [SEC-03] another amount and a large payout need a second person', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const [person, first, other] = await Promise.all([
    newPerson(page),
    newStaff(page, 'cashier', 'auditor'),
    newStaff(page, 'cashier'),
  ])
  const deposit = await proveTransfer(page, person, '100000')
  const office = await context.newPage()
  await signInAt(office, `/office/deposits/${deposit.id}`, first)
  await office.getByRole('button', { name: 'Assign to me' }).click()
  await office.getByRole('button', { name: 'Credit deposit' }).click()
  const credit = office.getByRole('dialog', { name: 'Credit this deposit?' })
  await credit.getByRole('textbox', { name: 'Different amount received' }).fill('7,000,000')
  await credit.getByRole('textbox', { name: /^Reason/ }).fill('more came than was entered')
  await credit.getByRole('button', { name: 'Credit deposit' }).click()
  await expect(office.getByText('It is credited after a second approval.')).toBeVisible()
  await expect(office.getByText('Awaiting second approval')).toBeVisible()
  await expect(office.getByText('Differs from the amount the member entered')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Credit deposit' })).toBeHidden()
  await expectAccessible(office)

  const second = await (await browser.newContext()).newPage()
  await signInAt(second, '/office/approvals', other)
  const card = second.getByRole('main').locator('section, div').filter({ hasText: person.name })
  const request = card.filter({ hasText: '₫7,000,000.00' }).last()
  await expect(request).toContainText('Differs from the amount the member entered')
  await expectAccessible(second)
  await request.getByRole('button', { name: 'Approve' }).click()
  const agree = second.getByRole('dialog', { name: 'Approve this request?' })
  await agree.getByRole('button', { name: 'Approve' }).click()
  await expect(agree).toBeHidden()
  await office.reload()
  await expect(office.getByText('₫6,965,000.00')).toBeVisible()
  await expectLogged(office, deposit.id, 'deposit.approve', [['cleared', '–', '7000000.0000']])

  for (const _ of [1, 2]) await stakeAndWin(page, person.name, '3500000')
  const id = await requestWithdrawal(page, person, '5500000')
  await office.goto(`/office/withdrawals/${id}`)
  await office.getByRole('button', { name: 'Approve' }).click()
  const approve = office.getByRole('dialog', { name: 'Approve this withdrawal?' })
  await approve.getByRole('button', { name: 'Approve' }).click()
  await expect(office.getByText('someone else must pay it.')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Pay', exact: true })).toBeHidden()
  await expectAccessible(office)
  await second.goto(`/office/withdrawals/${id}`)
  await second.getByRole('button', { name: 'Pay', exact: true }).click()
  const pay = second.getByRole('dialog', { name: 'Pay this withdrawal' })
  await pay.getByRole('combobox', { name: 'Paid via' }).selectOption('Manual bank transfer')
  await pay.getByRole('textbox', { name: 'Bank reference' }).fill('slip 13')
  await pay.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(second.getByText('Paid').first()).toBeVisible()
})
