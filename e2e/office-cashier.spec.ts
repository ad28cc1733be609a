import { expect, expectAccessible, test } from './fixtures.ts'
import { newColleague, signInAt } from './office.ts'
import { expectLogged } from './audit-log.ts'
import { askForMoney, proveTransfer } from './paying.ts'
import { announceNothing, enter, newPerson } from './people.ts'

test('[OPS-03] [OPS-01] a transfer is credited and a part paid; the player is told', async ({
  page,
  context,
}) => {
  const [person, cashier] = await Promise.all([
    newPerson(page),
    newColleague(page, 'cashier', 'auditor'),
  ])
  const deposit = await proveTransfer(page, person, '100000')
  const desk = await context.newPage()
  await signInAt(desk, '/office/deposits', cashier)
  await desk.getByRole('link', { name: deposit.reference }).click()
  await expect(desk.getByText('In review').first()).toBeVisible()
  await desk.getByRole('button', { name: 'Show picture 1' }).click()
  await expect(desk.getByRole('img', { name: 'Picture 1 that the member sent' })).toBeVisible()
  await desk.getByRole('button', { name: 'Take it' }).click()
  await desk.getByRole('button', { name: 'Credit it' }).click()
  const credit = desk.getByRole('dialog', { name: 'Credit this deposit?' })
  await expectAccessible(desk)
  // Money is pressed: neither a key nor a press beside it decides or closes.
  for (const key of ['Enter', 'Escape', 'Escape']) await desk.keyboard.press(key)
  await desk.mouse.click(5, 5)
  await credit.getByRole('button', { name: 'Credit it' }).click()
  await expect(credit.getByText('Please write at least 3 letters.')).toBeVisible()
  await credit.getByRole('textbox', { name: /^Reason/ }).fill('seen at the bank')
  await credit.getByRole('button', { name: 'Credit it' }).click()
  await expect(desk.getByText('The deposit is credited.')).toBeVisible()
  await expect(desk.getByText('Credited').first()).toBeVisible()

  const id = await askForMoney(page, person, '80000')
  await announceNothing(page)
  await enter(page, person, '/promotions')
  await desk.getByRole('link', { name: 'Withdrawals' }).click()
  // It comes by itself.
  await desk.getByRole('link', { name: `…${id.slice(-8)}` }).click()
  await expect(desk.getByRole('link', { name: deposit.reference })).toBeVisible()
  await desk.getByRole('button', { name: 'Take it' }).click()
  await desk.getByRole('button', { name: 'Approve' }).click()
  const approve = desk.getByRole('dialog', { name: 'Approve this withdrawal?' })
  await approve.getByRole('button', { name: 'Approve' }).click()
  await desk.getByRole('button', { name: 'Pay', exact: true }).click()
  const pay = desk.getByRole('dialog', { name: 'Pay this withdrawal' })
  await pay.getByRole('combobox', { name: 'Paid by' }).selectOption('By hand, at the bank')
  await pay.getByRole('textbox', { name: 'Only a part' }).fill('30,000')
  await pay.getByRole('textbox', { name: 'How it is found' }).fill('slip 12')
  await pay.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(desk.getByText('Partly paid').first()).toBeVisible()
  await expectAccessible(desk)
  const told = page.getByRole('dialog', { name: 'A part of your money was sent' })
  await expect(told).toContainText('₫30,000.00')

  await expectLogged(desk, deposit.id, 'deposit.approve', [
    ['state', 'reviewing', '–'],
    ['cleared', '–', '100000.0000'],
  ])
  await expectLogged(desk, id, 'withdrawal.approve', [['state', 'reviewing', 'approved']])
  await desk.getByRole('button', { name: 'Verify the chain' }).click()
  await expect(desk.getByText(/^[\d,]+ rows are sound$/)).toBeVisible()
})
