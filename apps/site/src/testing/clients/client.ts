import { randomUUID } from 'node:crypto'
import type { Answer, Calls, OutputOf, Route, SentOf } from '@fairhouse/protocol'
import { acceptedSchema, callsByRoute, refusedSchema } from '@fairhouse/protocol'
import { sealBody, sealedType } from '@fairhouse/protocol/seal'

export interface Reply<Value> {
  status: number
  answer: Answer<Value>
  headers: Headers
}

export interface ClientOptions {
  /** Address of the next process. */
  nextAddress(): string
  nowSeconds(): number
  /** Client address that the server sees through the trusted proxy. */
  from: string
  headers?: Record<string, string>
}

/** HTTP client like a browser: keeps cookie and token, and encrypts what must be encrypted. */
export interface TestClient {
  token: string | undefined
  /** All cookies as a header. */
  cookie: string | undefined
  readonly from: string
  send(path: string, init?: RequestInit): Promise<Response>
  call<R extends Route>(
    route: R,
    input: SentOf<Calls[R]>,
    headers?: Record<string, string>,
  ): Promise<Reply<OutputOf<Calls[R]>>>
  /** The value of an accepted call; throws on a refusal. */
  must<R extends Route>(route: R, input: SentOf<Calls[R]>): Promise<OutputOf<Calls[R]>>
  seal(payload: Record<string, unknown>): Promise<string>
}

export function createClient(options: ClientOptions): TestClient {
  const client: TestClient = {
    token: undefined,
    cookie: undefined,
    from: options.from,
    async send(path, init = {}) {
      const headers = new Headers({ 'x-forwarded-for': options.from, ...options.headers })
      if (client.token) headers.set('authorization', `Bearer ${client.token}`)
      if (client.cookie) headers.set('cookie', client.cookie)
      new Headers(init.headers).forEach((value, name) => headers.set(name, value))
      const response = await fetch(new URL(path, options.nextAddress()), { ...init, headers })
      keepCookie(client, response)
      return response
    },
    async call(route, input, extra = {}) {
      const { method, path, init } = await requestOf(client, route, input)
      const headers = { ...init.headers, ...extra }
      const response = await client.send(path, { ...init, method, headers })
      const answer = await response.json()
      if (!isAnswer(route, answer)) throw new Error(`${route} answered ${JSON.stringify(answer)}`)
      return { status: response.status, answer, headers: response.headers }
    },
    async must(route, input) {
      const { answer, status } = await client.call(route, input)
      if (!answer.success) throw new Error(`${route}: ${status} ${answer.code} ${answer.message}`)
      return answer.value
    },
    async seal(payload) {
      const { transportKeys } = await client.must('GET /wps/system/status', {})
      const [key] = transportKeys.keys
      if (!key) throw new Error('the site has no transport key')
      return sealBody(payload, key, options.nowSeconds(), randomUUID())
    },
  }
  return client
}

/** Checks the answer against the call's definition. */
function isAnswer<R extends Route>(
  route: R,
  answer: unknown,
): answer is Answer<OutputOf<Calls[R]>> {
  const accepted = acceptedSchema(callsByRoute[route].output).safeParse(answer)
  return accepted.success || refusedSchema.safeParse(answer).success
}

async function requestOf<R extends Route>(client: TestClient, route: R, input: SentOf<Calls[R]>) {
  const { method, path, ...rest } = callsByRoute[route]
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries<unknown>(input)) query.set(name, String(value))
    const search = query.size > 0 ? `?${query.toString()}` : ''
    return { method, path: `${path}${search}`, init: { headers: {} } }
  }
  if ('body' in rest && rest.body === 'form') {
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries<unknown>(input)) body.set(name, String(value))
    return { method, path, init: { body, headers: {} } }
  }
  if ('body' in rest && rest.body === 'encrypted') {
    const body = await client.seal(input)
    return { method, path, init: { body, headers: { 'content-type': sealedType } } }
  }
  const body = JSON.stringify(input)
  return { method, path, init: { body, headers: { 'content-type': 'application/json' } } }
}

/** Stores cookies by name and drops emptied ones, like a browser. */
function keepCookie(client: TestClient, response: Response) {
  const jar = new Map((client.cookie ?? '').split('; ').filter(Boolean).map(nameAndValue))
  for (const line of response.headers.getSetCookie()) {
    const [name, value] = nameAndValue(line.split(';', 1)[0] ?? '')
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
  client.cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ') || undefined
}

function nameAndValue(pair: string): [string, string] {
  const equals = pair.indexOf('=')
  return [pair.slice(0, equals), pair.slice(equals + 1)]
}
