import type { accountWords } from '@fairhouse/i18n/account'
import type { Translate } from '#lib/words'
import { readAnyPhone } from '@fairhouse/rules'
import { call, CallRefused } from '#lib/call'
import { phoneProblem } from './problem.ts'

interface Provider {
  readonly url: string
  readonly key: string
}

/** Asks the provider to send a code; returns its session info for `proveByProvider`. */
export async function sendByProvider(
  provider: Provider,
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode: string },
  t: Translate<typeof accountWords>,
): Promise<string> {
  const phoneNumber = readAnyPhone(countryDialingCode, mobileNum) ?? ''
  return ask(provider, 'sendVerificationCode', { phoneNumber }, ['mobileNum', 'sessionInfo', t])
}

/** Returns an ID token that proves the number. Our nonce makes it valid here, once. */
export async function proveByProvider(
  provider: Provider,
  sessionInfo: string,
  code: string,
  t: Translate<typeof accountWords>,
): Promise<string> {
  const { nonce } = await call('POST /wps/verification/phone/nonce')
  const fields = { sessionInfo, code, nonce }
  return ask(provider, 'signInWithPhoneNumber', fields, ['verificationCode', 'idToken', t])
}

/** Calls the Identity Toolkit API. Errors belong to the field they are about. */
async function ask(
  { url, key }: Provider,
  verb: string,
  body: object,
  [field, wanted, t]: [field: string, wanted: string, t: Translate<typeof accountWords>],
): Promise<string> {
  const answer = await fetch(addressOf(url, verb, key), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: JSON.stringify(body),
  })
    .then((response): Promise<unknown> => response.json())
    .catch(() => undefined)
  const value = read(answer, wanted)
  if (typeof value === 'string' && value !== '') return value
  const message = t(`login.phone_${phoneProblem(read(read(answer, 'error'), 'message'))}`)
  const errors = { [field]: message }
  throw new CallRefused({ success: false, value: null, code: 'wrong_code', message, errors })
}

/** The configured address may already end with the version. */
function addressOf(url: string, verb: string, key: string): string {
  return `${url.replace(/(\/v1)?\/?$/, '')}/v1/accounts:${verb}?key=${encodeURIComponent(key)}`
}

const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
