import { randomInt, randomUUID } from 'node:crypto'
import type { Calls, OutputOf, SentOf } from '@fairhouse/protocol'
import { sealBody, sealedType } from '@fairhouse/protocol/seal'
import type { APIRequestContext, Page } from '@playwright/test'
import { codeFor } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { noteSecret } from './secrets.ts'

/** A member that one test registers for itself, so that tests do not affect each other. */
export interface Person {
  readonly name: string
  readonly password: string
  /** Without the country code. */
  readonly mobile: string
  readonly email: string
  /** Token of the session that registration started. */
  readonly token: string
}

type Route = keyof Calls

/** Sends a call with the page's cookies and returns its value; fails if it is refused. */
export async function must<R extends Route>(
  request: APIRequestContext,
  route: R,
  input: SentOf<Calls[R]>,
  token?: string,
  address?: string,
): Promise<OutputOf<Calls[R]>> {
  const [method = '', path = ''] = route.split(' ')
  const answer = await request.fetch(path, {
    method,
    headers: headersOf(token, address),
    ...(method !== 'GET' && { data: input }),
  })
  return valueOf(route, await answer.json())
}

/** Like `must`, with an encrypted body. */
export async function mustSealed<R extends Route>(
  request: APIRequestContext,
  route: R,
  input: SentOf<Calls[R]>,
  token?: string,
  address?: string,
): Promise<OutputOf<Calls[R]>> {
  const [method = '', path = ''] = route.split(' ')
  const { transportKeys } = await must(request, 'GET /wps/system/status', {})
  const [key] = transportKeys.keys
  if (!key) throw new Error('the site has no transport key')
  const data = await sealBody({ ...input }, key, Math.floor(Date.now() / 1000), randomUUID())
  const headers = { ...headersOf(token, address), 'content-type': sealedType }
  const answer = await request.fetch(path, { method, headers, data })
  return valueOf(route, await answer.json())
}

const headersOf = (token: string | undefined, address?: string) => ({
  ...(address !== undefined && { 'x-forwarded-for': address }),
  accept: 'application/json',
  language: 'EN',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
})

function valueOf(route: string, answer: { success: boolean; message: string; value: never }) {
  expect(answer, `${route}: ${answer.message}`).toMatchObject({ success: true })
  return answer.value
}

const json = { accept: 'application/json' }

/** Empties the list of announcements, because a popup could interrupt the test at any time. */
export async function hideAnnouncements(page: Page): Promise<void> {
  await page.context().route('**/wps/member/announcements?*', async (route) => {
    // The test may end before the answer arrives.
    const answer = await route.fetch().catch(() => undefined)
    const said = await answer?.json().catch(() => undefined)
    if (!answer || !said) return
    await route.fulfill({ response: answer, json: { ...said, value: { ...said.value, list: [] } } })
  })
}

/**
 * Registers a member with a confirmed phone number and a confirmed email address. The page stays
 * signed out: a test signs in through the dialog, or opens a page with the token.
 */
export async function newPerson(page: Page): Promise<Person> {
  const person = await newUnconfirmedPerson(page)
  return { ...person, token: await confirmEmail(page, person) }
}

/** Confirms the email from another client address, because code requests count by address. */
async function confirmEmail(page: Page, person: Person): Promise<string> {
  const { request } = page.context()
  const { token, email, mobile, name: username, password } = person
  const part = () => randomInt(1, 254)
  const from = `10.${part()}.${part()}.${part()}`
  await must(request, 'POST /wps/session/stepUp/send', { way: 'sms' }, token, from)
  const proof = { way: 'sms', code: await codeFor(page, `+84${mobile}`) } as const
  await mustSealed(request, 'POST /wps/session/stepUp', proof, token, from)
  await must(request, 'POST /wps/verification/contact', { own: 'email' }, token, from)
  const confirmed = { own: 'email', verificationCode: await codeFor(page, email) } as const
  await mustSealed(request, 'POST /wps/member/contact', confirmed, token, from)
  // A new session has no step-up yet, so that a test is asked for its own.
  const entered = await must(request, 'POST /wps/session/login', { username, password }, token)
  if (!('token' in entered)) throw new Error('signing in again has begun no session')
  return entered.token
}

/** Registers a member whose email address is not confirmed. */
export async function newUnconfirmedPerson(page: Page): Promise<Person> {
  test.slow()
  await leaveSignedInPage(page)
  const { request } = page.context()
  const person = {
    name: `p${randomUUID().replaceAll('-', '').slice(0, 13)}`,
    password: `Of-their-own-${randomUUID()}`,
    mobile: `9${randomInt(1, 9)}${String(randomInt(0, 10_000_000)).padStart(7, '0')}`,
    email: `${randomUUID()}@example.com`,
  }
  noteSecret(page, person.password)
  const phone = { countryDialingCode: '84' }
  await must(request, 'POST /wps/verification/sms/register', { ...phone, mobileNo: person.mobile })
  const verificationCode = await codeFor(page, `+84${person.mobile}`)
  await must(request, 'GET /wps/captcha', {})
  const { answer: captcha } = await (await request.get('/dev/captcha', { headers: json })).json()
  const registered = await mustSealed(request, 'PUT /wps/member/register', {
    ...phone,
    username: person.name,
    password: person.password,
    confirmPassword: person.password,
    mobileNum: person.mobile,
    email: person.email,
    verificationCode,
    captcha,
    agreeTerms: true,
    ageConfirmed: true,
    login: true,
    registerMethod: 'WEB',
  })
  if (!('token' in registered)) throw new Error('registering has begun no session')
  const { token } = registered
  await markAnnouncementsSeen(page, token)
  return { ...person, token }
}

/** A new session replaces the cookie of the one before, and the calls of its page are refused. */
async function leaveSignedInPage(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return
  const isSignedIn = await page.evaluate(() => sessionStorage.getItem('token') !== null)
  if (isSignedIn) await page.goto('/robots.txt')
}

/** Marks all announcements as seen, because a popup could interrupt the test at any time. */
async function markAnnouncementsSeen(page: Page, token: string): Promise<void> {
  const { list } = await must(page.context().request, 'GET /wps/member/announcements', {}, token)
  const seen = list.map(({ id }) => id).join(',')
  await page.context().addInitScript((ids) => {
    // A sandboxed frame has no origin and no storage.
    if (origin.startsWith('http')) localStorage.setItem('popups', ids)
  }, seen)
}

/**
 * Call before opening a game: `x-forwarded-for` makes the browser preflight each file of a frame
 * without an origin, unless requests are intercepted.
 */
export async function watchRequests(page: Page): Promise<void> {
  await page.context().route('**/nothing-like-this', (route) => route.continue())
}

/** Opens a page signed in by the session that registration started. */
export async function openSignedIn(page: Page, { token }: Person, path: string): Promise<void> {
  await must(page.context().request, 'POST /wps/member/firstLogin', {}, token)
  // Any page of the origin will do to write the token to the tab's storage; this is the lightest.
  await page.goto('/robots.txt')
  await page.evaluate((sessionToken) => sessionStorage.setItem('token', sessionToken), token)
  await page.goto(path)
}

/** Completes the step-up dialog by an email code. */
export async function completeStepUp(page: Page, { email }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please complete verification first' })
  await dialog.getByRole('button', { name: 'Email code' }).click()
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /Code sent/ })).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Code from the email' })
    .fill(await codeFor(page, email))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Signs in through the dialog. */
export async function signIn(page: Page, { name, password }: Person): Promise<void> {
  await page.goto('/promotions')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Username or phone number').fill(name)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}
