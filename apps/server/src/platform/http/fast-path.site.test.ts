import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { defineCall, everyone, fields } from '@fairhouse/protocol'
import { createTestSite } from '@fairhouse/site/testing'
import { bodyLimit } from './fast-path.ts'
import { mountCall } from './mount.ts'

const echo = defineCall({
  method: 'POST',
  path: '/test/echo',
  about: 'planted',
  who: everyone,
  input: fields({ word: z.string() }),
  output: fields({ word: z.string() }),
  refusals: [],
  rate: 'read',
})

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** LIST of bodies, and what they are refused for. */
const bodies: { what: string; type?: string; body: string | Uint8Array; code?: string }[] = [
  { what: 'JSON', type: json, body: '{"word":"đá gà"}' },
  { what: 'JSON that tells its letters', type: `${json}; charset=utf-8`, body: '{"word":"a"}' },
  { what: 'broken JSON', type: json, body: '{"word":', code: 'bad_request' },
  { what: 'an unknown field', type: json, body: '{"word":"a","b":1}', code: 'bad_request' },
  { what: 'a prototype', type: json, body: '{"__proto__":{"word":"a"}}', code: 'bad_request' },
  { what: 'nothing', type: json, body: '', code: 'bad_request' },
  { what: 'no letters', type: json, body: Uint8Array.of(0x22, 0xff, 0x22), code: 'bad_encoding' },
  { what: 'plain text', type: 'text/plain', body: '{"word":"a"}', code: 'bad_encoding' },
  { what: 'a form', type: form, body: 'word=a', code: 'bad_encoding' },
  { what: 'no type', body: '{"word":"a"}', code: 'bad_encoding' },
  { what: 'too much', type: json, body: `"${'a'.repeat(bodyLimit)}"`, code: 'body_too_large' },
]

/** Of the connection, not of the answer; and an id, which is another each time. */
const passing = new Set(['connection', 'keep-alive', 'date', 'x-request-id'])

function echoing() {
  return createTestSite({
    extend: ({ app, mountOptions }) => {
      mountCall(app, echo, async ({ input }) => ({ word: input.word }), mountOptions)
    },
  })
}

async function post(address: string, type: string | undefined, parts: RequestInit) {
  const headers = new Headers(type === undefined ? {} : { 'content-type': type })
  const response = await fetch(`${address}${echo.path}`, { method: 'POST', headers, ...parts })
  const own = [...response.headers].filter(([name]) => !passing.has(name))
  return { status: response.status, headers: own, answer: await response.json() }
}

test('a body is answered alike with its length and, by the framework, without', async () => {
  await using site = await echoing()
  for (const { what, type, body, code } of bodies) {
    const bytes = Buffer.from(body)
    const whole = await post(site.address, type, { body: bytes })
    const stream = Object.assign({ body: new Blob([bytes]).stream() }, { duplex: 'half' })
    expect(whole, what).toEqual(await post(site.address, type, stream))
    expect(whole.answer, what).toMatchObject(code ? { success: false, code } : { success: true })
  }
})

test('who leaves in the middle of a body harms nobody', async () => {
  await using site = await echoing()
  const { hostname, port } = new URL(site.address)
  const socket = connect(Number(port), hostname)
  const head = [`POST ${echo.path} HTTP/1.1`, 'Host: x', `Content-Type: ${json}`]
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 20\r\n\r\n{"word"`)
  await sleep(50)
  socket.destroy()
  const { answer } = await post(site.address, json, { body: '{"word":"b"}' })
  expect(answer).toMatchObject({ value: { word: 'b' } })
})
