import type { IncomingMessage, ServerResponse } from 'node:http'
import { vendorRefusals } from '@fairhouse/protocol/vendor'
import { Refused, Unreachable } from './refused.ts'

const maxBodyBytes = 16_384

/** Reads the raw body, because the signature covers its bytes. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    bytes += chunk.length
    if (bytes > maxBodyBytes) throw new Refused('bad_request', 'The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export interface Answer {
  readonly status: number
  readonly body: object
}

/** Wraps a result or an error in the envelope {success, value, message, code?}. */
export async function answerOf(
  work: () => Promise<object>,
  log: (line: string) => void,
): Promise<Answer> {
  try {
    return { status: 200, body: { success: true, value: await work(), message: '' } }
  } catch (error) {
    const { status, code, message } = explain(error)
    if (code === internalError) log(String(error))
    return { status, body: { success: false, value: null, message, code } }
  }
}

const internalError = 'internal_error'
const statuses = new Map<string, number>([...Object.entries(vendorRefusals), ['not_found', 404]])

function explain(error: unknown): { status: number; code: string; message: string } {
  if (error instanceof Refused) {
    const { code, message } = error
    return { status: statuses.get(code) ?? 200, code, message }
  }
  if (error instanceof Unreachable) {
    const message = 'The site does not answer. A stake that was taken is given back.'
    return { status: 503, code: 'operator_unreachable', message }
  }
  return { status: 500, code: internalError, message: 'Something went wrong here.' }
}

export function sendJson(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
