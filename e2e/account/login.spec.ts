import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import {
  closeBrowser,
  codeFor,
  logIn,
  openLogin,
  storedInTab,
  useRandomAddress,
} from '../support/accounts.ts'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn } from '../support/people.ts'

const password = 'Fairhouse-demo-1'
const work = z.object({ value: z.object({ bits: z.number() }) })

test.beforeEach(async ({ page }) => useRandomAddress(page))

test('[AUTH-01] [AUTH-02] [SITE-01] a login by password stores the token and goes home', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page, 'demo', password)
  await expect(page).toHaveURL('/')
  expect(await storedInTab(page, 'token')).toBeTruthy()
  expect(await storedInTab(page, 'account')).toBe('demo')
  expect(await storedInTab(page, 'merchantCode')).toBe('fairhouse')
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie]),
  )
  expect(stored).not.toContain(password)
  // The session survives a reload, and the page never shows the login button meanwhile.
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0)
})

test('typed values stay when the remembered browser is recognised', async ({ page }) => {
  let answer = () => {}
  const requestStarted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/wps/session/remembered', async (route) => {
    await requestStarted
    await route.continue()
  })
  await page.goto('/promotions')
  const dialog = await openLogin(page)
  await dialog.getByLabel('Username or phone number').fill('demo')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  const answered = page.waitForResponse('**/wps/session/remembered')
  answer()
  await answered
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
})

test('one message for every failure; typed values stay', async ({ page, expected }) => {
  expected(/Failed to load resource/)
  await page.goto('/promotions')
  const dialog = await openLogin(page)
  const said: string[] = []
  for (const name of ['demo', 'nobodyatall']) {
    await dialog.getByLabel('Username or phone number').fill(name)
    await dialog.getByRole('textbox', { name: 'Password' }).fill('not-the-password')
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    said.push((await dialog.getByRole('alert').textContent()) ?? '')
    await expect(dialog.getByLabel('Username or phone number')).toHaveValue(name)
  }
  expect(said[0]).toBe(said[1])
})

test('[VAL-04] the name is trimmed, the password is not; nothing may be missing', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  let logins = 0
  page.on('request', (request) => (logins += Number(request.url().endsWith('/session/login'))))
  await page.goto('/promotions')
  const dialog = await openLogin(page)
  const submit = dialog.getByRole('button', { name: 'Log in', exact: true })
  await submit.click()
  await expect(dialog.getByText('This field is required.')).toHaveCount(2)
  await dialog.getByRole('tab', { name: 'SMS code' }).click()
  await submit.click()
  await expect(dialog.getByText('This field is required.')).toHaveCount(2)
  await dialog.getByLabel('Phone number').fill('12')
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByText('Use 6–15 characters.')).toBeVisible()
  await dialog.getByLabel('Phone number').fill('abcdefgh')
  await submit.click()
  await expect(dialog.getByText('Enter a valid phone number.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await dialog.getByLabel('Username or phone number').fill('  demo ')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(` ${password} `)
  expect(logins).toBe(0)
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('Incorrect username or password')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await submit.click()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
})

test('[AUTH-04] [VAL-04] after failures the captcha is asked for', async ({ page, expected }) => {
  expected(/Failed to load resource/)
  await page.goto('/promotions')
  const dialog = await openLogin(page)
  await expect(dialog.getByLabel('Characters in the image')).toHaveCount(0)
  const letters = dialog.getByLabel('Characters in the image')
  for (let tries = 0; tries < 6 && (await letters.count()) === 0; tries += 1) {
    await dialog.getByLabel('Username or phone number').fill('someone4')
    await dialog.getByRole('textbox', { name: 'Password' }).fill(`wrong-${tries}`)
    const answered = page.waitForResponse('**/wps/session/login')
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await answered
    await expect(dialog.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
    await page.waitForTimeout(100)
  }
  await expect(letters).toBeVisible()
  // Once the captcha is shown, the form sends nothing without it.
  let logins = 0
  page.on('request', (request) => (logins += Number(request.url().endsWith('/session/login'))))
  await letters.fill('x')
  await letters.fill('')
  await expect(letters).toHaveAccessibleDescription('')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(letters).toHaveAccessibleDescription('This field is required.')
  expect(logins).toBe(0)
  await expectAccessible(page, 'dialog')
})

test('[AUTH-05] a remembered member signs in with one press until the browser forgets', async ({
  page,
}) => {
  await page.goto('/promotions')
  const dialog = await openLogin(page)
  await dialog.getByLabel('Username or phone number').fill('demo')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByLabel('Remember me for 24 hours').check()
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()

  // The session is gone; the remembered browser is not.
  await closeBrowser(page, 'cookies')
  const second = await openLogin(page)
  await expect(second.getByLabel('Username or phone number')).toHaveValue('demo')
  await second.getByRole('button', { name: 'Continue as demo' }).click()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()

  await closeBrowser(page, 'cookies')
  const third = await openLogin(page)
  await third.getByRole('button', { name: 'Forget me on this device' }).click()
  await expect(third.getByRole('button', { name: 'Continue as demo' })).toHaveCount(0)
})

test('[AUTH-05] the number of an SMS login comes back with its country code', async ({ page }) => {
  const { name, mobile } = await newPerson(page)
  await page.context().clearCookies()
  // The number's country is not that of the visitor, so the code can only come from the memory.
  await page.route('**/wps/system/country', async (route) => {
    const answer = await route.fetch()
    const { value, ...envelope } = await answer.json()
    const own = { countryCode: 'TH', countryDialingCode: '66' }
    await route.fulfill({ json: { ...envelope, value: { ...value, own } } })
  })
  const openSms = async () => {
    const dialog = await openLogin(page)
    await dialog.getByRole('tab', { name: 'SMS code' }).click()
    const country = dialog.getByRole('combobox', { name: 'Country code' })
    await expect(country).not.toHaveValue('')
    return { dialog, country, number: dialog.getByLabel('Phone number') }
  }
  await page.goto('/promotions')
  const first = await openSms()
  await expect(first.country).toHaveValue('+66')
  await expect(first.number).toHaveValue('')
  await first.country.click()
  await first.country.fill('Vietnam')
  await page.keyboard.press('Enter')
  await expect(first.country).toHaveValue('+84')
  await first.number.fill(mobile)
  await first.dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(first.dialog.getByRole('button', { name: /^Code sent/ })).toBeDisabled()
  await first.dialog.getByLabel('SMS verification code').fill(await codeFor(page, `+84${mobile}`))
  await first.dialog.getByLabel('Remember me for 24 hours').check()
  await first.dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()

  // Neither the page nor its storage knows the number: only a cookie that no script can read.
  await closeBrowser(page, 'cookies')
  const readable = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie]),
  )
  expect(readable).not.toContain(mobile)
  expect(readable).not.toContain('remember')
  const cookies = await page.context().cookies()
  const memory = cookies.find((cookie) => cookie.name.endsWith('remember'))
  expect(memory).toMatchObject({ httpOnly: true })
  expect(Math.round(((memory?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24)
  expect(JSON.stringify(cookies)).not.toContain(mobile)

  const second = await openSms()
  await expect(second.country).toHaveValue('+84')
  await expect(second.number).toHaveValue(mobile)
  await expectAccessible(page, 'dialog')
  await second.dialog.getByRole('button', { name: 'Forget this number' }).click()
  await expect(second.number).toHaveValue('')
  await expect(second.country).toHaveValue('+66')

  await closeBrowser(page, 'cookies')
  const third = await openSms()
  await expect(third.dialog.getByRole('button', { name: /^Continue as/ })).toHaveCount(0)
  await expect(third.country).toHaveValue('+66')
  await expect(third.number).toHaveValue('')
})

test('[AUTH-06] [AUTH-15] [AUTH-16] [SITE-01] a trial is asked to register', async ({ page }) => {
  await page.goto('/promotions')
  await page.getByRole('banner').getByRole('button', { name: 'Try for free' }).click()
  const dialog = page.getByRole('dialog', { name: 'Try for free' })
  const sent = page.waitForRequest('**/wps/session/login/freeplay')
  await dialog.getByRole('button', { name: 'Start playing' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ platform: 'W', version: 3 })
  const menu = page.getByRole('button', { name: /^Account:/ })
  await expect(menu).toBeVisible()
  expect(await storedInTab(page, 'isAgent')).toBe('4')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const warning = page.getByRole('dialog', { name: 'Real account needed' })
  const openOwn = async (name: string) => {
    // An announcement popup may close the menu.
    await expect(async () => {
      await menu.click()
      await page.getByRole('menuitem', { name }).click({ timeout: 10_000 })
    }).toPass()
    await expect(warning).toContainText('using a trial account. Register a real account')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }
  await openOwn('Feedback')
  await warning.getByRole('button', { name: 'Not now' }).click()
  await expect(warning).toBeHidden()
  await openOwn('Security')
  await warning.getByRole('button', { name: 'Not now' }).click()
  await expect(warning).toBeHidden()
  // The address of the member centre leads no further than its menu does.
  await page.goto('/promotions?centre=securityCenter')
  await expect(warning).toContainText('using a trial account. Register a real account')
  await expect(page.getByRole('dialog')).toHaveCount(1)

  await page.goto('/rng')
  await expectHydrated(page)
  const hearts = page.getByRole('main').getByRole('button', { name: /to favourites$/ })
  const heart = hearts.first()
  await heart.click()
  await expect(warning).toContainText('Please register an account first to save favourites.')
  await expect(warning).not.toContainText('using a trial account')
  await expectAccessible(page, 'dialog')
  await warning.getByRole('button', { name: 'Not now' }).click()
  await expect(heart).toHaveAccessibleName(/^Add .* to favourites$/)
  await heart.click()
  await warning.getByRole('button', { name: 'Register now' }).click()
  await expect(page.getByRole('dialog', { name: /^Create account/ })).toBeVisible()
})

test('[AUTH-16] the member centre opens with the token of a member, else the login', async ({
  page,
}) => {
  const centre = page.getByRole('dialog', { name: 'Security' })
  await page.goto('/promotions?centre=securityCenter')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(centre).toHaveCount(0)
  await openSignedIn(page, await newPerson(page), '/promotions?centre=securityCenter')
  await expect(centre).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Real account needed' })).toHaveCount(0)
})

test('[AUTH-01] an SMS code signs in the owner of the number', async ({ page, expected }) => {
  expected(/Failed to load resource/)
  const { name, mobile } = await newPerson(page)
  await page.context().clearCookies()
  await page.goto('/promotions')
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: 'SMS code' }).click()
  await dialog.getByLabel('Phone number').fill(mobile)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /^Code sent/ })).toBeDisabled()
  // The countdown leaves room for six digits on a narrow phone.
  await page.setViewportSize({ width: 360, height: 740 })
  const code = dialog.getByLabel('SMS verification code')
  await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThan(110)
  await code.fill('000000')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('code is incorrect')
  await code.fill(await codeFor(page, `+84${mobile}`))
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()
  expect(await storedInTab(page, 'token')).toBeTruthy()
})

test('[SEC-08] [SEC-09] under load the device works for its code, and the owner gets it', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  const { name, mobile } = await newPerson(page)
  await page.context().clearCookies()
  // With the code of registration, these are three codes within the hour.
  for (const network of [1, 2]) {
    const answer = await page.request.post('/wps/verification/sms/noLogin', {
      data: { mobileNum: mobile, countryDialingCode: '84' },
      headers: { 'x-forwarded-for': `192.0.${network}.${randomInt(1, 254)}` },
    })
    expect(answer.status()).toBe(200)
  }
  await page.context().clearCookies()
  let bits = 0
  page.on('response', async (response) => {
    if (!response.url().endsWith('/wps/captcha/work')) return
    bits = z.parse(work, await response.json()).value.bits
  })
  await page.goto('/promotions')
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: 'SMS code' }).click()
  await dialog.getByLabel('Phone number').fill(mobile)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /^Code sent/ })).toBeDisabled()
  expect(bits).toBeGreaterThan(16)
  await expect(dialog.locator('img[data-captcha]')).toHaveCount(0)
  await dialog.getByLabel('SMS verification code').fill(await codeFor(page, `+84${mobile}`))
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()
})

test('[ROUTE-13] the login has a page of its own, which leads home', async ({ page }) => {
  await page.goto('/login')
  await expectHydrated(page)
  await expectAccessible(page, 'main')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Username or phone number').fill('demo')
  await form.getByRole('textbox', { name: 'Password' }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test(
  'a new tab is signed in by its sister, and both leave together',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/promotions')
    await logIn(page, 'demo', password)
    const sister = await context.newPage()
    await useRandomAddress(sister)
    await sister.goto('/promotions')
    await expect(sister.getByRole('button', { name: /^Account:/ })).toBeVisible()
    expect(await storedInTab(sister, 'token')).toBe(await storedInTab(page, 'token'))
    // An announcement popup may close the menu.
    await expect(async () => {
      await page.getByRole('button', { name: /^Account:/ }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).click({ timeout: 10_000 })
    }).toPass()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    for (const tab of [page, sister]) {
      await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
      expect(await storedInTab(tab, 'token')).toBeNull()
    }
  },
)

test(
  'a session that the server has ended is left quietly',
  { tag: '@full' },
  async ({ page, context, expected }) => {
    expected(/Failed to load resource/)
    await page.goto('/promotions')
    await logIn(page, 'demo', password)
    // A blank page first: a call in flight would notice the end of the session early.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto('/promotions')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
    expect(await storedInTab(page, 'token')).toBeNull()
  },
)
