import { brandShown } from './brand-shown.ts'
import type { TestClient } from './clients/client.ts'
import type { TestSite } from './test-site.ts'

export const ownPassword = 'a password of one’s own'
const dialling = { countryDialingCode: '84', registerMethod: 'WEB' } as const
const consents = { agreeTerms: true, ageConfirmed: true, login: true } as const

/** Letters of the captcha shown to this browser. */
export async function readCaptcha(client: TestClient): Promise<string> {
  await client.must('GET /wps/captcha', {})
  const response = await client.send('/dev/captcha')
  const captcha: unknown = JSON.parse(await response.text())
  return typeof captcha === 'object' && captcha && 'answer' in captcha ? String(captcha.answer) : ''
}

/** The newest code sent to this phone. */
async function codeTo(site: TestSite, e164: string): Promise<string> {
  const [letter] = await site.context.verification.outbox(e164)
  return letter?.code ?? ''
}

export async function askForRegisterCode(site: TestSite, client: TestClient, national: string) {
  await client.must('POST /wps/verification/sms/register', {
    mobileNo: national,
    countryDialingCode: '84',
  })
  return codeTo(site, `+84${national.replace(/^0/, '')}`)
}

/** All registration fields of the demo brand, with this browser's code and captcha. */
export async function registerFormOf(site: TestSite, client: TestClient, national: string) {
  const verificationCode = await askForRegisterCode(site, client, national)
  const captcha = await readCaptcha(client)
  return { ...dialling, ...consents, mobileNum: national, verificationCode, captcha }
}

/** Registers by name and keeps the session. */
export async function registered(site: TestSite, username: string, national: string) {
  const client = site.visitor()
  const form = await registerFormOf(site, client, national)
  const named = { ...form, username, password: ownPassword, confirmPassword: ownPassword }
  const answer = await client.must('PUT /wps/member/register', named)
  if (answer.step !== 'done') throw new Error('more is asked for')
  client.token = answer.token
  return { client, answer }
}

/** Turns off captcha and codes of the registration, for tests of later steps. */
export async function simplifyRegistration(site: TestSite) {
  await site.operator.switchOff('REGMOBVERF3')
  await site.operator.doNotAskFor('captcha')
  await brandShown(site)
}

export const plainRegisterForm = { ...dialling, ...consents }
