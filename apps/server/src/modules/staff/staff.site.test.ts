import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { permissionsOf, staffRoleNames } from '@fairhouse/protocol'
import {
  createTestSite,
  officeTokenOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const demoSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'
const password = 'Fairhouse-demo-1'

const codeNow = (site: TestSite, secret = demoSecret) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: site.now().getTime() })

/** Audit entries, oldest first. */
const logged = (site: TestSite, action: string) => site.operator.audited(action)

/** Waits until every process has signed them out. */
const isOut = (client: TestClient) =>
  expect.poll(async () => (await client.call('GET /office/api/me', {})).status).toBe(401)

const refusalOf = async (answering: ReturnType<TestClient['call']>) => {
  const { answer } = await answering
  return answer.success ? 'accepted' : answer.code
}

test('staff sign in with name, password and code; the code works once', async () => {
  await using site = await createTestSite()
  const login = { username: 'admin', password, code: codeNow(site) }
  const client = site.visitor()
  const answer = await client.must('POST /office/api/session/login', login)
  expect(answer).toMatchObject({ step: 'done', name: 'admin' })
  const token = officeTokenOf(answer)
  expect(client.cookie).toMatch(/^fairhouse-office=/)
  client.token = token
  expect(await client.must('GET /office/api/me', {})).toMatchObject({
    name: 'admin',
    roles: ['administrator', 'auditor', 'cashier', 'content'],
    permissions: permissionsOf(['administrator', 'auditor', 'cashier', 'content']),
    lastSignIn: null,
  })

  const again = await site.visitor().call('POST /office/api/session/login', login)
  expect(again.answer).toMatchObject({ success: false, code: 'wrong_credentials' })
  await client.must('DELETE /office/api/session/logout', {})
  client.token = token
  await isOut(client)
  expect(await logged(site, 'staff.login')).toMatchObject([{ address: client.from }])
  expect(await logged(site, 'staff.logout')).toHaveLength(1)
})

test('every wrong sign-in is answered alike, and audited with its address only', async () => {
  await using site = await createTestSite()
  const wrong = [
    { username: 'admin', password, code: '000000' },
    { username: 'admin', password: 'no', code: codeNow(site) },
    { username: 'demo', password, code: '123456' },
    { username: 'my-secret-in-the-wrong-field', password, code: '123456' },
  ]
  for (const login of wrong) {
    const { status, answer } = await site.visitor().call('POST /office/api/session/login', login)
    expect([status, answer]).toMatchObject([401, { code: 'wrong_credentials' }])
  }
  const rows = await logged(site, 'staff.login_failed')
  expect(rows.map(({ after }) => after)).toMatchObject([
    { wrong: 'code' },
    { wrong: 'password' },
    { wrong: 'name' },
    { wrong: 'name' },
  ])
  expect(rows.every(({ address }) => String(address).startsWith('10.0.'))).toBe(true)
  expect(JSON.stringify(rows) + site.logs.join('')).not.toContain('wrong-field')
})

/** A client at an address of this network. */
const at = (site: TestSite, from: string) => site.visitor({ 'x-forwarded-for': from })

test('three wrong attempts lock the name for that network for half an hour', async () => {
  await using site = await createTestSite()
  const tryAs = (from: string, username: string, code: string) =>
    refusalOf(at(site, from).call('POST /office/api/session/login', { username, password, code }))
  for (const from of ['10.7.7.1', '10.7.7.2', '10.7.7.3']) {
    expect(await tryAs(from, 'admin', '000000')).toBe('wrong_credentials')
  }
  expect(await tryAs('10.7.7.9', 'admin', codeNow(site))).toBe('too_many_requests')
  expect(await tryAs('10.7.7.9', 'ADMIN ', codeNow(site))).toBe('too_many_requests')
  expect(await tryAs('10.7.7.1', 'admin2', codeNow(site))).toBe('accepted')
  expect(await tryAs('10.8.8.8', 'admin', codeNow(site))).toBe('accepted')
  const failed = await logged(site, 'staff.login_failed')
  expect(failed.at(-1)).toMatchObject({ after: { wrong: 'code', closed: true } })
  await site.advance(30 * 60)
  expect(await tryAs('10.7.7.9', 'admin', codeNow(site))).toBe('accepted')
  expect(await tryAs('10.7.7.9', 'nobody', '000000')).toBe('wrong_credentials')
  await site.advance(31 * 60)
  await site.context.staff.sweep()
  expect(await site.sql('SELECT FROM staff_try')).toEqual([])
})

test('of parallel attempts at most three are checked', async () => {
  await using site = await createTestSite()
  const tries = Array.from({ length: 12 }, () =>
    refusalOf(
      at(site, '10.9.9.9').call('POST /office/api/session/login', {
        username: 'admin',
        password: 'wrong',
        code: '000000',
      }),
    ),
  )
  const codes = await Promise.all(tries)
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(3)
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(9)
})

test('[AUD-04] own sessions are listed and can be ended; others’ cannot', async () => {
  await using site = await createTestSite()
  const first = await site.staff('admin')
  const other = await site.staff('admin2')
  await site.advance(60)
  const second = await site.staff('admin')
  const { list } = await second.must('GET /office/api/me/sessions', {})
  expect(list.map(({ own, address }) => [own, address])).toEqual([
    [true, second.from],
    [false, first.from],
  ])
  const me = await second.must('GET /office/api/me', {})
  expect(me.lastSignIn?.address).toBe(first.from)
  const id = list.find(({ own }) => !own)?.id ?? ''
  expect(await refusalOf(other.call('DELETE /office/api/me/session', { id }))).toBe('not_found')
  await first.must('GET /office/api/me', {})
  await second.must('DELETE /office/api/me/session', { id })
  await isOut(first)
})

test('changing the password ends every other session', async () => {
  await using site = await createTestSite()
  const first = await site.staff('admin')
  await site.advance(60)
  const second = await site.staff('admin')
  const change = { oldPassword: password, newPassword: 'something rather else' }
  await second.must('POST /office/api/me/password', change)
  await isOut(first)
  await second.must('GET /office/api/me', {})
  expect(await logged(site, 'staff.change_password')).toHaveLength(1)
})

test('a stolen session cannot be used to guess the password', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const guess = (oldPassword: string) =>
    refusalOf(
      admin.call('POST /office/api/me/password', { oldPassword, newPassword: 'one of the thief' }),
    )
  const guesses = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(guess))
  expect(guesses.filter((code) => code === 'wrong_password')).toHaveLength(3)
  expect(await guess(password)).toBe('too_many_requests')
  expect(await logged(site, 'staff.wrong_password')).toHaveLength(3)
})

test('a disabled account is signed out at once; nobody disables themselves', async () => {
  await using site = await createTestSite()
  const [admin, admin2] = [await site.staff('admin'), await site.staff('admin2')]
  const [me, other] = [
    await admin.must('GET /office/api/me', {}),
    await admin2.must('GET /office/api/me', {}),
  ]
  const reason = 'left the house'
  const disable = (id: string) =>
    refusalOf(admin.call('POST /office/api/staff/disable', { id, reason }))
  expect(await disable(me.id)).toBe('needs_another_person')
  expect(await disable(other.id)).toBe('accepted')
  expect(await disable(other.id)).toBe('not_found')
  await isOut(admin2)
  await site.advance(60)
  await expect(site.staff('admin2')).rejects.toThrow('wrong_credentials')
  expect(await logged(site, 'staff.disable')).toMatchObject([
    { actor_id: me.id, subject_id: other.id, reason, after: { disabled: true } },
  ])
})

test('the secret of the second factor is not readable in the database', async () => {
  await using site = await createTestSite()
  const rows = await site.sql("SELECT encode(totp_secret, 'escape') AS kept FROM staff_account")
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toContain('FAIRHOUSE')
})

test('each role has the permissions of its list, and a revoked one none', async () => {
  await using site = await createTestSite()
  for (const role of staffRoleNames) {
    const name = role.toLowerCase()
    await site.context.staff.add({ name, password, totpSecret: demoSecret, roles: [role] })
    const client = await site.staff(name)
    const me = await client.must('GET /office/api/me', {})
    expect(me).toMatchObject({ roles: [role], permissions: permissionsOf([role]) })
    if (role !== 'auditor') continue
    await client.must('GET /office/api/audit', {})
    await site.sql("DELETE FROM staff_role WHERE role = 'auditor'")
    expect(await refusalOf(client.call('GET /office/api/audit', {}))).toBe('not_allowed')
  }
})

test('the log is paged, filtered by actor, action, subject, time, and verified', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const { id } = await admin.must('GET /office/api/me', {})
  for (let turn = 0; turn < 60; turn += 1) {
    const actor = { kind: 'system', id: null } as const
    const subject = { kind: 'round' as const, id: `thing-${turn}` }
    await site.context.audit.record({ actor, action: 'win.approve', subject })
  }
  const first = await admin.must('GET /office/api/audit', { action: 'win.approve' })
  const rest = await admin.must('GET /office/api/audit', {
    action: 'win.approve',
    before: first.next ?? '',
  })
  const subjects = [...first.list, ...rest.list].map(({ subjectId }) => subjectId)
  expect(new Set(subjects).size).toBe(60)
  expect([first.list.length, rest.list.length, rest.next]).toEqual([50, 10, null])
  const by = async (filter: Record<string, string>) =>
    (await admin.must('GET /office/api/audit', filter)).list.length
  expect(await by({ actor: id, action: 'staff.login' })).toBe(1)
  // Reading the log is recorded too, each read once.
  expect(await by({ actor: id })).toBe(4)
  expect(await by({ subject: 'thing-7' })).toBe(1)
  expect(await by({ from: new Date(site.now().getTime() + 1000).toISOString() })).toBe(0)
  expect(await by({ to: new Date(site.now().getTime() - 3600_000).toISOString() })).toBe(0)
  const proof = await admin.must('GET /office/api/audit/verify', {})
  expect(proof).toMatchObject({ entries: 71, finding: null })
  await site.operator.loseAuditRow(9)
  expect(await admin.must('GET /office/api/audit/verify', {})).toMatchObject({
    finding: 'audit log: row 9 is missing',
  })
})
