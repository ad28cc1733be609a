import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

const secret = Secret.fromBase32('FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO')
const password = 'Fairhouse-demo-1'

test('staff sign in with name, password and code; the code works once', async () => {
  await using site = await createTestSite()
  const code = TOTP.generate({ secret, timestamp: site.now().getTime() })
  const login = { username: 'admin', password, code }
  const client = site.visitor()
  const { token, name } = await client.must('POST /office/api/session/login', login)
  expect(name).toBe('admin')
  expect(client.cookie).toMatch(/^fairhouse-office=/)
  client.token = token
  expect(await client.must('GET /office/api/me', {})).toMatchObject({ name: 'admin' })

  const again = await site.visitor().call('POST /office/api/session/login', login)
  expect(again.answer).toMatchObject({ success: false, code: 'wrong_credentials' })
  await client.must('DELETE /office/api/session/logout', {})
  client.token = token
  expect((await client.call('GET /office/api/me', {})).status).toBe(401)
})

test.each([
  ['a wrong code', { username: 'admin', password, code: '000000' }],
  ['a wrong password', { username: 'admin', password: 'no', code: '123456' }],
  ['a member', { username: 'demo', password, code: '123456' }],
])('%s does not get in', async (_, login) => {
  await using site = await createTestSite()
  const { status, answer } = await site.visitor().call('POST /office/api/session/login', login)
  expect(status).toBe(401)
  expect(answer).toMatchObject({ code: 'wrong_credentials' })
})

test('the secret of the second factor is not readable in the database', async () => {
  await using site = await createTestSite()
  const rows = await site.sql("SELECT encode(totp_secret, 'escape') AS kept FROM staff_account")
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('FAIRHOUSE')
})
