import type { TestClient } from '@fairhouse/site/testing'
import type { Page } from '@playwright/test'
import { wordsIn } from '../examples.ts'
import { codeFor } from '../support/accounts.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { staffClient } from '../support/office.ts'
import { type JourneyLanguage, type Say, textsOf } from '../support/packs.ts'
import { newCard, paymentPassword, png } from '../support/payee.ts'
import { blockSockets } from '../support/game-frames.ts'
import { newPerson, openSignedIn, type Person, watchRequests } from '../support/people.ts'
import { noteSecret } from '../support/secrets.ts'
import { stakeAndWin } from '../support/stakes.ts'

const phone = { width: 360, height: 740 }
/** Stores a choice in local storage of the page; game frames have no storage. */
const storeChoice = (page: Page, key: string, value: string) =>
  page.evaluate(([name = '', chosen = '']) => localStorage.setItem(name, chosen), [key, value])

async function newPlayer(page: Page, language: JourneyLanguage): Promise<Person> {
  const person = await newPerson(page)
  await watchRequests(page)
  noteSecret(page, paymentPassword)
  await page.setViewportSize(phone)
  await openSignedIn(page, person, '/promotions')
  await storeChoice(page, 'lang', language)
  return person
}

/** Deposits through the hosted page of the demo gateway, which opens in a new tab. */
async function payIn(page: Page, say: Say, amount: string, language: JourneyLanguage = 'EN') {
  await page.goto('/promotions?centre=depositv2')
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill(amount)
  await page.getByRole('button', { name: say('deposit.begin') }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: say('deposit.go_pay') }).click()
  const gateway = await opened
  const { approve: pay, tag } = wordsIn(language)
  await expect(gateway.locator('html')).toHaveAttribute('lang', tag)
  await expectAccessible(gateway)
  await gateway.getByRole('button', { name: pay, exact: true }).click()
  // A tab closed while it loads its next page can stall the tab that opened it.
  await expect(gateway.getByRole('button', { name: pay, exact: true })).toBeHidden()
  await gateway.close()
  await expect(page.getByText(say('deposit.state_credited')).first()).toBeVisible()
}

/** Completes the step-up dialog by an email code. */
async function completeStepUpIn(page: Page, say: Say, { email }: Person) {
  const dialog = page.getByRole('dialog', { name: say('security.step_up_title') })
  await dialog.getByRole('button', { name: say('security.way_email') }).click()
  await dialog.getByRole('button', { name: say('login.code_get') }).click()
  await expect(dialog.getByRole('button', { name: say('login.code_get') })).toBeHidden()
  await dialog
    .getByRole('textbox', { name: say('security.enter_email') })
    .fill(await codeFor(page, email))
  await dialog.getByRole('button', { name: say('security.confirm') }).click()
}

async function addBankAccount(page: Page, say: Say, person: Person) {
  await page.getByRole('button', { name: say('withdraw.bind') }).click()
  await page.getByRole('combobox', { name: say('withdraw.institution_bank') }).fill('vietcom')
  await page.getByRole('option', { name: 'Vietcombank' }).click()
  const number = page.getByRole('textbox', { name: say('withdraw.number_bank') })
  const card = newCard()
  await number.fill(`${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`)
  await page.getByRole('textbox', { name: say('withdraw.name') }).fill('Lê Thị Mai')
  await page.getByRole('button', { name: say('withdraw.bind_save') }).click()
  await expect(page.getByText(say('withdraw.fault_invalid'))).toBeVisible()
  await number.fill(card)
  await page.getByRole('button', { name: say('withdraw.bind_save') }).click()
  await completeStepUpIn(page, say, person)
  await expect(page.getByText(`Vietcombank •••• ${card.slice(-4)}`)).toBeVisible()
}

async function choosePassword(page: Page, say: Say) {
  await page.getByRole('button', { name: say('withdraw.password_choose') }).click()
  const field = (key: `withdraw.${string}`) =>
    page.getByRole('textbox', { name: say(key), exact: true })
  await field('withdraw.password_new').fill(paymentPassword)
  await field('withdraw.password_again').fill(paymentPassword)
  await page.getByRole('button', { name: say('withdraw.password_save') }).click()
}

async function requestPayout(page: Page, say: Say, amount: string) {
  await page.getByRole('textbox', { name: say('withdraw.amount') }).fill(amount)
  await page
    .getByRole('textbox', { name: say('withdraw.password'), exact: true })
    .fill(paymentPassword)
  const centre = page.getByRole('dialog')
  await centre
    .getByRole('button', { name: say('withdraw.ask'), exact: true })
    .last()
    .click()
}

/** Approves the latest waiting withdrawal of this amount; returns its id. */
async function approve(cashier: TestClient, amount: string): Promise<string> {
  const { list } = await cashier.must('GET /office/api/withdrawals', {})
  const id = list.findLast((row) => row.amount === amount)?.id ?? ''
  await cashier.must('POST /office/api/withdrawal/claim', { id })
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  return id
}

for (const language of ['EN', 'VI'] as const) {
  const tag = language === 'VI' ? [] : ['@full']
  test(
    `[PC-04] [PC-18] paid in, played, withdrawn and confirmed on a phone, ${language}`,
    { tag },
    async ({ page, expected }) => {
      expected(/403|409/)
      const say = textsOf(language)
      const person = await newPlayer(page, language)
      await payIn(page, say, '100000', language)

      await page.goto('/promotions?centre=withdraw')
      await expect(page.getByText('₫110,000.00')).toBeVisible()
      await addBankAccount(page, say, person)
      await choosePassword(page, say)
      await expectAccessible(page)
      await expectNoOverflow(page, 'withdraw')
      await requestPayout(page, say, '60000')
      await expect(page.getByRole('alert')).toBeVisible()

      await blockSockets(page)
      await page.goto('/game?gameCode=lucky-orchard')
      const game = page.frameLocator('iframe')
      const ready = () =>
        expect(game.locator('[data-mirror]')).toHaveAttribute('data-mirror', 'ready')
      await ready()
      const answered = page.waitForResponse('**/studio/v1/act')
      // The frame may still show English, the last language that the server received.
      const spin = new RegExp(`^(Spin|${say('games.spin')})$`)
      await game.getByRole('button', { name: spin }).click()
      await answered
      await ready()
      await stakeAndWin(page, person.name, '90000')
      await stakeAndWin(page, person.name, '30000')

      await page.goto('/promotions?centre=withdraw')
      await expect(page.getByText(say('withdraw.turnover_met'))).toBeVisible()
      const amountTyped = language === 'EN' ? '60,000' : '61,000'
      await requestPayout(page, say, amountTyped)
      const wire = `${amountTyped.replace(',', '')}.0000`
      await expect(page.getByText(say('withdraw.state_requested')).first()).toBeVisible()

      const cashier = await staffClient(page, 'cashier')
      const id = await approve(cashier, wire)
      await expect(page.getByText(say('withdraw.state_approved')).first()).toBeVisible()
      const { providers } = await cashier.must('GET /office/api/withdrawal/one', { id })
      const provider = providers.find((code) => /sandbox/i.test(code)) ?? ''
      await cashier.must('POST /office/api/withdrawal/pay', { id, provider })
      const prompt = page.getByRole('dialog', { name: say('withdraw.prompt_all') })
      await expect(prompt).toContainText(say('withdraw.prompt_all_text'))
      await expectAccessible(page)
      await expectNoOverflow(page, 'the question')
      await prompt.getByRole('button', { name: say('withdraw.received'), exact: true }).click()
      await expect(prompt).toBeHidden()
      await expect(page.getByText(say('withdraw.confirm_received'))).toBeVisible()
      await expect(page.getByText(say('withdraw.state_paid')).first()).toBeVisible()
    },
  )
}

test('[PC-05] a part that did not come is claimed with a picture, wherever one is', async ({
  page,
  expected,
}) => {
  expected(/403/)
  const say = textsOf('EN')
  const person = await newPlayer(page, 'EN')
  await storeChoice(page, 'theme', 'light')
  await payIn(page, say, '100000')
  await stakeAndWin(page, person.name, '100000')
  await stakeAndWin(page, person.name, '10000')
  await page.goto('/promotions?centre=withdraw')
  await addBankAccount(page, say, person)
  await choosePassword(page, say)
  await requestPayout(page, say, '80000')
  await expect(page.getByText('Requested').first()).toBeVisible()
  // The remaining balance is below the minimum.
  await expect(page.getByText(/^Minimum:? ₫50,000\.00/)).toBeVisible()
  await page.goto('/promotions')

  const cashier = await staffClient(page, 'cashier')
  const id = await approve(cashier, '80000.0000')
  const part = { id, provider: 'hand', amount: '30000', evidence: 'slip 12' }
  await cashier.must('POST /office/api/withdrawal/pay', part)
  const prompt = page.getByRole('dialog', { name: 'Part of your money has been sent' })
  await expect(prompt).toContainText('₫30,000.00')
  await expect(prompt).toContainText('₫49,600.00')
  // Money dialogs need a click on a button: Enter and clicks outside do nothing.
  await page.keyboard.press('Enter')
  await page.mouse.click(5, 5)
  await expect(prompt).toBeVisible()
  await prompt.getByRole('button', { name: 'Not received' }).click()
  await prompt.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(prompt.getByRole('alert')).toHaveText('Choose an image.')
  await prompt
    .getByLabel('Choose image')
    .setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: png })
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(prompt).toBeHidden()

  const { list } = await cashier.must('GET /office/api/withdrawal/claims', {})
  const claim = list.find((one) => one.withdrawalId === id)
  expect(claim).toMatchObject({ amount: '30000.0000', state: 'open' })
  const answer = { id: claim?.id ?? '', reason: 'the bank shows it as credited' }
  await cashier.must('POST /office/api/withdrawal/claims/close', answer)
  await page.goto('/promotions?centre=withdraw')
  await expect(page.getByText('Our reply: the bank shows it as credited')).toBeVisible()
  await expect(page.getByText('Partially paid').first()).toBeVisible()
  await expectAccessible(page)
})
