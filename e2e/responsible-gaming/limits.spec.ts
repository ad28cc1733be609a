import { playAtSandbox } from '../support/bets.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  storeChoices,
  test,
} from '../support/fixtures.ts'
import { textsOf } from '../support/packs.ts'
import { newPerson, openSignedIn, watchRequests } from '../support/people.ts'
import { panelOf, panelPath, phone, setLimit } from '../support/safer.ts'

test('[RG-01] [RG-02] a loss limit holds at once, and more of it has to wait', async ({
  page,
  request,
}) => {
  const person = await newPerson(page)
  await page.setViewportSize(phone)
  await openSignedIn(page, person, panelPath)
  const panel = panelOf(page)
  const day = panel.getByRole('listitem').filter({ hasText: 'Per day' })
  await expect(day).toContainText('No limit')
  await day.getByRole('button').click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Enter an amount.')).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(day.getByRole('button')).toBeFocused()
  expect(await setLimit(panel, 'Losses, Per day', '1,000')).toBe(
    '₫1,000.00 will take effect immediately.',
  )
  await expect(day).toContainText('₫1,000.00Your limit')

  await playAtSandbox(request, person.name, [['400', '100']])
  await page.reload()
  await expect(day).toContainText('Used: ₫300.00Remaining: ₫700.00')
  await expect(day).toContainText(/Resets on .*00:00/)
  const said = await setLimit(panel, 'Losses, Per day', '2000')
  expect(said).toContain('It takes 24 hours and must then be confirmed within 7 days.')
  await expect(day).toContainText('You requested ₫2,000.00.')
  await expect(day).toContainText(/You can confirm it from .+ to .+\. If you don't/)
  await expect(day.getByRole('button', { name: 'Confirm' })).toBeHidden()
  await expect(day).toContainText('₫1,000.00Your limit')
  await expectAccessible(page)
  await expectNoOverflow(page, 'limits')
  await day.getByRole('button', { name: 'Cancel request' }).click()
  await expect(day).not.toContainText('You requested')
})

test(
  '[RG-01] before the first deposit a limit is offered, and it is kept to',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/4\d\d/)
    const person = await newPerson(page)
    await page.setViewportSize(phone)
    await openSignedIn(page, person, '/promotions?centre=depositv2')
    const deposit = panelOf(page, 'Deposit')
    await deposit.getByRole('button', { name: 'Set a deposit limit' }).click()
    const panel = panelOf(page)
    await setLimit(panel, 'Deposits, In 24 hours', '60000')
    await page.goto('/promotions?centre=depositv2')
    await deposit.getByRole('textbox', { name: 'Amount' }).fill('100000')
    await expect(deposit.getByRole('button', { name: 'Set a deposit limit' })).toBeHidden()
    await deposit.getByRole('button', { name: 'Continue' }).click()
    const depositText = 'Your limits let you deposit ₫60,000.00 right now.'
    await expect(deposit.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      new RegExp(depositText),
    )
  },
)

test('[RG-05] [C-41] a break starts at once and deposits are refused during it', async ({
  page,
  expected,
}) => {
  expected(/4\d\d/)
  const person = await newPerson(page)
  await page.setViewportSize(phone)
  await openSignedIn(page, person, `${panelPath}&part=break`)
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: '2 days' }).check()
  await panel.getByRole('button', { name: 'Take a break' }).click()
  const sure = panelOf(page, 'Take a break: 2 days')
  await expect(sure).toContainText('No bets and no deposits, effective immediately.')
  await expect(sure).toContainText("It can't be cancelled or shortened")
  // Enter does not confirm a permanent decision.
  await page.keyboard.press('Enter')
  await expect(sure).toBeVisible()
  await sure.getByRole('button', { name: 'Yes, start my break' }).click()
  await expect(panel.getByText(/^No bets and no deposits until .+\.$/)).toBeVisible()
  // A running break can only be extended.
  await expect(panel.getByRole('radio', { name: '2 days' })).toBeHidden()
  await expect(panel.getByRole('radio', { name: '3 days' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/promotions?centre=depositv2')
  const deposit = panelOf(page, 'Deposit')
  await deposit.getByRole('textbox', { name: 'Amount' }).fill('100000')
  await deposit.getByRole('button', { name: 'Continue' }).click()
  await expect(deposit.getByRole('alert')).toHaveText(
    'Play is paused or excluded on your account. You can still withdraw your money.',
  )
})

test(
  '[RG-05] whoever takes a break cannot play, but withdraw',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/403/)
    const person = await newPerson(page)
    const headers = { authorization: `Bearer ${person.token}`, accept: 'application/json' }
    const data = { hours: 24 }
    await page.setViewportSize(phone)
    await page.request.post('/wps/exclusion/time-out', { headers, data })
    await watchRequests(page)
    await openSignedIn(page, person, '/game?gameCode=lucky-orchard')
    const away = panelOf(page, 'Play is paused on your account')
    await expect(away).toContainText(/You can play again from .+\./)
    await expectAccessible(page)
    await expectNoOverflow(page, 'the dialog')
    await away.getByRole('button', { name: 'Withdraw' }).click()
    await expect(panelOf(page, 'Withdraw').getByText('Cash balance')).toBeVisible()
  },
)

test('[RG-01] a refused bet names its limit and what is left, in page and game', async ({
  page,
  request,
  expected,
}) => {
  expected(/4\d\d/)
  const person = await newPerson(page)
  await watchRequests(page)
  await openSignedIn(page, person, panelPath)
  await setLimit(panelOf(page), 'Losses, Per day', '300')
  await playAtSandbox(request, person.name, [
    ['200', '0'],
    ['99.99', '0'],
  ])
  await page.goto('/game?gameCode=lucky-orchard')
  const game = page.frameLocator('iframe')
  await expect(game.locator('[data-mirror]')).toHaveAttribute('data-mirror', 'ready')
  const bet = await game.locator('[data-stake] bdi').innerText()
  await game.getByRole('button', { name: 'Spin', exact: true }).click()
  const panel = panelOf(page, 'This bet is over your limit')
  const text = `Daily loss limit: ₫300.00. Remaining: ₫0.01. This bet: ${bet}.`
  await expect(panel).toContainText(text)
  await expect(panel).toContainText('No money was staked.')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'View my limits' }).click()
  await expect(panelOf(page).getByText('₫300.00').first()).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await panel.getByRole('button', { name: 'Back to game' }).click()
  await expect(panel).toBeHidden()
  await expect(game.getByRole('alert')).toContainText(text)
})

for (const language of ['EN', 'VI', 'CN', 'ID', 'TH', 'TY'] as const) {
  const tag = language === 'VI' ? [] : ['@full']
  test(`[RG-01] [RG-05] every part of it on a phone, ${language}`, { tag }, async ({ page }) => {
    const say = textsOf(language)
    await page.setViewportSize(phone)
    await storeChoices(page, { lang: language, theme: language === 'VI' ? 'light' : 'dark' })
    const person = await newPerson(page)
    await openSignedIn(page, person, panelPath)
    const panel = panelOf(page, say('centre.page_safer'))
    for (const part of ['limits', 'check', 'break']) {
      await panel.getByRole('tab', { name: say(`safer.tab_${part}`) }).click()
      await expectNoOverflow(page, part)
    }
    await expectAccessible(page)
    await panel.getByRole('radio', { name: say('safer.for_good') }).check()
    await panel.getByRole('button', { name: say('safer.exclude_title') }).click()
    await expect(page.getByText(say('safer.sure_no_way_back'))).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page, 'the question')
  })
}
