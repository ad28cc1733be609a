import type { Answer } from '@fairhouse/protocol'
import { tellExpired } from './expired.ts'
import { standingHeaders } from './headers.ts'
import { CallFailed, CallRefused } from './problems.ts'
import type { CallOptions } from './types.ts'

interface Sending {
  readonly method: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

const timeoutMs = 15_000

/** `GET /wps/system/status` → its two halves. */
export function splitRoute(route: string): { method: string; path: string } {
  const space = route.indexOf(' ')
  return { method: route.slice(0, space), path: route.slice(space + 1) }
}

export async function request<Value>(
  path: string,
  init: Sending,
  { signal, keepalive = false }: CallOptions = {},
): Promise<Value> {
  const headers = standingHeaders()
  const answer = await fetchAnswer<Value>(path, {
    ...init,
    keepalive,
    headers: { ...headers, ...init.headers },
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  })
  if (answer.success) return answer.value
  if (answer.code === 'session_expired') tellExpired(headers, answer.message)
  throw new CallRefused(answer)
}

async function fetchAnswer<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
  let answer: unknown
  try {
    answer = await (await fetch(path, init)).json()
  } catch (cause) {
    throw new CallFailed(`${path} gave no answer`, { cause })
  }
  if (!isAnswer<Value>(answer)) throw new CallFailed(`${path} gave no envelope`)
  return answer
}

/** The value itself is not checked here: every answer of the server is, in its tests. */
function isAnswer<Value>(answer: unknown): answer is Answer<Value> {
  if (typeof answer !== 'object' || answer === null) return false
  if (!('success' in answer && 'value' in answer && 'message' in answer)) return false
  return answer.success === true || (answer.success === false && 'code' in answer)
}
