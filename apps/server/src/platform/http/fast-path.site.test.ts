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

/** LIST of bodies with their refusal codes. */
const bodies: { label: string; type?: string; body: string | Uint8Array; code?: string }[] = [
  { label: 'JSON', type: json, body: '{"word":"đá gà"}' },
  { label: 'JSON that tells its letters', type: `${json}; charset=utf-8`, body: '{"word":"a"}' },
  { label: 'broken JSON', type: json, body: '{"word":', code: 'bad_request' },
  { label: 'an unknown field', type: json, body: '{"word":"a","b":1}', code: 'bad_request' },
  { label: 'a prototype', type: json, body: '{"__proto__":{"word":"a"}}', code: 'bad_request' },
  { label: 'nothing', type: json, body: '', code: 'bad_request' },
  { label: 'no letters', type: json, body: Uint8Array.of(0x22, 0xff, 0x22), code: 'bad_encoding' },
  { label: 'plain text', type: 'text/plain', body: '{"word":"a"}', code: 'bad_encoding' },
  { label: 'a form', type: form, body: 'word=a', code: 'bad_encoding' },
  { label: 'no type', body: '{"word":"a"}', code: 'bad_encoding' },
  { label: 'too much', type: json, body: `"${'a'.repeat(bodyLimit)}"`, code: 'body_too_large' },
]

/** Headers that belong to the connection or differ each time. */
const variableHeaders = new Set(['connection', 'keep-alive', 'date', 'x-request-id'])

function siteWithEcho() {
  return createTestSite({
    extend: ({ app, mountOptions }) => {
      mountCall(app, echo, async ({ input }) => ({ word: input.word }), mountOptions)
    },
  })
}

async function post(address: string, type: string | undefined, init: RequestInit) {
  const headers = new Headers(type === undefined ? {} : { 'content-type': type })
  const response = await fetch(`${address}${echo.path}`, { method: 'POST', headers, ...init })
  const stable = [...response.headers].filter(([name]) => !variableHeaders.has(name))
  return { status: response.status, headers: stable, answer: await response.json() }
}

test('answers a body the same on the fast path and by Fastify', async () => {
  await using site = await siteWithEcho()
  for (const { label, type, body, code } of bodies) {
    const bytes = Buffer.from(body)
    const buffered = await post(site.address, type, { body: bytes })
    const stream = Object.assign({ body: new Blob([bytes]).stream() }, { duplex: 'half' })
    expect(buffered, label).toEqual(await post(site.address, type, stream))
    expect(buffered.answer, label).toMatchObject(
      code ? { success: false, code } : { success: true },
    )
  }
})

test('survives a client that disconnects within a body', async () => {
  await using site = await siteWithEcho()
  const { hostname, port } = new URL(site.address)
  const socket = connect(Number(port), hostname)
  const head = [`POST ${echo.path} HTTP/1.1`, 'Host: x', `Content-Type: ${json}`]
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 20\r\n\r\n{"word"`)
  await sleep(50)
  socket.destroy()
  const { answer } = await post(site.address, json, { body: '{"word":"b"}' })
  expect(answer).toMatchObject({ value: { word: 'b' } })
})
