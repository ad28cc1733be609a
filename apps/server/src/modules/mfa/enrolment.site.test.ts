import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createTestSite, refusalOf, type TestClient, type TestSite } from '@fairhouse/site/testing'

const password = 'Fairhouse-demo-1'
const email = 'demo@example.com'
const login = { username: 'demo', password }

const codeOf = (secret: string, now: Date) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() })

const stepUp = (client: TestClient, way: 'password' | 'totp' | 'recovery', code: string) =>
  client.must('POST /wps/session/stepUp', { way, code })

/** A member signed in with an authenticator, its secret and recovery codes. */
async function enrolled(site: TestSite, client: TestClient) {
  await stepUp(client, 'password', password)
  const { secret, link } = await client.must('POST /wps/member/factor/totp', {})
  const code = codeOf(secret, site.now())
  const { recoveryCodes } = await client.must('POST /wps/member/factor/totp/confirm', { code })
  return { secret, link, recoveryCodes }
}

async function ticketOf(client: TestClient): Promise<string> {
  const answer = await client.must('POST /wps/session/login', login)
  if (answer.step !== 'prove') throw new Error(answer.step)
  expect(answer.ways.map(({ way }) => way)).toEqual(['totp', 'recovery'])
  return answer.ticket
}

test('an authenticator is enrolled by its first code and then required', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  const start = () => demo.call('POST /wps/member/factor/totp', {})
  expect(await refusalOf(start())).toBe('step_up_required')
  await stepUp(demo, 'password', password)
  const { secret, link } = await demo.must('POST /wps/member/factor/totp', {})
  expect(link).toBe(
    `otpauth://totp/Fairhouse:demo?issuer=Fairhouse&secret=${secret}` +
      '&algorithm=SHA1&digits=6&period=30',
  )
  const confirm = (client: TestClient, code: string) =>
    client.call('POST /wps/member/factor/totp/confirm', { code })
  expect(await refusalOf(confirm(demo, '000000'))).toBe('wrong_code')
  const right = codeOf(secret, site.now())
  const elsewhere = await site.signedIn('demo')
  expect(await refusalOf(confirm(elsewhere, right))).toBe('not_found')
  expect(await demo.must('GET /wps/member/security', {})).toMatchObject({ totp: false })
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () => refusalOf(confirm(demo, right))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  const facts = await demo.must('GET /wps/member/security', {})
  expect(facts).toMatchObject({ totp: true, recoveryCodesLeft: 10 })

  const visitor = site.visitor()
  const ticket = await ticketOf(visitor)
  const prove = (code: string) =>
    refusalOf(visitor.call('POST /wps/session/login/verification', { ticket, way: 'totp', code }))
  // The enrolment used up its code.
  expect(await prove(right)).toBe('wrong_code')
  await site.advance(30)
  expect(await prove(codeOf(secret, site.now()))).toBe('accepted')
})

test('recovery codes are shown once, work once, and are stored as hashes only', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  const { member, verification } = site.context
  const { id } = await demo.must('GET /wps/member/info', {})
  await member.setContact(id, { email })
  await stepUpByMail(site, demo)
  const { secret } = await demo.must('POST /wps/member/factor/totp', {})
  const code = codeOf(secret, site.now())
  const { recoveryCodes } = await demo.must('POST /wps/member/factor/totp/confirm', { code })
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = ''] = recoveryCodes
  const rows = await site.sql(
    "SELECT encode(code_hash, 'escape') FROM factor_recovery UNION ALL " +
      "SELECT encode(secret, 'escape') FROM factor_totp",
  )
  const stored = JSON.stringify([rows, site.logs])
  for (const plain of [first, first.replace('-', ''), secret]) expect(stored).not.toContain(plain)

  const visitor = site.visitor()
  const ticket = await ticketOf(visitor)
  const proof = { ticket, way: 'recovery', code: first.toUpperCase() } as const
  const signedIn = await visitor.must('POST /wps/session/login/verification', proof)
  expect(signedIn).toMatchObject({ step: 'done', account: 'demo' })
  const again = { ...proof, ticket: await ticketOf(visitor) }
  const reused = visitor.call('POST /wps/session/login/verification', again)
  expect(await refusalOf(reused)).toBe('wrong_code')
  const words = (await verification.outbox(email)).map(({ text }) => text).join('\n')
  expect(words).toContain('you now need a code from your authenticator app to log in')
  expect(words).toContain('a recovery code was used on your account')
  expect(words).not.toContain(second)
})

/** With a confirmed address the password no longer counts. */
async function stepUpByMail(site: TestSite, client: TestClient) {
  const byPassword = { way: 'password', code: password } as const
  expect(await refusalOf(client.call('POST /wps/session/stepUp', byPassword))).toBe('wrong_code')
  await client.must('POST /wps/session/stepUp/send', { way: 'email' })
  const [letter] = await site.context.verification.outbox(email)
  await client.must('POST /wps/session/stepUp', { way: 'email', code: letter?.code ?? '' })
}

test('new recovery codes and removing the authenticator need a fresh step-up', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  const { secret, recoveryCodes } = await enrolled(site, demo)
  await site.advance(5 * 60)
  expect(await refusalOf(demo.call('POST /wps/member/factor/totp', {}))).toBe('step_up_required')
  const renew = () => demo.call('POST /wps/member/factor/recovery', {})
  const remove = () => demo.call('DELETE /wps/member/factor/totp', {})
  expect([await refusalOf(renew()), await refusalOf(remove())]).toEqual([
    'step_up_required',
    'step_up_required',
  ])
  const byPassword = demo.call('POST /wps/session/stepUp', { way: 'password', code: password })
  expect(await refusalOf(byPassword)).toBe('wrong_code')
  await stepUp(demo, 'totp', codeOf(secret, site.now()))
  const renewed = await demo.must('POST /wps/member/factor/recovery', {})
  expect(renewed.recoveryCodes).toHaveLength(10)
  const [old = ''] = recoveryCodes
  const [fresh = ''] = renewed.recoveryCodes
  const useOld = demo.call('POST /wps/session/stepUp', { way: 'recovery', code: old })
  expect(await refusalOf(useOld)).toBe('wrong_code')
  await stepUp(demo, 'recovery', fresh)
  expect(await refusalOf(remove())).toBe('accepted')
  expect(await refusalOf(remove())).toBe('not_found')
  expect(await refusalOf(renew())).toBe('not_found')
  const facts = await demo.must('GET /wps/member/security', {})
  expect(facts).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
  expect((await site.visitor().must('POST /wps/session/login', login)).step).toBe('done')
})

test('a secret waits fifteen minutes; a later one takes its place', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  await stepUp(demo, 'password', password)
  const earlier = await demo.must('POST /wps/member/factor/totp', {})
  const { secret } = await demo.must('POST /wps/member/factor/totp', {})
  const confirm = (of: string) =>
    refusalOf(demo.call('POST /wps/member/factor/totp/confirm', { code: codeOf(of, site.now()) }))
  expect(await confirm(earlier.secret)).toBe('wrong_code')
  await site.advance(15 * 60)
  expect(await confirm(secret)).toBe('not_found')
  await site.context.mfa.sweep()
  expect(await site.sql('SELECT FROM factor_pending')).toHaveLength(0)
})

test('agents cannot remove the authenticator, and visitors cannot have one', async () => {
  await using site = await createTestSite()
  const agent = await site.signedIn('agent')
  expect(await refusalOf(agent.call('DELETE /wps/member/factor/totp', {}))).toBe('not_allowed')
  const request = site.visitor().call('POST /wps/member/factor/totp', {})
  expect(await refusalOf(request)).toBe('not_signed_in')
})
