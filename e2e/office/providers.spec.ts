import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expectLogged } from '../support/audit-log.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt, staffClient } from '../support/office.ts'
import { noteSecret } from '../support/secrets.ts'

/** A provider's launch page, on a port that the site may call. */
async function launchPage() {
  const server = createServer((_request, response) => response.end('a game'))
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(address instanceof Object ? address.port : 0)
    })
  })
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://127.0.0.1:${port}/play?ticket={ticket}`, [Symbol.asyncDispose]: close }
}

/** The second administrator approves the open request about this provider. */
async function approveOpenRequest(page: Page, code: string): Promise<void> {
  const second = await staffClient(page, 'administrator')
  const { list } = await second.must('GET /office/api/approvals', { state: 'open' })
  const approval = list.find(({ payload }) => payload.code === code)
  await second.must('POST /office/api/approval/approve', { id: approval?.id ?? '' })
}

/** Reads the key in the dialog, which must not leak, and closes it. */
async function takeKey(page: Page, code: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: `Signing key of ${code}` })
  const key = await dialog.getByText(/^[\w-]{43}$/).innerText()
  noteSecret(page, key)
  await expectAccessible(page)
  // Escape would lose the key.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'I have saved the key' }).press('Enter')
  await expect(dialog).toBeHidden()
  return key
}

async function giveReason(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Reason/ }).fill('the contract is signed')
}

/** Replaces the key with the approval of a second person, and ends the key before. */
async function replaceKey(page: Page, code: string): Promise<string> {
  await page.getByRole('button', { name: 'Replace key' }).click()
  const asking = page.getByRole('dialog', { name: `Replace the key of ${code}?` })
  await asking.getByRole('textbox').fill('once a year')
  await asking.getByRole('button', { name: 'Send for approval' }).click()
  const renewed = await takeKey(page, code)
  await expect(page.getByText('Awaiting second approval')).toBeVisible()
  await approveOpenRequest(page, code)
  await expect(page.getByText(`Ends in ${renewed.slice(-4)}`)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page, 'a provider')
  await page.getByRole('button', { name: 'End previous key' }).click()
  const ending = page.getByRole('dialog', { name: `End the previous key of ${code}?` })
  await ending.getByRole('textbox').fill('they changed over')
  await ending.getByRole('button', { name: 'End previous key' }).click()
  await expect(page.getByText('Previous key valid until')).toBeHidden()
  return renewed
}

test('[OPS-06] [SEC-03] two people add a game provider, test it and replace its key', async ({
  page,
  expected,
}) => {
  // The form sends an invalid address on purpose.
  expected(/422/)
  await using launch = await launchPage()
  const code = `E2E${randomBytes(4).toString('hex').toUpperCase()}`
  const name = `Provider ${code}`
  const who = await newStaff(page, 'administrator', 'auditor')
  await signInAt(page, '/office/providers', who)
  await page.getByRole('link', { name: 'Add provider' }).press('Enter')
  await page.getByRole('textbox', { name: /^Code/ }).fill(code)
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  const launchUrl = page.getByRole('textbox', { name: /^Launch URL/ })
  await launchUrl.fill('https://10.0.0.1/play?ticket={ticket}')
  await page.getByRole('switch', { name: 'Slots' }).press('Space')
  await giveReason(page)
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await expect(launchUrl).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await expectNoOverflow(page, 'a new provider')
  await launchUrl.fill(launch.url)
  await page.getByRole('button', { name: 'Send for approval' }).click()
  const first = await takeKey(page, code)
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText(
    'Awaiting second approval',
  )
  await page.goto('/office/approvals')
  await expect(page.getByText(launch.url)).toBeVisible()
  await expect(page.getByText(`…${first.slice(-4)}`)).toBeVisible()
  await expectAccessible(page)

  await approveOpenRequest(page, code)
  await page.goto('/office/providers')
  await page.getByRole('link', { name }).press('Enter')
  await expect(page.getByText(`Ends in ${first.slice(-4)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Test connection' }).click()
  const tested = page.getByRole('dialog', { name: 'Connection test' })
  await expect(tested).toContainText('OK (HTTP 200)')
  await expectAccessible(page)
  await tested.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Switch on' }).click()
  const sure = page.getByRole('dialog', { name: `Switch ${name} on?` })
  await sure.getByRole('textbox').fill('it answers')
  await sure.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()

  const renewed = await replaceKey(page, code)

  // One's own request is withdrawn where it was made.
  await page.getByRole('textbox', { name: /^Launch URL/ }).fill(`${launch.url}&game={game}`)
  await giveReason(page)
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByText('Awaiting second approval')).toBeHidden()
  await expectLogged(page, code, 'provider.key', [['oldKeyHours', '–', '24']])
  await expectLogged(page, code, 'provider.add', [['key', '–', `…${first.slice(-4)}`]])
})
