import { randomInt, randomUUID } from 'node:crypto'
import type { Calls, OutputOf, SentOf } from '@fairhouse/protocol'
import { sealBody, sealedType } from '@fairhouse/protocol/seal'
import type { APIRequestContext, Page } from '@playwright/test'
import { codeFor } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { noteSecret } from './secrets.ts'

/** Somebody with an account of their own, so that journeys do not stand in each other's way. */
export interface Person {
  readonly name: string
  readonly password: string
  /** Without the country's code. */
  readonly mobile: string
  readonly email: string
}

type Route = keyof Calls

/** The value of an accepted call, made from outside of the page but with its cookies. */
async function must<R extends Route>(
  request: APIRequestContext,
  route: R,
  input: SentOf<Calls[R]>,
): Promise<OutputOf<Calls[R]>> {
  const [method = '', path = ''] = route.split(' ')
  const headers = { accept: 'application/json', language: 'EN' }
  const answer = await request.fetch(path, {
    method,
    headers,
    ...(method !== 'GET' && { data: input }),
  })
  return valueOf(route, await answer.json())
}

async function mustSealed<R extends Route>(
  request: APIRequestContext,
  route: R,
  input: SentOf<Calls[R]>,
): Promise<OutputOf<Calls[R]>> {
  const [method = '', path = ''] = route.split(' ')
  const { transportKeys } = await must(request, 'GET /wps/system/status', {})
  const [key] = transportKeys.keys
  if (!key) throw new Error('the site has no transport key')
  const data = await sealBody({ ...input }, key, Math.floor(Date.now() / 1000), randomUUID())
  const headers = { accept: 'application/json', language: 'EN', 'content-type': sealedType }
  const answer = await request.fetch(path, { method, headers, data })
  return valueOf(route, await answer.json())
}

function valueOf(route: string, answer: { success: boolean; message: string; value: never }) {
  expect(answer, `${route}: ${answer.message}`).toMatchObject({ success: true })
  return answer.value
}

const json = { accept: 'application/json' }

/** What the house announces to who has signed in would come in between whenever it likes. */
export async function announceNothing(page: Page): Promise<void> {
  await page.context().route('**/wps/member/announcements?*', async (route) => {
    // A journey may end before the answer comes.
    const answer = await route.fetch().catch(() => undefined)
    const said = await answer?.json().catch(() => undefined)
    if (!answer || !said) return
    await route.fulfill({ response: answer, json: { ...said, value: { ...said.value, list: [] } } })
  })
}

/** Registers by name, with a phone number and an email address; nobody is signed in after it. */
export async function newPerson(page: Page): Promise<Person> {
  test.slow()
  await announceNothing(page)
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
  await mustSealed(request, 'PUT /wps/member/register', {
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
  return person
}

/** Proves by the mailbox, where a fresh proof is asked for. */
export async function proveAgain(page: Page, { email }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please complete verification first' })
  await dialog.getByRole('button', { name: 'Code by email' }).click()
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /Code sent/ })).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Code from the email' })
    .fill(await codeFor(page, email))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Signs in by the dialog, as a person does. */
export async function signIn(page: Page, { name, password }: Person): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Username or phone number').fill(name)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}
