import { setTimeout as sleep } from 'node:timers/promises'
import { createHmac } from 'node:crypto'
import { vendorHeaders, vendorPath } from '@fairhouse/protocol/vendor'
import type { Settings } from './settings.ts'

/** What a check may forge; whatever is left out is as it should be. */
export interface Forged {
  vendor?: string
  secret?: string
  timestamp?: string
  signature?: string
  /** The signature is made over this instead of the body that is sent. */
  signedBody?: string
  /** Headers that are not sent. */
  without?: (keyof typeof vendorHeaders)[]
}

export interface RawAnswer {
  status: number
  contentType: string
  text: string
  /** What the text says; undefined when it is no JSON. */
  json: unknown
}

const patienceMs = 100_000
/** An operator under load may say so; the same content is sent again, as the protocol asks. */
const unavailable = 503
const pauseMs = 500

export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/** Sends a body as it is, signed unless forged. Throws when there is no answer. */
export async function sendRaw(
  settings: Settings,
  verb: string,
  body: string,
  forged: Forged = {},
): Promise<RawAnswer> {
  const timestamp = forged.timestamp ?? String(Date.now())
  const signed = forged.signedBody ?? body
  const values = {
    vendor: forged.vendor ?? settings.vendor,
    timestamp,
    signature: forged.signature ?? sign(forged.secret ?? settings.secret, timestamp, signed),
  }
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of ['vendor', 'timestamp', 'signature'] as const) {
    if (!forged.without?.includes(name)) headers.set(vendorHeaders[name], values[name])
  }
  return post(`${settings.url}${vendorPath}/${verb}`, body, headers)
}

/** A launch ticket, as the demonstration gives them to anyone. */
export function askTicket({ url, mode }: Settings, account: string, gameCode: string) {
  const headers = new Headers({ 'content-type': 'application/json' })
  const asked = { account, gameCode, ...(mode === 'trial' && { mode }) }
  return post(`${url}/dev/ticket`, JSON.stringify(asked), headers)
}

async function post(url: string, body: string, headers: Headers): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(patienceMs)
  const send = () => fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' })
  let response = await send()
  while (response.status === unavailable) {
    await sleep(pauseMs)
    response = await send()
  }
  const text = await response.text()
  const contentType = response.headers.get('content-type') ?? ''
  return { status: response.status, contentType, text, json: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
