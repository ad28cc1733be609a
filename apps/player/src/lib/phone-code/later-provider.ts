import { readAnyPhone } from '@fairhouse/rules'
import type { useAccountWords } from '#lib/account-words'
import { call, CallRefused } from '#lib/call'
import { phoneProblem } from './problem.ts'

interface Provider {
  readonly url: string
  readonly key: string
}

type Ta = ReturnType<typeof useAccountWords>['ta']

/** The provider sends a code; what it answers has to be told it again with the code. */
export async function sendByProvider(
  provider: Provider,
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode: string },
  ta: Ta,
): Promise<string> {
  const phoneNumber = readAnyPhone(countryDialingCode, mobileNum) ?? ''
  return ask(provider, 'sendVerificationCode', { phoneNumber }, ['mobileNum', 'sessionInfo', ta])
}

/** An ID token that says whose number it is, with a nonce of ours: it is good here, once. */
export async function proveByProvider(
  provider: Provider,
  sessionInfo: string,
  code: string,
  ta: Ta,
): Promise<string> {
  const { nonce } = await call('POST /wps/verification/phone/nonce')
  const fields = { sessionInfo, code, nonce }
  return ask(provider, 'signInWithPhoneNumber', fields, ['verificationCode', 'idToken', ta])
}

/** In the manner of Identity Toolkit. What goes wrong stands at the field that it is about. */
async function ask(
  { url, key }: Provider,
  verb: string,
  body: object,
  [field, wanted, ta]: [field: string, wanted: string, ta: Ta],
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
  const message = ta(`login.phone_${phoneProblem(read(read(answer, 'error'), 'message'))}`)
  const errors = { [field]: message }
  throw new CallRefused({ success: false, value: null, code: 'wrong_code', message, errors })
}

/** The address of a brand's provider may end with its version already. */
function addressOf(url: string, verb: string, key: string): string {
  return `${url.replace(/(\/v1)?\/?$/, '')}/v1/accounts:${verb}?key=${encodeURIComponent(key)}`
}

const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
