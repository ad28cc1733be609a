import { expect, test } from 'vitest'
import { createTestSite, type TestClient, type TestSite } from '@fairhouse/site/testing'

const login = 'POST /wps/verification/sms/noLogin'
const register = 'POST /wps/verification/sms/register'
const reset = 'POST /wps/verification/sms/reset'
const national = { mobileNum: '0901234567', countryDialingCode: '84' }
const e164 = '+84901234567'

/** Gives the demo account a number. */
async function withNumber(site: TestSite): Promise<string> {
  const { brands, member } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const account = await member.byName(brandId, 'demo')
  await member.setContact(account?.id ?? '', { mobile: e164 })
  return brandId
}

async function newest(site: TestSite, to: string) {
  const response = await site.visitor().send(`/dev/outbox?to=${encodeURIComponent(to)}`)
  const letters: { channel: string; to: string; text: string; code?: string }[] =
    await response.json()
  return letters[0]
}

async function codeOf(client: TestClient, ...call: Parameters<TestClient['call']>) {
  const { answer } = await client.call(...call)
  return answer.success ? 'accepted' : answer.code
}

test('[CALL-02] a sign-in code goes only to accounts, without revealing which exist', async () => {
  await using site = await createTestSite()
  const brandId = await withNumber(site)
  const owner = site.visitor()
  const known = await owner.call(login, national)
  const unknown = await site.visitor().call(login, { ...national, mobileNum: '0901234568' })
  if (!known.answer.success || !unknown.answer.success) throw new Error('refused')
  expect(known.answer.value).toEqual({ expiredMinutes: 5, expirationTime: expect.any(String) })
  expect({ ...unknown.answer.value, expirationTime: '' }).toEqual({
    ...known.answer.value,
    expirationTime: '',
  })
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  const letter = await newest(site, e164)
  expect(letter).toMatchObject({ channel: 'sms', to: e164, code: expect.stringMatching(/^\d{6}$/) })
  expect(letter?.text).toContain(letter?.code)
  expect(await newest(site, '+84901234568')).toBeUndefined()
  for (const mobileNum of ['0901234567', '0901234568']) {
    expect(await codeOf(site.visitor(), login, { ...national, mobileNum })).toBe('too_many_codes')
  }
  const token = /fairhouse-code=([\w-]+)/.exec(owner.cookie ?? '')?.[1] ?? ''
  const by = { kind: 'browser', token, address: '10.0.0.1' } as const
  const target = { brandId, channel: 'sms', to: e164, code: letter?.code ?? '', by } as const
  const { codes } = site.context.verification
  expect(await codes.take({ ...target, purpose: 'reset' })).toBe(false)
  expect(await codes.take({ ...target, purpose: 'login' })).toBe(true)

  // A password reset behaves alike.
  await site.visitor().must(reset, { ...national, countryDialingCode: '+84' })
  await site.visitor().must(reset, { ...national, mobileNum: '901234568' })
  expect((await newest(site, e164))?.text).toMatch(/password reset code/)
  expect(await newest(site, '+84901234568')).toBeUndefined()
  const logs = site.logs.join('')
  for (const secret of ['901234567', letter?.code ?? '']) expect(logs).not.toContain(secret)
})

test('[CALL-20] a registration code goes to any number, in any notation', async () => {
  await using site = await createTestSite()
  const client = site.visitor({ language: 'VI' })
  const input = { mobileNo: '+84 90 123-4567', countryDialingCode: '84' }
  expect((await client.must(register, input)).expiredMinutes).toBe(5)
  const letter = await newest(site, '0901234567')
  expect(letter).toMatchObject({ to: e164 })
  expect(letter?.text).toContain('mã đăng ký')
  const variants = ['0901234567', '901234567', '0084901234567', '84901234567', ' 090 123 4567 ']
  for (const mobileNo of variants) {
    const again = await codeOf(site.visitor(), register, { ...input, mobileNo })
    expect(again, mobileNo).toBe('too_many_codes')
  }
})

test('an impossible number is refused under its field and not counted', async () => {
  await using site = await createTestSite()
  const wrong = [
    [login, 'mobileNum', '12345'],
    [login, 'mobileNum', '0000000000'],
    [reset, 'mobileNum', '+1 202 555 0123'],
    [register, 'mobileNo', '9012345678901'],
    [register, 'mobileNo', "0901234567' OR 1=1"],
  ] as const
  for (const [route, field, typed] of wrong) {
    const response = await site.visitor().send(route.replace('POST ', ''), {
      method: 'POST',
      body: JSON.stringify({ [field]: typed, countryDialingCode: '84' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status, typed).toBe(422)
    const errors = { [field]: expect.stringMatching(/./) }
    expect(await response.json(), typed).toMatchObject({ code: 'invalid_fields', errors })
  }
  expect(await site.sql('SELECT * FROM verification_asked')).toEqual([])
})

test('from the third code within an hour an address needs a captcha', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  let last = 1_000_000
  const send = (captcha?: string) =>
    client.call(register, {
      mobileNo: `090${(last += 1)}`,
      countryDialingCode: '84',
      ...(captcha !== undefined && { captcha }),
    })
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(200)
  const without = await send()
  expect(without.status).toBe(422)
  expect(without.answer).toMatchObject({
    code: 'wrong_captcha',
    errors: { captcha: expect.stringMatching(/./) },
  })
  await client.must('GET /wps/captcha', {})
  expect((await send('WRONG')).answer).toMatchObject({ code: 'wrong_captcha' })
  await client.must('GET /wps/captcha', {})
  const { answer }: { answer: string } = await (await client.send('/dev/captcha')).json()
  expect((await send(answer)).status).toBe(200)
  expect((await send(answer)).answer).toMatchObject({ code: 'wrong_captcha' })
  expect(await codeOf(client, login, national)).toBe('wrong_captcha')
  expect(await codeOf(site.visitor(), login, national)).toBe('accepted')
  await site.advance(3601)
  expect((await send()).status).toBe(200)
})

test('[CALL-02] a brand with the flag off does not offer it', async () => {
  await using site = await createTestSite()
  await site.operator.switchOff('MOBILEVERCODELOGIN3')
  await expect.poll(() => codeOf(site.visitor(), login, national)).toBe('feature_off')
})
