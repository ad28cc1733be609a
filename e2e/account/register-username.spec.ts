import * as z from 'zod/mini'
import {
  closeBrowser,
  codeFor,
  goodPassword,
  logIn,
  newName,
  newNumber,
  openLogin,
  readCaptcha,
  storedInTab,
  useRandomAddress,
} from '../support/accounts.ts'
import { inDatabase } from '../support/database.ts'
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  removeServerDrawing,
  test,
} from '../support/fixtures.ts'

const promotions = z.array(z.looseObject({ id: z.string(), category: z.string() }))

test.beforeEach(async ({ page }) => useRandomAddress(page))

/** Returns all lines of a member's bonus statement. */
const bonusEntries = (memberId: string) =>
  inDatabase(
    `SELECT l.code, l.amount, l.balance, m.currency
      FROM wallet_line l JOIN wallet_member m USING (member_id)
      WHERE l.member_id = $1 AND l.kind = 'bonus' AND l.amount <> 0`,
    [memberId],
  )

test('[REG-01] [REG-05] [REG-16] [REG-20] [SITE-01] [SITE-08] somebody registers by name', async ({
  page,
}) => {
  test.slow()
  await page.goto('/register')
  await expectHydrated(page)
  // The heading shows the brand's sign-up bonus.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create account and get ₫1,000.00',
  )
  await expect(page.getByText('Bonus money: wager it 10 times')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  const [name, number] = [newName(), newNumber()]
  const form = page.locator('form')
  await form.getByLabel('Username').fill(name)
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(goodPassword)
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(goodPassword)
  await form.getByLabel('Phone number').fill(number)
  await form.getByRole('button', { name: 'Get code' }).click()
  await expect(form.getByRole('button', { name: /^Code sent/ })).toBeDisabled()
  await form.getByLabel('SMS verification code').fill(await codeFor(page, number))
  await readCaptcha(page)
  await form.getByLabel('I have read and agree to the terms').check()
  await form.getByLabel('I am at least 18 years old').check()

  const sent = page.waitForRequest('**/wps/member/register')
  const info = page.waitForResponse('**/wps/member/info')
  await form.getByRole('button', { name: 'Create account' }).click()
  // The body is encrypted, so the password is not readable in transit.
  expect((await sent).postData()).not.toContain(goodPassword)
  expect((await sent).headers()['content-type']).toBe('application/jose')
  await info
  const success = page.getByRole('dialog', { name: 'Registered successfully!' })
  await expect(success.getByText('You are now logged in.')).toBeVisible()
  await expect(success.getByText('Your sign-up bonus: ₫1,000.00')).toBeVisible()
  await expect(success.getByText('Bonus money: wager it 10 times')).toBeVisible()
  await expect(page).toHaveURL('/')
  await success.getByRole('button', { name: 'Start playing' }).click()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  expect(await storedInTab(page, 'account')).toBe(name)
  expect(await storedInTab(page, 'token')).toBeTruthy()
  expect(await storedInTab(page, 'isAgent')).toBe('0')

  test.skip(!process.env.SITE_DATA_DIR, 'the bonus is looked up in the data of the site')
  const id = (await storedInTab(page, 'customerId')) ?? ''
  const units = '10000000'
  const promised = { code: 'promotion.signUp', amount: units, balance: units, currency: 'VND' }
  await expect.poll(() => bonusEntries(id)).toEqual([promised])
  // Another login credits no second bonus.
  await closeBrowser(page, 'nothing')
  await logIn(page, name, goodPassword)
  expect(await bonusEntries(id)).toEqual([promised])
})

test('[REG-12] [VAL-08] errors stand under their fields and typed values stay', async ({
  page,
}) => {
  await page.goto('/register')
  await expectHydrated(page)
  const form = page.locator('form')
  await expect(form.getByLabel('Username')).toHaveAttribute('placeholder', 'Username *')
  await expect(form.getByLabel('Email')).toHaveAttribute('placeholder', 'Email')
  await form.getByLabel('Username').fill('1player')
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Jade-Lantern-4471')
  await form.getByRole('textbox', { name: 'Confirm password' }).fill('something else')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByLabel('Username')).toHaveAccessibleDescription(/letters and numbers/i)
  await expect(form.getByLabel('Username')).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Confirm password' })).toHaveAccessibleDescription(
    "The entries don't match.",
  )
  await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription(
    'This field is required.',
  )
  await expect(form.getByText('Please agree to the terms.')).toBeVisible()
  await expect(form.getByText('Please confirm that you are at least 18 years old.')).toBeVisible()
  await expect(form.getByLabel('Username')).toHaveValue('1player')
  await form.getByRole('button', { name: 'Show password' }).first().click()
  await expect(form.locator('input[name=password]')).toHaveAttribute('type', 'text')
  await expectAccessible(page, 'main')
})

test('[REG-18] a refusal shows the reason, keeps the values and draws a new captcha', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  await page.goto('/register')
  await expectHydrated(page)
  const form = page.locator('form')
  const number = newNumber()
  await form.getByLabel('Username').fill('demo')
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(goodPassword)
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(goodPassword)
  await form.getByLabel('Phone number').fill(number)
  await form.getByRole('button', { name: 'Get code' }).click()
  await form.getByLabel('SMS verification code').fill(await codeFor(page, number))
  await form.getByLabel('Characters in the image').fill('wrong')
  await form.getByLabel('I have read and agree to the terms').check()
  await form.getByLabel('I am at least 18 years old').check()
  const picture = form.locator('img[data-captcha]')
  const before = await picture.getAttribute('src')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByRole('alert')).toContainText('characters in the new image')
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect(form.getByLabel('Characters in the image')).toHaveValue('')
  await readCaptcha(page)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByRole('alert')).toContainText('already taken')
  await expect(form.getByLabel('Username')).toHaveValue('demo')
  await expect(form.getByLabel('Phone number')).toHaveValue(number)
  await expect(form.getByRole('button', { name: 'Create account' })).toBeEnabled()
})

test('[REG-10] a new picture at most once a second; proof of work is the alternative', async ({
  page,
}) => {
  let drawn = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/captcha')) drawn += 1
  })
  await page.goto('/register')
  const form = page.locator('form')
  const another = form.getByRole('button', { name: 'New image' })
  await expect(form.locator('img[data-captcha]')).toBeVisible()
  await page.waitForTimeout(1000)
  const first = drawn
  // All clicks in one task: on a slow machine four presses may take longer than the limit.
  await another.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 4; press += 1) button.click()
  })
  await expect.poll(() => drawn).toBe(first + 1)
  await page.waitForTimeout(300)
  expect(drawn).toBe(first + 1)
  await form.getByRole('button', { name: "I can't read this" }).click()
  await expect(form.getByText('Done. No image needed.')).toBeVisible()
})

test('[ROUTE-02] both addresses show the page in the regions of the home page', async ({
  page,
}) => {
  for (const path of ['/register', '/register.html']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Fairhouse' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Main menu' })).toBeVisible()
    await expect(page.locator('form').getByLabel('Username')).toBeVisible()
  }
})

test.describe('where movement is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const turns = (offers: HTMLElement) =>
    offers.getAnimations({ subtree: true }).flatMap((animation) => {
      const isTurn = animation instanceof CSSAnimation && animation.animationName === 'turn'
      return isTurn ? [animation.effect?.getComputedTiming().duration] : []
    })

  const endTurn = (offers: HTMLElement) => {
    for (const animation of offers.getAnimations({ subtree: true })) {
      if (animation instanceof CSSAnimation && animation.animationName === 'turn')
        animation.finish()
    }
  }

  test('[REG-03] several offers for new players change every five seconds', async ({ page }) => {
    await removeServerDrawing(page)
    const answer = await page.request.get('/wps/content/promotions', {
      headers: { language: 'EN' },
    })
    const { value } = await answer.json()
    const ofCategory = (category: string) =>
      z.parse(promotions, value.list).filter((one) => one.category === category)
    const [first, ...more] = ofCategory('new_player')
    const others = ofCategory('regular')
    expect(others.length).toBeGreaterThan(0)
    expect(more).toHaveLength(1)
    let list = [...others, first]
    await page.route('**/wps/content/promotions', (route) =>
      route.fulfill({ json: { success: true, value: { ...value, list }, message: '' } }),
    )
    const offers = page.getByRole('region', { name: 'New player offers' })
    const cards = offers.locator(':not([inert]) > a[href^="/promotions/"]')

    await page.goto('/register')
    await expectHydrated(page)
    await expect(cards).toHaveCount(1)
    await expect(cards).toHaveAttribute('href', `/promotions/${first?.id}`)
    expect(await offers.evaluate(turns)).toEqual([])
    await expect(offers.getByRole('button')).toHaveCount(0)

    list = [first, ...others, ...more]
    await page.goto('/register')
    await expectHydrated(page)
    const slides = offers.getByRole('group', { name: / of / })
    await expect(slides).toHaveCount(2)
    await expect.poll(() => offers.evaluate(turns)).toEqual([5000])
    await offers.evaluate(endTurn)
    await expect(cards).toHaveAttribute('href', `/promotions/${more[0]?.id}`)
    await offers.evaluate(endTurn)
    await expect(cards).toHaveAttribute('href', `/promotions/${first?.id}`)
  })
})

test('[REG-04] as a dialog it has no reset; on the page reset empties it', async ({ page }) => {
  await page.goto('/register')
  await expectHydrated(page)
  await page.locator('form').getByLabel('Username').fill('somebody')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.locator('form').getByLabel('Username')).toHaveValue('')
  await page.goto('/promotions')
  const login = await openLogin(page)
  await login.getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create account' })
  await expect(dialog.locator('form').getByLabel('Username')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Reset' })).toHaveCount(0)
  await expectAccessible(page, 'dialog')
})

test('[REG-13] members are led to the login', async ({ page }) => {
  await page.goto('/register')
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Already have an account? Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('[REG-14] the address fills in the inviter; a wrong code is refused first', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  let registered = false
  page.on('request', (request) => {
    registered ||= request.url().endsWith('/wps/member/register')
  })
  // The referral code may be in the address of any page.
  await page.goto('/?referralCode=FRIEND66')
  await expect.poll(() => storedInTab(page, 'referralCode')).toBe('FRIEND66')
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  const form = page.locator('form')
  await expect(form.getByLabel('Referral code')).toHaveValue('FRIEND66')
  await page.reload()
  await expect(form.getByLabel('Referral code')).toHaveValue('FRIEND66')
  await page.goto('/register?referralCode=FRIEND77&affiliateCode=NOSUCH99')
  await expectHydrated(page)
  await expect(form.getByLabel('Referral code')).toHaveValue('FRIEND77')
  await expect(form.getByLabel('Invitation code')).toHaveValue('NOSUCH99')
  await form.getByLabel('Username').fill(newName())
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(goodPassword)
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(goodPassword)
  await form.getByLabel('Phone number').fill(newNumber())
  await form.getByLabel('SMS verification code').fill('123456')
  await readCaptcha(page)
  await form.getByLabel('I have read and agree to the terms').check()
  await form.getByLabel('I am at least 18 years old').check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByLabel('Invitation code')).toHaveAccessibleDescription(
    'This invitation code is invalid.',
  )
  expect(registered).toBe(false)
})

test('[REG-11] the terms open in a dialog and typed values stay', async ({ page }) => {
  await page.goto('/register')
  await expectHydrated(page)
  await page.locator('form').getByLabel('Username').fill('reader')
  const opened = page.waitForEvent('popup')
  await page.locator('form').getByRole('link', { name: 'terms' }).click()
  await expect(await opened).toHaveURL('/help')
  await expect(page.locator('form').getByLabel('Username')).toHaveValue('reader')
})

test('[REG-19] direct registration asks only for what is required', async ({ page }) => {
  await page.goto('/register')
  await expectHydrated(page)
  const form = page.locator('form')
  await form.getByRole('button', { name: 'Direct registration' }).click()
  await expect(form.getByRole('textbox', { name: 'Confirm password' })).toHaveCount(0)
  await expect(form.getByLabel('Email')).toHaveCount(0)
  await expect(form.getByLabel('Username')).toBeVisible()
  await form.getByRole('button', { name: 'Show all fields' }).click()
  await expect(form.getByLabel('Email')).toBeVisible()
})

test('the form fits the narrowest phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/register')
  await expectNoOverflow(page, 'register')
})
