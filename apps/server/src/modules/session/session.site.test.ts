import { expect, test } from 'vitest'
import { createTestSite, openSocket, tokenOf } from '@fairhouse/site/testing'

const login = { username: 'demo', password: 'Fairhouse-demo-1' }

test('signing in returns the two halves of a session, and only the pair is valid', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const { answer, headers } = await client.call('POST /wps/session/login', login)
  if (!answer.success) throw new Error(answer.message)
  expect(answer.value).toMatchObject({ account: 'demo', type: 0 })
  const [half, device] = headers.getSetCookie()
  expect(half).toMatch(/^fairhouse=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(device).toMatch(
    /^fairhouse-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  )

  client.token = tokenOf(answer.value)
  expect(await client.must('GET /wps/member/info', {})).toMatchObject({ account: 'demo' })

  const { cookie } = client
  client.cookie = undefined
  expect((await client.call('GET /wps/member/info', {})).status).toBe(401)
  client.cookie = cookie
  client.token = undefined
  expect((await client.call('GET /wps/member/info', {})).status).toBe(401)
})

test('halves of different sessions do not match', async () => {
  await using site = await createTestSite()
  const [one, other] = [await site.signedIn('demo'), await site.signedIn('agent')]
  one.cookie = other.cookie
  const { answer } = await one.call('GET /wps/member/info', {})
  expect(answer).toMatchObject({ success: false, code: 'session_expired' })
})

test('an unknown name and a wrong password get the same answer', async () => {
  await using site = await createTestSite()
  const wrong = await site.visitor().call('POST /wps/session/login', { ...login, password: 'no' })
  const unknown = await site.visitor().call('POST /wps/session/login', { ...login, username: 'no' })
  expect(wrong.answer).toMatchObject({ success: false, code: 'wrong_credentials' })
  expect(wrong.status).toBe(401)
  expect(unknown.answer).toEqual(wrong.answer)
})

test('names ignore case and outer spaces, passwords are exact', async () => {
  await using site = await createTestSite()
  const named = { ...login, username: ' DEMO ' }
  expect((await site.visitor().call('POST /wps/session/login', named)).status).toBe(200)
  const spaced = { ...login, password: `${login.password} ` }
  expect((await site.visitor().call('POST /wps/session/login', spaced)).status).toBe(401)
})

test('logging out ends the session everywhere and closes its sockets', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  await using socket = await openSocket(site.address, { cookie: client.cookie ?? '' })
  socket.send({ token: client.token })
  await client.must('GET /wps/member/info', {})
  const { token, cookie } = client
  await client.must('DELETE /wps/session/logout', {})
  expect(client.cookie).not.toMatch(/fairhouse=/)
  expect(await socket.closed).toBe(4401)
  Object.assign(client, { token, cookie })
  for (let turn = 0; turn < 4; turn += 1) {
    const { answer } = await client.call('GET /wps/member/info', {})
    expect(answer).toMatchObject({ success: false, code: 'session_expired' })
  }
})

test('signing in again ends the session before', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  const { token, cookie } = client
  client.token = tokenOf(await client.must('POST /wps/session/login', login))
  await client.must('GET /wps/member/info', {})
  Object.assign(client, { token, cookie })
  expect((await client.call('GET /wps/member/info', {})).status).toBe(401)
})

test('half an hour without use ends a session, a day ends it in any case', async () => {
  await using site = await createTestSite()
  const idle = await site.signedIn('demo')
  const busy = await site.signedIn('demo')
  for (let quarter = 0; quarter < 4 * 24 - 1; quarter += 1) {
    await site.advance(15 * 60)
    await busy.must('GET /wps/member/info', {})
    await busy.must('GET /wps/member/info', {})
    if (quarter === 1) {
      expect((await idle.call('GET /wps/member/info', {})).status).toBe(401)
    }
  }
  await site.advance(15 * 60)
  expect((await busy.call('GET /wps/member/info', {})).status).toBe(401)
})

test('session use is written at most once a minute', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  const seen = async () => (await site.sql('SELECT seen_at FROM session_session'))[0]?.seen_at
  const first = await seen()
  for (let use = 0; use < 20; use += 1) await client.must('GET /wps/member/info', {})
  expect(await seen()).toEqual(first)
  await site.advance(61)
  for (let use = 0; use < 4; use += 1) await client.must('GET /wps/member/info', {})
  await expect.poll(seen).not.toEqual(first)
})

test('a session of one brand is invalid at another', async () => {
  await using site = await createTestSite()
  await site.operator.addBrand('lotus', 'Lotus')
  const client = await site.signedIn('demo')
  await expect
    .poll(async () => (await client.call('GET /wps/member/info', {}, { merchant: 'lotus' })).answer)
    .toMatchObject({ code: 'session_expired' })
  expect((await client.call('GET /wps/member/info', {})).status).toBe(200)
})

test('the stored hash of a session does not open it', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  const [row] = await site.sql(`SELECT encode(token_hash, 'base64') AS token,
    encode(cookie_hash, 'base64') AS cookie FROM session_session`)
  expect(JSON.stringify(row)).not.toContain(client.token)
  client.token = String(row?.token)
  client.cookie = `fairhouse=${String(row?.cookie)}`
  expect((await client.call('GET /wps/member/info', {})).status).toBe(401)
})
