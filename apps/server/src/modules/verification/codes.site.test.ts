import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import type { Asker, CodeTarget, Guesser, SendCode } from './index.ts'

const to = '+84901234567'

const by = { kind: 'browser', token: 'a browser', address: '10.1.0.1' } as const
const from = (address: string): { asker: Asker } => ({ asker: { ...by, address } })

/** Sends to and tries codes at one target, from an otherwise unused address. */
function deskOf(site: TestSite) {
  const { verification, brands } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const target: CodeTarget & { by: Guesser } = {
    brandId,
    purpose: 'register',
    channel: 'sms',
    to,
    by,
  }
  const input = { language: 'EN', asker: by, really: true }
  return {
    target,
    codes: verification.codes,
    send: (changed: Partial<SendCode> = {}) =>
      verification.codes.send({ ...target, ...input, ...changed }),
    /** Returns 'accepted' or the refusal code. */
    async tried(changed: Partial<SendCode> = {}): Promise<string> {
      const sending = verification.codes.send({ ...target, ...input, ...changed })
      return sending.then(
        () => 'accepted',
        (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
      )
    },
    async sent(address = to): Promise<string> {
      return (await verification.outbox(address))[0]?.code ?? ''
    },
  }
}

test('a code works once, for its brand, purpose, channel and number alone', async () => {
  await using site = await createTestSite()
  const { codes, target, send, sent } = deskOf(site)
  const { expiredMinutes, expirationTime } = await send()
  expect(expiredMinutes).toBe(5)
  expect(Date.parse(expirationTime) - site.now().getTime()).toBeGreaterThan(270_000)
  const code = await sent()
  expect(code).toMatch(/^[0-9]{6}$/)
  expect(await codes.take({ ...target, to: '+84901234568', code })).toBe(false)
  expect(await codes.take({ ...target, purpose: 'login', code })).toBe(false)
  expect(await codes.take({ ...target, channel: 'email', code })).toBe(false)
  expect(await codes.take({ ...target, brandId: site.context.kit.random.uuid(), code })).toBe(false)
  const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
  const takes = Array.from({ length: 20 }, () => codes.take({ ...target, code: typed }))
  expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1)
  expect(await codes.take({ ...target, code })).toBe(false)
})

test('five wrong attempts end a code, also in parallel', async () => {
  await using site = await createTestSite()
  const { codes, target, send, sent } = deskOf(site)
  await send()
  const code = await sent()
  const wrong = Array.from({ length: 1000 }, (_, n) => String((Number(code) + n + 1) % 1_000_000))
  const guesses = wrong.map((guess) => codes.take({ ...target, code: guess.padStart(6, '0') }))
  expect((await Promise.all(guesses)).filter(Boolean)).toEqual([])
  expect(await codes.take({ ...target, code })).toBe(false)
  const tries = 'SELECT cardinality(wrong_by) AS tries FROM verification_code'
  expect(await site.sql(tries)).toEqual([{ tries: 5 }])
})

test('four wrong attempts do not end it; a new code or five minutes do', async () => {
  await using site = await createTestSite()
  const { codes, target, send, sent } = deskOf(site)
  await send()
  const first = await sent()
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await codes.take({ ...target, code: other(first) })).toBe(false)
  }
  expect(await codes.take({ ...target, code: first })).toBe(true)

  await site.advance(61)
  await send()
  const second = await sent()
  await site.advance(61)
  await send()
  const third = await sent()
  expect(await codes.take({ ...target, code: second })).toBe(second === third)
  await site.advance(5 * 60)
  expect(await codes.take({ ...target, code: third })).toBe(false)
})

test('one a minute for a purpose, five an hour and ten a day from one network', async () => {
  await using site = await createTestSite()
  const { tried } = deskOf(site)
  const parallel = await Promise.all(Array.from({ length: 10 }, () => tried()))
  expect(parallel.filter((one) => one === 'accepted')).toHaveLength(1)
  expect(parallel.filter((one) => one === 'too_many_codes')).toHaveLength(9)
  expect(await tried(from('10.1.0.9'))).toBe('too_many_codes')
  expect(await tried({ purpose: 'login' })).toBe('accepted')

  for (let turn = 2; turn < 5; turn += 1) {
    await site.advance(61)
    expect(await tried()).toBe('accepted')
  }
  await site.advance(61)
  expect(await tried()).toBe('too_many_codes')
  expect(await tried({ purpose: 'reset' })).toBe('too_many_codes')
  expect(await tried({ to: '+84901234568' })).toBe('accepted')

  await site.advance(3600)
  for (let turn = 5; turn < 10; turn += 1) {
    expect(await tried()).toBe('accepted')
    await site.advance(61)
  }
  await site.advance(3600)
  expect(await tried()).toBe('too_many_codes')
  await site.advance(24 * 3600)
  expect(await tried()).toBe('accepted')
})

test('twenty an hour and fifty a day from one address, counted as a network for IPv6', async () => {
  await using site = await createTestSite()
  const { tried } = deskOf(site)
  let number = 0
  const ask = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, turn) => {
        number += 1
        const other = { to: `+8490${1_000_000 + number}`, ...from(`2001:db8::${turn + 1}`) }
        return tried({ ...other, really: turn % 2 === 0 })
      }),
    ).then((answers) => answers.filter((answer) => answer === 'accepted').length)
  expect(await ask(30)).toBe(20)
  await site.advance(3601)
  expect(await ask(30)).toBe(20)
  await site.advance(3601)
  expect(await ask(30)).toBe(10)
  await site.advance(3601)
  expect(await ask(5)).toBe(0)
  expect(await tried(from('2001:db8:0:1::1'))).toBe('accepted')
})

test('for an unknown number all is the same, but nothing is sent', async () => {
  await using site = await createTestSite()
  const { codes, target, send, tried, sent } = deskOf(site)
  const login = { purpose: 'login', really: false } as const
  expect(await send(login)).toEqual({ expiredMinutes: 5, expirationTime: expect.any(String) })
  expect(await sent()).toBe('')
  expect(await tried(login)).toBe('too_many_codes')
  const rows = await site.sql('SELECT length(code_mac) AS length FROM verification_code')
  expect(rows).toEqual([{ length: 32 }])
  expect(await codes.take({ ...target, purpose: 'login', code: '' })).toBe(false)
})

test('email addresses ignore case', async () => {
  await using site = await createTestSite()
  const { codes, target, send, tried, sent } = deskOf(site)
  await send({ channel: 'email', to: 'Ann@Example.com' })
  expect(await tried({ channel: 'email', to: 'ann@example.com' })).toBe('too_many_codes')
  const code = await sent('ANN@example.com')
  const taken = { ...target, channel: 'email', to: 'ann@EXAMPLE.com', code } as const
  expect(await codes.take(taken)).toBe(true)
})

test('nothing is stored in plain text or logged, and expired rows are removed', async () => {
  await using site = await createTestSite()
  const { send, sent } = deskOf(site)
  await send()
  const code = await sent()
  const everything = JSON.stringify([
    await site.sql('SELECT * FROM verification_code'),
    await site.sql('SELECT * FROM verification_asked'),
    site.logs,
  ])
  for (const secret of [to.slice(1), code, '10.1.0.1']) expect(everything).not.toContain(secret)

  const counts = () =>
    site.sql(`SELECT (SELECT count(*)::int FROM verification_code) AS codes,
      (SELECT count(*)::int FROM verification_asked) AS asked,
      (SELECT count(*)::int FROM verification_outbox) AS outbox`)
  await site.advance(5 * 60 + 1)
  await site.context.verification.sweep()
  expect(await counts()).toEqual([{ codes: 0, asked: 1, outbox: 1 }])
  await site.advance(24 * 3600)
  await site.context.verification.sweep()
  expect(await counts()).toEqual([{ codes: 0, asked: 0, outbox: 0 }])
})
