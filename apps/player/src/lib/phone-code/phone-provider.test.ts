import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallRefused } from '#lib/call'
import { proveByProvider, sendByProvider } from './phone-provider.lazy.ts'

const provider = { url: 'https://phones.example/v1', key: 'public' }
const t = (key: string) => key
const spy = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', spy)
  vi.stubGlobal('sessionStorage', { getItem: () => null })
})
afterEach(() => {
  spy.mockReset()
  vi.unstubAllGlobals()
})

const answers = (...given: unknown[]) => {
  for (const one of given) spy.mockResolvedValueOnce(Response.json(one))
}

const sent = (call: number) => {
  const [address, init] = spy.mock.calls[call] ?? []
  return [address, JSON.parse(typeof init?.body === 'string' ? init.body : '{}')]
}

test('[REG-20] the provider sends the code, and an ID token of it carries our nonce', async () => {
  const nonce = { success: true, value: { nonce: 'once' }, message: '' }
  answers({ sessionInfo: 'told' }, nonce, { idToken: 'signed' })
  const number = { mobileNum: '0901234567', countryDialingCode: '84' }
  expect(await sendByProvider(provider, number, t)).toBe('told')
  expect(sent(0)).toEqual([
    'https://phones.example/v1/accounts:sendVerificationCode?key=public',
    { phoneNumber: '+84901234567' },
  ])
  expect(await proveByProvider(provider, 'told', '123456', t)).toBe('signed')
  expect(sent(2)).toEqual([
    'https://phones.example/v1/accounts:signInWithPhoneNumber?key=public',
    { sessionInfo: 'told', code: '123456', nonce: 'once' },
  ])
})

test('a refusal of the provider shows at its field, in our texts', async () => {
  const number = { mobileNum: '1', countryDialingCode: '84' }
  const refused = async (answer: unknown) => {
    answers(answer)
    return sendByProvider(provider, number, t).catch((problem: unknown) => problem)
  }
  for (const [answer, word] of [
    [{ error: { message: 'INVALID_PHONE_NUMBER : short' } }, 'login.phone_invalid_phone_number'],
    [{ error: { message: 'QUOTA_EXCEEDED' } }, 'login.phone_quota_exceeded'],
    [{ nothing: 'we know' }, 'login.phone_unknown'],
    [null, 'login.phone_unknown'],
  ] as const) {
    const problem = await refused(answer)
    expect(problem).toBeInstanceOf(CallRefused)
    expect(problem).toMatchObject({ message: word, errors: { mobileNum: word } })
  }
  spy.mockRejectedValueOnce(new TypeError('offline'))
  await expect(sendByProvider(provider, number, t)).rejects.toThrow('login.phone_unknown')
})
