import { playAtSandbox } from '../support/bets.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  storeChoices,
  test,
} from '../support/fixtures.ts'
import { textsOf } from '../support/packs.ts'
import { newPerson, openSignedIn } from '../support/people.ts'
import { panelOf, panelPath, phone } from '../support/safer.ts'

const questions = 9

test(
  '[C-41] [RG-16] [FUN-09] activity is told, a self-test taken and help found',
  { tag: '@full' },
  async ({ page, request }) => {
    const person = await newPerson(page)
    await page.setViewportSize(phone)
    await playAtSandbox(request, person.name, [['400', '100']])
    await openSignedIn(page, person, `${panelPath}&part=activity`)
    const panel = panelOf(page)
    await expect(panel.getByRole('tab', { name: 'Your activity' })).toBeInViewport({ ratio: 1 })
    await expect(panel.getByText('Net deposits', { exact: true })).toBeVisible()
    await expect(panel.getByRole('figure', { name: 'Net result by day' })).toBeVisible()
    await panel.getByText('By day', { exact: true }).click()
    const day = panel.getByRole('listitem').filter({ hasText: 'Time played' })
    await expect(day).toContainText('-₫300.00Time played1 minuteStake₫400.00Payout₫100.00')
    await expectAccessible(page)
    await expectNoOverflow(page, 'activity')

    await page.goto(`${panelPath}&part=selftest`)
    const send = panel.getByRole('button', { name: 'See my result' })
    const groups = panel.getByRole('group', { name: /^Question \d of 9/ })
    await expect(groups).toHaveCount(questions)
    await groups.first().getByRole('radio', { name: 'Sometimes' }).check()
    await send.click()
    const second = groups.nth(1)
    await expect(second.getByRole('radio', { name: 'Never' })).toBeFocused()
    await expect(second).toHaveAccessibleDescription('Choose an answer.')
    await expectAccessible(page)
    await expectNoOverflow(page, 'the questions')
    // Answers the questions by keyboard alone.
    for (let number = 2; number <= questions; number += 1) {
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
    }
    await expect(send).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: 'Many signs' })).toBeFocused()
    await expect(panel.getByText(/^Your last result, \w+ \d+, \d{4}/)).toBeVisible()
    await expect(panel.getByText(/We advise you to exclude yourself/)).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page, 'the result')
    await panel.getByRole('button', { name: 'Take a break' }).click()
    await expect(panel.getByRole('tab', { name: 'Breaks' })).toBeFocused()

    await page.reload()
    await expect(panel.getByRole('heading', { name: 'Many signs' })).toBeVisible()
    await panel.getByRole('button', { name: 'Find help' }).click()
    await expect(panel.getByRole('tab', { name: 'Help' })).toBeFocused()
    const link = panel.getByRole('link', { name: /^gamblingtherapy\.org/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(panel.getByRole('link', { name: 'Call 096 306 1414' })).toHaveAttribute(
      'href',
      'tel:0963061414',
    )
    await expectAccessible(page)
    await expectNoOverflow(page, 'help')
  },
)

test(
  '[C-41] one part that does not come leaves the others as they are',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/500|Failed to load/)
    const person = await newPerson(page)
    await page.setViewportSize(phone)
    let isBroken = true
    await page.route('**/wps/limits', (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await openSignedIn(page, person, panelPath)
    const panel = panelOf(page)
    await expect(panel.getByRole('alert')).toBeVisible()
    await panel.getByRole('tab', { name: 'Help' }).click()
    await expect(panel.getByRole('heading', { name: 'Find help' })).toBeVisible()
    await expect(panel.getByRole('link', { name: /^gam-anon\.org/ })).toBeVisible()
    isBroken = false
    await panel.getByRole('tab', { name: 'Limits' }).click()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('heading', { name: 'Single bet' })).toBeVisible()
  },
)

/** Thirty days with large times and amounts. */
const activity = {
  currency: 'VND',
  zone: 'Asia/Ho_Chi_Minh',
  days: Array.from({ length: 30 }, (_, number) => {
    const [staked, won] = [number * 9_876_543, ((number * 7) % 30) * 9_123_456]
    return {
      date: `2026-11-${String(number + 1).padStart(2, '0')}`,
      minutes: (number * 37) % 500,
      staked: `${staked}.0000`,
      won: `${won}.0000`,
      net: `${won - staked}.0000`,
      paidIn: `${number % 3 === 0 ? 150_000_000 : 0}.0000`,
      paidOut: `${number % 7 === 0 ? 98_765_432 : 0}.0000`,
    }
  }),
  lifetime: {
    paidIn: '12345678900.0000',
    paidOut: '9876543210.0000',
    netDeposits: '2469135690.0000',
  },
}

for (const language of ['EN', 'VI', 'CN', 'ID', 'TH', 'TY'] as const) {
  test(
    `[C-41] [RG-16] [FUN-09] activity, self-test and help on a phone, ${language}`,
    { tag: ['@full'] },
    async ({ page }) => {
      const say = textsOf(language)
      await page.setViewportSize(phone)
      await storeChoices(page, { lang: language, theme: language === 'VI' ? 'light' : 'dark' })
      const person = await newPerson(page)
      await page.route('**/wps/safety/activity*', (route) =>
        route.fulfill({ json: { success: true, value: activity, message: '' } }),
      )
      await openSignedIn(page, person, panelPath)
      const panel = panelOf(page, say('centre.page_safer'))
      await panel.getByRole('tab', { name: say('activity.tab') }).click()
      await panel.getByText(say('activity.each'), { exact: true }).click()
      await expect(panel.getByRole('listitem').filter({ has: page.locator('dl') })).toHaveCount(30)
      await expectAccessible(page)
      await expectNoOverflow(page, 'activity')

      await panel.getByRole('tab', { name: say('selftest.tab') }).click()
      await panel.getByRole('button', { name: say('selftest.send') }).click()
      await expect(panel.getByText(say('selftest.missing'))).toHaveCount(questions)
      await expectAccessible(page)
      await expectNoOverflow(page, 'the questions')
      for (const radio of await panel
        .getByRole('radio', { name: say('selftest.answer_never') })
        .all())
        await radio.check()
      await panel.getByRole('button', { name: say('selftest.send') }).click()
      await expect(panel.getByRole('heading', { name: say('selftest.band_none') })).toBeFocused()
      await expectAccessible(page)
      await expectNoOverflow(page, 'the result')
      await panel.getByRole('button', { name: say('selftest.again') }).click()
      await expect(panel.getByRole('heading', { name: say('selftest.title') })).toBeFocused()

      await panel.getByRole('tab', { name: say('help.tab') }).click()
      await expect(panel.getByText(say('help.lead'))).toBeVisible()
      await expect(panel.getByRole('link', { name: /^gamblingtherapy\.org/ })).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page, 'help')
    },
  )
}
