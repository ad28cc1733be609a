import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { defineCall, everyone, fields, none } from '@fairhouse/protocol'
import { createTestSite, openSocket, tokenOf } from '@fairhouse/site/testing'
import { mountCall } from './mount.ts'

const base = { about: 'planted', who: everyone, refusals: [], rate: 'read' } as const

const flagged = defineCall({
  ...base,
  method: 'POST',
  path: '/test/flagged',
  flag: 'FREEPLAY3',
  input: none,
  output: none,
})
const form = defineCall({
  ...base,
  method: 'POST',
  path: '/test/form',
  body: 'form',
  input: fields({ email: z.string() }),
  output: fields({ email: z.string() }),
})
const slow = defineCall({
  ...base,
  method: 'POST',
  path: '/test/slow',
  input: none,
  output: fields({ finished: z.boolean() }),
})
const slowRead = defineCall({
  ...base,
  method: 'GET',
  path: '/test/slow',
  input: none,
  output: fields({ finished: z.boolean() }),
})
const untrue = defineCall({
  ...base,
  method: 'GET',
  path: '/test/untrue',
  input: none,
  output: fields({ name: z.string() }),
})
const broken = defineCall({
  ...base,
  method: 'GET',
  path: '/test/broken',
  input: none,
  output: none,
})

/** Calls in progress, and the function that finishes them. */
let startedCalls = 0
let release = Promise.withResolvers<void>()

function siteWithCalls(checkAnswers = true) {
  return createTestSite({
    extend: ({ app, mountOptions }) => {
      const options = { ...mountOptions, checkAnswers }
      mountCall(app, flagged, async () => ({}), options)
      mountCall(app, form, async ({ input }) => ({ email: input.email }), options)
      mountCall(app, untrue, async () => JSON.parse('{"name":"n","secret":"s"}'), options)
      const respondSlowly = async () => {
        startedCalls += 1
        await release.promise
        return { finished: true }
      }
      mountCall(app, slow, respondSlowly, options)
      mountCall(app, slowRead, respondSlowly, options)
      const fail = async () => {
        throw new Error('password=hunter2 in /srv/secret.ts')
      }
      mountCall(app, broken, fail, options)
    },
  })
}

const post = (body?: string, type = 'application/json') => ({
  method: 'POST',
  ...(body !== undefined && { body, headers: { 'content-type': type } }),
})

describe('a call', () => {
  test('behind a flag is refused while the brand has it off', async () => {
    await using site = await siteWithCalls()
    const client = site.visitor()
    expect((await client.send(flagged.path, post('{}'))).status).toBe(200)
    await site.operator.switchOff('FREEPLAY3')
    await expect.poll(async () => (await client.send(flagged.path, post('{}'))).status).toBe(403)
    const answer = await (await client.send(flagged.path, post('{}'))).text()
    expect(answer).toContain('feature_off')
  })

  test('that takes a form refuses JSON', async () => {
    await using site = await siteWithCalls()
    const type = 'application/x-www-form-urlencoded'
    const accepted = await site.visitor().send(form.path, post('email=a%40b.c', type))
    expect(await accepted.json()).toMatchObject({ value: { email: 'a@b.c' } })
    const asJson = await site.visitor().send(form.path, post('{"email":"a@b.c"}'))
    expect(await asJson.json()).toMatchObject({ code: 'bad_encoding' })
  })

  test('[CALL-29] answers only the fields that it defines', async () => {
    await using strict = await siteWithCalls()
    const failed = await strict.visitor().send(untrue.path)
    expect(failed.status).toBe(500)
    await using lenient = await siteWithCalls(false)
    const answer = await (await lenient.visitor().send(untrue.path)).json()
    expect(answer).toEqual({ success: true, value: { name: 'n' }, message: '' })
  })

  test('that fails answers an id only; the log has the details', async () => {
    await using site = await siteWithCalls()
    const response = await site.visitor().send(broken.path)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/hunter2|secret/)
    const line = site.logs.find((text) => text.includes('a call failed'))
    expect(line).toContain(response.headers.get('x-request-id'))
  })
})

test('closing finishes accepted calls, refuses new ones and closes sockets', async () => {
  ;[startedCalls, release] = [0, Promise.withResolvers()]
  const site = await siteWithCalls()
  const socket = await openSocket(site.address)
  const accepted = site.visitor().send(slow.path, post('{}'))
  const acceptedRead = site.visitor().send(slowRead.path)
  await expect.poll(() => startedCalls).toBe(2)
  const closed = site.close()
  const late = await fetch(`${site.address}${slow.path}`, post('{}')).then(
    (response) => response.status,
    () => 'no connection',
  )
  expect([503, 'no connection']).toContain(late)
  release.resolve()
  expect(await (await accepted).json()).toMatchObject({ value: { finished: true } })
  expect((await acceptedRead).headers.get('connection')).toBe('close')
  expect(await (await acceptedRead).json()).toMatchObject({ value: { finished: true } })
  expect(await socket.closed).toBe(1001)
  await closed
})

test('every answer has the security headers, including errors', async () => {
  await using site = await siteWithCalls()
  const paths = ['/wps/system/status', '/wps/member/info', '/nowhere', broken.path, '/openapi.json']
  for (const path of [...paths, '/health/live', '/%ff']) {
    const { headers } = await site.visitor().send(path)
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('content-security-policy'), path).not.toContain('unsafe')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cache-control'), path).toBe('no-store')
    expect(headers.get('strict-transport-security'), path).toBeNull()
  }
  const secure = site.visitor({ 'x-forwarded-proto': 'https' })
  const { headers } = await secure.send('/wps/system/status')
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('over https the cookie is host-bound and secure', async () => {
  await using site = await siteWithCalls()
  const client = site.visitor({ 'x-forwarded-proto': 'https' })
  const login = { username: 'demo', password: 'Fairhouse-demo-1' }
  const { answer, headers } = await client.call('POST /wps/session/login', login)
  const [half, device] = headers.getSetCookie()
  expect(half).toMatch(/^__Host-fairhouse=.*; HttpOnly; SameSite=Lax; Secure$/)
  expect(device).toMatch(/^__Host-fairhouse-device=.*; HttpOnly; SameSite=Lax; Secure; Max-Age/)
  client.token = answer.success ? tokenOf(answer.value) : ''
  await client.must('GET /wps/member/info', {})
})

test('accepts forwarded addresses from trusted proxies only', async () => {
  await using site = await createTestSite({ config: { trustProxy: [] } })
  const wrong = { username: 'demo', password: 'wrong' }
  await site.advance(60 - (Math.floor(site.now().getTime() / 1000) % 60))
  const statuses: number[] = []
  for (let visitor = 0; visitor < 25; visitor += 1) {
    statuses.push((await site.visitor().call('POST /wps/session/login', wrong)).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})
