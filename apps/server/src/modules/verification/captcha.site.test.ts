import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestSite, eventually, type TestClient, type TestSite } from '@fairhouse/site/testing'

async function shown(client: TestClient): Promise<string> {
  const { answer }: { answer: string } = await (await client.send('/dev/captcha')).json()
  return answer
}

function keptBy({ cookie = '' }: TestClient): string | undefined {
  return /fairhouse-captcha=([\w-]+)/.exec(cookie)?.[1]
}

const passes = (site: TestSite, client: TestClient, answer: string | undefined) =>
  site.context.verification.captcha.passes(keptBy(client), answer)

function found(task: string, bits: number): string {
  const isDone = (text: string) => Math.clz32(hash('sha256', text, 'buffer').readUInt32BE()) >= bits
  let number = 0
  while (!isDone(`${task}:${number}`)) number += 1
  return `${task}:${number}`
}

test('[CALL-13] a base64 PNG, whose letters work once and in this browser', async () => {
  await using site = await createTestSite()
  const [client, other] = [site.visitor(), site.visitor()]
  const { answer, headers } = await client.call('GET /wps/captcha', {})
  if (!answer.success) throw new Error(answer.code)
  expect(Buffer.from(answer.value, 'base64').subarray(1, 4).toString()).toBe('PNG')
  expect(headers.get('set-cookie')).toMatch(
    /^fairhouse-captcha=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300$/,
  )
  await other.must('GET /wps/captcha', {})
  const letters = await shown(client)

  // Another browser's cookie, and none at all.
  expect(await passes(site, other, letters)).toBe(false)
  expect(await passes(site, site.visitor(), letters)).toBe(false)
  expect(await passes(site, client, undefined)).toBe(false)

  // Case and spaces are ignored; of parallel answers one passes.
  const tries = Array.from({ length: 10 }, () => passes(site, client, ` ${letters.toLowerCase()} `))
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
  expect(await passes(site, client, letters)).toBe(false)

  // A wrong answer uses it up.
  await client.must('GET /wps/captcha', {})
  const next = await shown(client)
  expect(await passes(site, client, `${next}A`)).toBe(false)
  expect(await passes(site, client, next)).toBe(false)

  // A new picture replaces the previous one.
  await client.must('GET /wps/captcha', {})
  const first = await shown(client)
  await client.must('GET /wps/captcha', {})
  expect(await passes(site, client, first)).toBe(false)

  // It expires after five minutes.
  await client.must('GET /wps/captcha', {})
  const late = await shown(client)
  await site.advance(301)
  expect(await passes(site, client, late)).toBe(false)

  expect(site.logs.join('')).not.toContain(letters)
})

test('[CALL-13] work replaces the picture, once and in this browser', async () => {
  await using site = await createTestSite()
  const [client, other] = [site.visitor(), site.visitor()]
  await client.must('GET /wps/captcha', {})
  const stored = keptBy(client)
  const { task, bits } = await client.must('GET /wps/captcha/work', {})
  expect(keptBy(client)).toBe(stored)
  await other.must('GET /wps/captcha/work', {})
  const done = found(task, bits)
  expect(await passes(site, other, done)).toBe(false)
  const tries = Array.from({ length: 10 }, () => passes(site, client, done))
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
  expect(await passes(site, client, done)).toBe(false)

  // The picture is still valid.
  expect(await passes(site, client, await shown(client))).toBe(true)

  const again = await client.must('GET /wps/captcha/work', {})
  expect(await passes(site, client, `${again.task}:0`)).toBe(false)
  expect(await passes(site, client, found(again.task, bits))).toBe(false)

  const late = await client.must('GET /wps/captcha/work', {})
  const lateDone = found(late.task, bits)
  await site.advance(301)
  expect(await passes(site, client, lateDone)).toBe(false)
})

test('only MACs are stored; expired rows are removed', async () => {
  await using site = await createTestSite({ seed: 'empty', config: { demo: false } })
  await site.operator.addBrand('lotus', 'Lotus Club', '127.0.0.1')
  const client = site.visitor()
  await eventually(async () => (await client.call('GET /wps/captcha', {})).status === 200)
  expect(client.cookie).toMatch(/^__Host-fairhouse-captcha=/)
  const rows = () => site.sql('SELECT * FROM verification_captcha')
  expect(await rows()).toMatchObject([{ demo_answer: null, answer_mac: expect.any(Buffer) }])
  expect((await client.send('/dev/captcha')).status).toBe(404)
  await site.context.verification.sweep()
  expect(await rows()).toHaveLength(1)
  await site.advance(301)
  await site.context.verification.sweep()
  expect(await rows()).toEqual([])
})
