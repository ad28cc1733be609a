import { randomBytes, randomInt } from 'node:crypto'
import {
  authenticatorOf,
  createClient,
  enrolColleague,
  officeTokenOf,
  type TestClient,
} from '@fairhouse/site/testing'
import type { StaffRole } from '@fairhouse/protocol'
import { test, type Page } from '@playwright/test'
import { command } from './command.ts'
import { noteSecret } from './secrets.ts'

interface Credentials {
  readonly username: string
  readonly password: string
  /** The `otpauth:` address of the authenticator. */
  readonly link: string
}

const officeClient = () =>
  createClient({
    from: `10.${randomInt(1, 254)}.${randomInt(1, 254)}.1`,
    nextAddress: () => process.env.SITE_URL ?? '',
    nowSeconds: () => Math.floor(Date.now() / 1000),
  })

/** Signs a staff member in by calls, for tests that are not about the sign-in page. */
async function signIn({ username, password, link }: Credentials): Promise<TestClient> {
  const client = officeClient()
  const login = { username, password, code: authenticatorOf(link).code() }
  client.token = officeTokenOf(await client.must('POST /office/api/session/login', login))
  return client
}

const clients = new Map<StaffRole, TestClient>()

/** Returns a signed-in staff member of this role, shared by all tests of this process. */
export async function staffClient(page: Page, role: StaffRole = 'support'): Promise<TestClient> {
  test.skip(!process.env.SITE_DATA_DIR, 'needs the data of the site')
  const known = clients.get(role)
  // The session may have timed out in a long run.
  if (known && (await known.call('GET /office/api/me', {})).answer.success) return known
  const client = await signIn(await newStaff(page, role))
  clients.set(role, client)
  return client
}

/** Creates a staff member with an authenticator of their own, because a code works only once. */
export async function newStaff(page: Page, ...roles: StaffRole[]): Promise<Credentials> {
  test.skip(!process.env.SITE_DATA_DIR, 'needs the data of the site')
  const username = `clerk${randomBytes(4).toString('hex')}`
  const password = `Of-the-desk-${randomBytes(8).toString('hex')}`
  noteSecret(page, password)
  const facts = ['--name', username, ...roles.flatMap((role) => ['--role', role])]
  const first = /^ +password +(\S+)$/m.exec(await command('staff-add', facts))?.[1] ?? ''
  noteSecret(page, first)
  const newcomer = { username, password: first, newPassword: password, nowMs: Date.now }
  const link = await enrolColleague(officeClient(), newcomer)
  return { username, password, link }
}

/** Opens an office page and signs in on the form that it shows first. */
export async function signInAt(page: Page, path: string, who: Credentials): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Username' }).fill(who.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(who.password)
  await page.getByRole('textbox', { name: 'One-time code' }).fill(authenticatorOf(who.link).code())
  await page.getByRole('button', { name: 'Log in' }).click()
}
