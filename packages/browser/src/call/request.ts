import type { Answer } from '@fairhouse/protocol'
import { notifyExpired } from './expired.ts'
import { commonHeaders } from './headers.ts'
import { CallFailed, CallRefused } from './problems.ts'
import type { CallOptions } from './types.ts'

interface RequestOptions {
  readonly method: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

const timeoutMs = 15_000

/** Splits `GET /wps/system/status` into method and path. */
export function splitRoute(route: string): { method: string; path: string } {
  const space = route.indexOf(' ')
  return { method: route.slice(0, space), path: route.slice(space + 1) }
}

export async function request<Value>(
  path: string,
  init: RequestOptions,
  { signal, keepalive = false }: CallOptions = {},
): Promise<Value> {
  const headers = commonHeaders()
  const answer = await fetchAnswer<Value>(path, {
    ...init,
    keepalive,
    headers: { ...headers, ...init.headers },
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  })
  if (answer.success) return answer.value
  if (answer.code === 'session_expired') notifyExpired(headers, answer.message)
  throw new CallRefused(answer)
}

async function fetchAnswer<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
  let answer: unknown
  try {
    answer = await (await fetch(path, init)).json()
  } catch (cause) {
    throw new CallFailed(`${path} sent no answer`, { cause })
  }
  if (!isAnswer<Value>(answer)) throw new CallFailed(`${path} sent no envelope`)
  return answer
}

/** The value is not checked here: server tests check every answer. */
function isAnswer<Value>(answer: unknown): answer is Answer<Value> {
  if (typeof answer !== 'object' || answer === null) return false
  if (!('success' in answer && 'value' in answer && 'message' in answer)) return false
  return answer.success === true || (answer.success === false && 'code' in answer)
}
