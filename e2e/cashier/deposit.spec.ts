import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { staffClient } from '../support/office.ts'
import { scan } from '../support/scan.ts'
import { newPerson, openSignedIn } from '../support/people.ts'

/** A PNG of one white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)

async function openDeposits(page: Page) {
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions?centre=depositv2')
  const panel = page.getByRole('dialog', { name: 'Deposit' })
  await expect(panel.getByRole('radio', { name: /Online payment/ })).toBeChecked()
  return panel
}

/** The notice of a credited deposit, shown once on any page. */
const credited = (page: Page, amount: string) =>
  page.getByText(`Fairhouse: your deposit of ${amount} has been credited to your wallet.`)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('[PC-03] paid on the hosted page, a deposit arrives while it is looked at', async ({
    page,
    context,
  }) => {
    const panel = await openDeposits(page)
    await expectAccessible(page)
    const amount = panel.getByRole('textbox', { name: 'Amount' })
    await amount.fill('10')
    await panel.getByRole('button', { name: 'Continue' }).click()
    await expect(panel.getByText('Minimum deposit: ₫50,000.00.')).toBeVisible()
    await panel.getByRole('button', { name: '₫500,000.00' }).click()
    await expect(amount).toHaveValue('500000')
    await expectNoOverflow(page, 'amounts')
    // Money forms need a click: Enter does not submit.
    await amount.press('Enter')
    await expect(amount).toBeVisible()
    await panel.getByRole('button', { name: 'Continue' }).click()
    await expect(panel.getByText('Awaiting payment')).toBeVisible()
    await expect(panel.getByRole('timer', { name: 'Time left' })).toHaveText(/^00:1[0-4]:\d\d$/)
    await expectAccessible(page)
    const hosted = context.waitForEvent('page')
    await panel.getByRole('link', { name: 'Pay now' }).click()
    const gateway = await hosted
    await expect(gateway.getByText('500,000.00 VND')).toBeVisible()
    // It is shown for some seconds, so it is awaited from here.
    const notice = credited(page, '₫500,000.00').waitFor()
    await gateway.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(gateway.getByText('Paid.')).toBeVisible()
    await expectAccessible(gateway)
    await gateway.getByRole('link', { name: 'Back to the site' }).click()
    const returned = gateway.getByRole('dialog', { name: 'Deposit' })
    await expect(returned.getByText('Credited', { exact: true }).first()).toBeVisible()
    await notice
    await expect(panel.getByText('Credited', { exact: true }).first()).toBeVisible()
    await panel.getByRole('button', { name: 'All deposits' }).click()
    await panel.getByRole('tab', { name: 'History' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await expectNoOverflow(page, 'history')
    await expectAccessible(page)
  })
})

test('[PC-03] a transfer is proved by a picture and credited when staff agree', async ({
  page,
}) => {
  const panel = await openDeposits(page)
  await panel.getByText('Bank transfer').click()
  await panel.getByRole('textbox', { name: 'Amount' }).fill('1,000,000')
  await expect(panel.getByText('₫995,000.00')).toBeVisible()
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect(panel.getByText('0000 0000 0001')).toBeVisible()
  const code = panel.getByRole('img', { name: 'QR code for your banking app' })
  await expect(code).toBeVisible()
  const reference = await panel.getByText(/^FH\w{9}$/).innerText()
  // By NAPAS: bank and account, dong, the amount, Vietnam, and the reference.
  const scanned = (await scan(code)) ?? ''
  expect(scanned).toMatch(/^00020101021238\d\d0010A000000727.*0208QRIBFTTA/)
  expect(scanned).toContain('0112000000000001')
  expect(scanned).toContain('5303704540710000005802VN')
  expect(scanned).toContain(`62150811${reference}`)
  await expectAccessible(page)
  const send = (buffer: Buffer) =>
    panel
      .getByLabel('Upload proof')
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer })
  await send(Buffer.from('<svg onload="alert(1)"/>'))
  await expect(panel.getByRole('alert')).toHaveText('Choose a PNG or JPG image.')
  await send(png)
  await expect(panel.getByText('In review')).toBeVisible()
  await expect(panel.getByRole('img', { name: 'Proof you uploaded' })).toBeVisible()
  const cashier = await staffClient(page, 'cashier')
  const { list } = await cashier.must('GET /office/api/deposit', {})
  const waiting = list.find((deposit) => deposit.reference === reference)
  const id = waiting?.id ?? ''
  await cashier.must('POST /office/api/deposit/claim', { id })
  await cashier.must('POST /office/api/deposit/approve', { id, reason: 'seen on the account' })
  await expect(credited(page, '₫995,000.00')).toBeVisible()
})

test('[PC-03] USDT goes to the address of the chosen network; e-wallets pay on their page', async ({
  page,
  context,
}) => {
  const panel = await openDeposits(page)
  await panel.getByText('USDT', { exact: true }).first().click()
  await panel.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum (ERC-20)')
  await panel.getByRole('textbox', { name: 'Amount' }).fill('500000')
  await panel.getByRole('button', { name: 'Continue' }).click()
  const code = panel.getByRole('img', { name: 'QR code of the address' })
  await expect(code).toBeVisible()
  expect(await scan(code)).toMatch(/^0x[\da-fA-F]{40}$/)
  await expect(panel.getByText('19.24 USDT')).toBeVisible()
  await expectAccessible(page)
  const hosted = context.waitForEvent('page')
  await panel.getByRole('link', { name: 'Pay now' }).click()
  const gateway = await hosted
  await gateway.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(gateway.getByText('Paid.')).toBeVisible()
  await expect(panel.getByText('Credited', { exact: true }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'All deposits' }).click()
  await panel.getByText('MoMo', { exact: true }).first().click()
  await panel.getByRole('textbox', { name: 'Amount' }).fill('100000')
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect(panel.getByRole('link', { name: 'Pay now' })).toBeVisible()
})
