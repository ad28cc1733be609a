import { closeBrowser, logIn } from '../support/accounts.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { addPayoutAccount, payInByTransfer, paymentPassword } from '../support/payee.ts'
import { newPerson, openSignedIn, watchRequests } from '../support/people.ts'
import { panelOf, panelPath, phone } from '../support/safer.ts'

test(
  '[RG-05] [C-41] who is excluded cannot play or pay in, but log in and withdraw',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/4\d\d/)
    const person = await newPerson(page)
    await addPayoutAccount(page, person)
    await payInByTransfer(page, person, '200000')
    await watchRequests(page)
    await page.setViewportSize(phone)
    await openSignedIn(page, person, `${panelPath}&part=break`)
    const panel = panelOf(page)
    await panel.getByRole('radio', { name: '6 months' }).check()
    await panel.getByRole('button', { name: 'Self-exclusion' }).click()
    const sure = panelOf(page, 'Self-exclude: 6 months')
    await expect(sure).toContainText('Your money is still yours')
    await sure.getByRole('button', { name: 'Yes, exclude me' }).click()
    await expect(panel.getByText('You have excluded yourself from play')).toBeVisible()
    await expect(panel.getByText(/^No bets and no deposits until .+\.$/)).toBeVisible()
    await expectAccessible(page)

    await page.goto('/promotions?centre=depositv2')
    const deposit = panelOf(page, 'Deposit')
    await deposit.getByRole('textbox', { name: 'Amount' }).fill('100000')
    await deposit.getByRole('button', { name: 'Continue' }).click()
    await expect(deposit.getByRole('alert')).toHaveText(
      'Play is paused or excluded on your account. You can still withdraw your money.',
    )

    await closeBrowser(page, 'nothing')
    await logIn(page, person.name, person.password)
    await page.goto('/game?gameCode=lucky-orchard')
    const away = panelOf(page, 'Play is paused on your account')
    await expect(away).toContainText(/You can play again from .+\./)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expectAccessible(page)
    await away.getByRole('button', { name: 'Withdraw' }).click()

    // The wagering requirement is waived, because an excluded member cannot bet.
    const withdraw = panelOf(page, 'Withdraw')
    await withdraw.getByRole('textbox', { name: 'Amount' }).fill('60000')
    await withdraw.getByRole('textbox', { name: 'Payment password' }).fill(paymentPassword)
    await withdraw.getByRole('button', { name: 'Withdraw', exact: true }).last().click()
    await expect(withdraw.getByText('Requested').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page, 'withdraw')
  },
)
