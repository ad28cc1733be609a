import * as z from 'zod/mini'
import type { Answer, SignInAnswer } from '@fairhouse/protocol'
import type { TestClient } from './clients/client.ts'
import { tokenOf } from './people.ts'
import type { TestSite } from './test-site.ts'

const password = 'Correct-horse-7'
const mobile = '+84901234567'
const email = 'mai@example.com'

/** The member under test. */
export const sample = {
  name: 'maia',
  password,
  mobile,
  phone: { mobileNum: '901234567', countryDialingCode: '84' },
  email,
  /** Secret for authenticators; differs from the demo's. */
  totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}

const brandIdOf = (site: TestSite) => site.context.brands.all()[0]?.id ?? ''

interface Facts {
  name?: string
  type?: 0 | 1
  mobile?: string
  email?: string
  payeeName?: string
  birthday?: string
  password?: string | undefined
}

/** An established member; by default with phone, email and password. */
export async function addMember(site: TestSite, facts: Facts = { mobile, email }) {
  const { name = sample.name, type = 0, password: own = password, ...profile } = facts
  const isOpenedWithout = 'password' in facts && facts.password === undefined
  return site.context.member.open({
    brandId: brandIdOf(site),
    name,
    type,
    ...(!isOpenedWithout && { password: own }),
    profile,
    mobileVerified: true,
    emailVerified: true,
    termsVersion: '1',
    isKnown: true,
  })
}

interface Outcome {
  status: number
  answer: Answer<SignInAnswer>
}

export function logIn(
  client: TestClient,
  username = sample.name,
  typed = password,
): Promise<Outcome> {
  return client.call('POST /wps/session/login', { username, password: typed })
}

/** Signs in and keeps the token. */
export async function enter(client: TestClient, username = sample.name, typed = password) {
  const login = { username, password: typed }
  return keep(client, await client.must('POST /wps/session/login', login))
}

export function keep(client: TestClient, answer: SignInAnswer) {
  client.token = tokenOf(answer)
  return answer
}

/** Several browsers at one address. */
export function at(site: TestSite, address: string, userAgent = 'Firefox/1'): TestClient {
  const client = site.visitor({ 'x-forwarded-for': address, 'user-agent': userAgent })
  return client
}

/** The newest code sent to this address. */
export async function codeSentTo(site: TestSite, to: string): Promise<string> {
  const letters = await site.context.verification.outbox(to)
  const code = letters.find((letter) => letter.code !== null)?.code
  if (!code) throw new Error(`no code was sent to ${to}`)
  return code
}

export async function textsTo(site: TestSite, to: string): Promise<string[]> {
  return (await site.context.verification.outbox(to)).map(({ text }) => text)
}

/** Requests a captcha and reads it, as a person would. */
export async function readCaptcha(client: TestClient): Promise<string> {
  await client.must('GET /wps/captcha', {})
  const response = await client.send('/dev/captcha')
  return z.object({ answer: z.string() }).parse(await response.json()).answer
}
