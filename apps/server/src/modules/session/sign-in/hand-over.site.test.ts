import { expect, test } from 'vitest'
import {
  addMember,
  at,
  createTestSite,
  enter,
  keep,
  sample,
  type TestClient,
} from '@fairhouse/site/testing'

const { totpSecret } = sample

const outcome = async (client: TestClient, code: string, headers = {}) => {
  const { answer } = await client.call('POST /wps/session/handover/take', { code }, headers)
  return answer.success ? answer.value.step : answer.code
}

test('a hand-over code shows the account and continues it in another browser once', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = at(site, '10.1.0.1')
  await enter(client)
  const { code } = await client.must('POST /wps/session/handover', {})
  const stored = await site.sql(`SELECT encode(code_hash, 'base64') FROM session_hand_over`)
  expect(JSON.stringify(stored)).not.toContain(code)
  const other = at(site, '10.1.0.1')
  const seen = await other.must('POST /wps/session/handover/look', { code })
  expect(seen).toEqual({ account: 'ma•••' })
  keep(other, await other.must('POST /wps/session/handover/take', { code }))
  expect(await other.must('GET /wps/member/info', {})).toMatchObject({ account: 'maia' })
  expect(await client.must('GET /wps/member/info', {})).toMatchObject({ account: 'maia' })
  expect(await outcome(site.visitor(), code)).toBe('wrong_code')
})

test('it is valid for a minute, for its brand, while its session lives', async () => {
  await using site = await createTestSite()
  await site.operator.addBrand('lotus', 'Lotus')
  await addMember(site)
  const client = at(site, '10.1.0.1')
  await enter(client)
  const make = async () => (await client.must('POST /wps/session/handover', {})).code
  const late = await make()
  await site.advance(60)
  expect(await outcome(at(site, '10.1.0.1'), late)).toBe('wrong_code')
  const foreign = await make()
  await expect
    .poll(() => outcome(at(site, '10.1.0.1'), foreign, { merchant: 'lotus' }))
    .toBe('wrong_code')
  const twice = await Promise.all([
    outcome(at(site, '10.1.0.1'), foreign),
    outcome(at(site, '10.1.0.1'), foreign),
  ])
  expect(twice.toSorted()).toEqual(['done', 'wrong_code'])
  const ended = await make()
  await client.must('DELETE /wps/session/logout', {})
  expect(await outcome(at(site, '10.1.0.1'), ended)).toBe('wrong_code')
})

test('a hand-over needs no second factor again, unless the address is new', async () => {
  await using site = await createTestSite()
  const id = await addMember(site)
  const client = at(site, '10.1.0.1')
  await enter(client)
  await site.context.mfa.enrol(id, totpSecret)
  const make = async () => (await client.must('POST /wps/session/handover', {})).code
  expect(await outcome(at(site, '10.1.0.1'), await make())).toBe('done')
  expect(await outcome(at(site, '10.2.0.1'), await make())).toBe('prove')
})

test('a token in the address of a page or a call makes no session', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = site.visitor()
  await enter(client)
  const { code } = await client.must('POST /wps/session/handover', {})
  const stranger = site.visitor()
  for (const token of [client.token, code]) {
    const page = await stranger.send(`/?token=${token}`)
    expect(page.headers.getSetCookie().join()).not.toMatch(/fairhouse=/)
    expect((await stranger.send(`/wps/member/info?token=${token}`)).status).not.toBe(200)
  }
  expect(stranger.cookie ?? '').not.toMatch(/fairhouse=/)
})

test('a page of another site can neither create nor redeem one', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = at(site, '10.1.0.1')
  await enter(client)
  const headers = { origin: 'https://evil.example' }
  const made = await client.call('POST /wps/session/handover', {}, headers)
  expect(made.answer).toMatchObject({ code: 'wrong_origin' })
  const { code } = await client.must('POST /wps/session/handover', {})
  expect(await outcome(at(site, '10.1.0.1'), code, headers)).toBe('wrong_origin')
})
