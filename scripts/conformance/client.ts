import { setTimeout as sleep } from 'node:timers/promises'
import { createHmac } from 'node:crypto'
import { vendorHeaders, vendorPath } from '@fairhouse/protocol/vendor'
import type { Settings } from './settings.ts'

/** Forged parts of a request; all others are correct. */
export interface Forged {
  vendor?: string
  secret?: string
  timestamp?: string
  signature?: string
  /** Signs this text instead of the sent body. */
  signedBody?: string
  /** Headers to leave out. */
  without?: (keyof typeof vendorHeaders)[]
}

export interface RawAnswer {
  status: number
  contentType: string
  text: string
  /** The parsed text; undefined if it is not JSON. */
  json: unknown
}

const timeoutMs = 100_000
/**
 * An operator under load may answer 503; the same request is then sent again, as the protocol says.
 */
const unavailable = 503
const pauseMs = 500

export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/** Sends a raw body, signed unless forged. Throws if there is no answer. */
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

/** Requests a launch ticket from the demonstration. */
export function askTicket({ url, mode }: Settings, account: string, gameCode: string) {
  const headers = new Headers({ 'content-type': 'application/json' })
  const ticketRequest = { account, gameCode, ...(mode === 'trial' && { mode }) }
  return post(`${url}/dev/ticket`, JSON.stringify(ticketRequest), headers)
}

async function post(url: string, body: string, headers: Headers): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
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
