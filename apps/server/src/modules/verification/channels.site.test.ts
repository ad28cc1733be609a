import { expect, test } from 'vitest'
import { createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'
import { startGateway, startMailServer } from './gateway.testing.ts'
import type { SendCode } from './index.ts'

const to = '+84901234567'
const mailbox = 'ann@example.com'
const by = { kind: 'browser', token: 'a browser', address: '10.1.0.1' } as const
const smsOf = (url: string) => ({ url, account: 'AC1', secret: 'gateway-secret', from: 'FAIR' })

function senderOf({ context: { brands, verification } }: TestSite) {
  const brandId = brands.all()[0]?.id ?? ''
  const usual = { brandId, purpose: 'register', channel: 'sms', to, language: 'EN' } as const
  return async (changed: Partial<SendCode> = {}): Promise<string> => {
    const input = { asker: by, really: true }
    return verification.codes.send({ ...usual, ...input, ...changed }).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
    )
  }
}

test('SMS go to the gateway as a form, with basic authentication', async () => {
  await using gateway = await startGateway()
  await using site = await createTestSite({ config: { sms: smsOf(gateway.url) } })
  const send = senderOf(site)
  expect(await send({ language: 'VI' })).toBe('accepted')
  const [sent] = gateway.forms
  expect(sent?.authorization).toBe(`Basic ${Buffer.from('AC1:gateway-secret').toString('base64')}`)
  expect(sent?.form).toEqual({ To: to, From: 'FAIR', Body: expect.stringMatching(/là mã đăng ký/) })
  const code = /[0-9]{6}/.exec(sent?.form.Body ?? '')?.[0] ?? ''
  const { brands, verification } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const target = { brandId, purpose: 'register', channel: 'sms', to } as const
  expect(await verification.codes.take({ ...target, code, by })).toBe(true)
  expect(await verification.outbox(to)).toEqual([])
  for (const secret of [code, to, 'gateway-secret'])
    expect(site.logs.join('')).not.toContain(secret)
})

test('a failing gateway is refused by name, costs nothing and does not affect email', async () => {
  await using gateway = await startGateway()
  await using site = await createTestSite({ config: { sms: smsOf(gateway.url) } })
  const send = senderOf(site)
  for (const mood of ['failing', 'refusing', 'elsewhere'] as const) {
    gateway.mood = mood
    expect(await send(), mood).toBe('sms_unavailable')
    expect(await send({ channel: 'email', to: `${mood}@example.com` })).toBe('accepted')
    await site.advance(21)
  }
  gateway.mood = 'well'
  expect(await send()).toBe('accepted')
  expect(gateway.forms).toHaveLength(1)
  expect(site.logs.join('')).toContain('a channel did not deliver')
  expect(site.logs.join('')).not.toContain(to)
})

test('an outage does not reveal which accounts exist', async () => {
  await using gateway = await startGateway()
  await using site = await createTestSite({ config: { sms: smsOf(gateway.url) } })
  const send = senderOf(site)
  const both = async (purpose: 'login' | 'reset') => [
    await send({ purpose, really: true }),
    await send({ purpose, really: false, to: '+84901234568' }),
    await send({ purpose, really: true }),
    await send({ purpose, really: false, to: '+84901234568' }),
  ]
  gateway.mood = 'failing'
  expect(await both('login')).toEqual(Array.from({ length: 4 }, () => 'sms_unavailable'))
  await site.advance(21)
  gateway.mood = 'refusing'
  const alike = ['accepted', 'accepted', 'too_many_codes', 'too_many_codes']
  expect(await both('login')).toEqual(alike)
  expect(await both('reset')).toEqual(alike)
  await eventually(() => site.logs.join('').split('a channel did not deliver').length === 3)
  expect(gateway.forms).toEqual([])
})

test('requests that must not reveal an account do not wait for the gateway', async () => {
  await using gateway = await startGateway()
  await using site = await createTestSite({ config: { sms: smsOf(gateway.url) } })
  const send = senderOf(site)
  expect(await send()).toBe('accepted')
  gateway.mood = 'silent'
  const heard = gateway.waiting()
  expect(await send({ purpose: 'login' })).toBe('accepted')
  // If the response had waited for the gateway, the request would have timed out by then.
  await heard
  expect(gateway.unanswered).toBe(1)
  // The rest of the site keeps working.
  expect((await site.visitor().call('GET /wps/system/status', {})).status).toBe(200)
  await gateway[Symbol.asyncDispose]()
})

test('emails go out by SMTP as plain text, to one address whatever it contains', async () => {
  await using mail = await startMailServer()
  const email = { url: mail.url, from: 'Fairhouse <no-reply@fairhouse.example>' }
  await using site = await createTestSite({ config: { email } })
  const send = senderOf(site)
  expect(await send({ channel: 'email', to: mailbox, purpose: 'contact' })).toBe('accepted')
  const { brands, verification } = site.context
  const [one] = mail.mails
  expect(one?.to).toEqual([mailbox])
  expect(one?.content).toMatch(/^From: Fairhouse <no-reply@fairhouse\.example>/m)
  expect(one?.content).toMatch(/^Subject: .*confirm your contact/m)
  expect(one?.content).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
  const code = /\b[0-9]{6}\b/.exec(one?.content.split('\r\n\r\n')[1] ?? '')?.[0] ?? ''
  const brandId = brands.all()[0]?.id ?? ''
  const target = { brandId, purpose: 'contact', channel: 'email', to: mailbox } as const
  expect(await verification.codes.take({ ...target, code, by })).toBe(true)

  for (const trick of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com']) {
    await send({ channel: 'email', to: trick, purpose: 'stepUp' })
  }
  expect(mail.mails.flatMap(({ to: reached }) => reached)).not.toContain('b@example.com')

  mail.refuses = true
  await site.advance(61)
  const other = { channel: 'email', to: 'bob@example.com' } as const
  expect(await send(other)).toBe('email_unavailable')
  const notice = { brandId, ...other, language: 'TH', word: 'password_changed' } as const
  await verification.notify(notice)
  mail.refuses = false
  expect(await send(other)).toBe('accepted')
  await verification.notify(notice)
  await eventually(() => mail.mails.at(-1)?.content.includes('=?UTF-8?') ?? false)
  await verification.close()
  for (const secret of [code, mailbox, 'bob@example.com']) {
    expect(site.logs.join('')).not.toContain(secret)
  }
})

test('a missing mail server is refused by name, and a notice does not wait for it', async () => {
  const mail = await startMailServer()
  await mail[Symbol.asyncDispose]()
  const email = { url: mail.url, from: 'no-reply@fairhouse.example' }
  await using site = await createTestSite({ config: { email } })
  const send = senderOf(site)
  expect(await send({ channel: 'email', to: mailbox })).toBe('email_unavailable')
  expect(await send()).toBe('accepted')
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const notice = { brandId, channel: 'email', to: mailbox, language: 'EN' } as const
  await site.context.verification.notify({ ...notice, word: 'totp_on' })
  await eventually(() => site.logs.join('').includes('a channel did not deliver'))
})

test('production without channels starts, refuses by name and has no outbox', async () => {
  await using site = await createTestSite({ seed: 'empty', config: { demo: false } })
  await site.operator.addBrand('lotus', 'Lotus Club', '127.0.0.1')
  await eventually(() => site.context.brands.all().length === 1)
  const send = senderOf(site)
  expect(await send()).toBe('sms_unavailable')
  expect(await send({ purpose: 'login', really: false })).toBe('sms_unavailable')
  expect(await send({ channel: 'email', to: mailbox })).toBe('email_unavailable')
  expect((await site.visitor().send('/dev/outbox')).status).toBe(404)
  expect(await site.sql('SELECT * FROM verification_outbox')).toEqual([])
})

test('notices are in the requested language', async () => {
  await using site = await createTestSite()
  const { verification, brands } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const values = { device: 'Firefox', time: '15:00' }
  const notice = { brandId, channel: 'sms', to, word: 'new_device', values } as const
  await verification.notify({ ...notice, language: 'VI' })
  await verification.notify({ ...notice, language: 'xx' })
  const [english, vietnamese] = await verification.outbox(to)
  expect(english).toMatchObject({ channel: 'sms', to, code: null })
  expect(english?.text).toMatch(/^Fairhouse.*new login to your account from Firefox on 15:00/)
  expect(vietnamese?.text).toMatch(/đăng nhập trên Firefox lúc 15:00/)
})
