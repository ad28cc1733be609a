import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'

export interface OutgoingInit {
  method: string
  headers?: Record<string, string>
  body?: string | Uint8Array | undefined
  signal: AbortSignal
  /** A redirect is never followed: it fails or is returned to the caller. */
  redirect: 'error' | 'manual'
  /** Limit of the response body. */
  maxBytes?: number
}

const defaultMaxBytes = 1024 * 1024

/** One HTTP request over a connection whose address `lookup` has chosen. */
export async function sendRequest(
  url: URL,
  init: OutgoingInit,
  lookup: LookupFunction,
): Promise<Response> {
  const { signal, redirect, maxBytes = defaultMaxBytes } = init
  try {
    signal.throwIfAborted()
    const answer = await performRequest(url, init, lookup)
    const status = answer.statusCode ?? 0
    if (redirect === 'error' && status >= 300 && status < 400 && answer.headers.location) {
      answer.destroy()
      throw new Error(`${url.host} redirects elsewhere`)
    }
    const body = await bodyOf(answer, maxBytes)
    return new Response(body.length === 0 ? null : body, { status, headers: headersOf(answer) })
  } catch (error) {
    // Like fetch: an aborted request rejects with the abort reason.
    throw signal.aborted ? signal.reason : error
  }
}

function performRequest(
  url: URL,
  { method, headers, body, signal }: OutgoingInit,
  lookup: LookupFunction,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const options = { method, signal, lookup, headers: { accept: '*/*', ...headers, ...length } }
    const sending = request(url, options, resolve)
    sending.once('error', reject)
    sending.end(body)
  })
}

async function bodyOf(answer: IncomingMessage, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const data of answer) {
    const chunk: unknown = data
    if (!(chunk instanceof Uint8Array)) throw new Error('an answer comes in bytes')
    size += chunk.length
    if (size > maxBytes) throw new Error(`an answer of more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  return headers
}
