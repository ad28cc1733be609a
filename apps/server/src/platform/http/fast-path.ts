import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { refusals } from '@fairhouse/protocol'
import type { Log } from '#platform/log'
import type { Random } from '#platform/random'
import { createRequestReader, type HttpRequest, type HttpRequestWithBody } from './request.ts'
import { strictTransport } from './headers.ts'
import { logRefusal } from './log-refusal.ts'
import { bodyReaders, type ReadBody } from './parsers.ts'
import { textResponse, type RawResponse } from './response.ts'
import { refusalBody } from './refusal-body.ts'
import { parseTarget } from './target.ts'

type SetCookie = (cookie: string) => void

/** Answers a request or throws its refusal; may set cookies. */
export type Answer<A extends HttpRequest> = (
  request: A,
  setCookie: SetCookie,
) => Promise<RawResponse>

/** Enough for most calls; a call that takes more declares it. */
export const bodyLimit = 64 * 1024

export interface FastPathOptions {
  trusted: readonly string[]
  log: Log
  random: Random
  closing(): boolean
}

export type FastPath = ReturnType<typeof createFastPath>

/**
 * Answers calls without Fastify, which would cost more than many an answer itself. Unusual requests
 * go to Fastify, such as bodies that are long or have no content length.
 */
export function createFastPath({ trusted, log, random, closing }: FastPathOptions) {
  const reads = new Map<string, Answer<HttpRequest>>()
  const mutations = new Map<string, Answer<HttpRequestWithBody>>()
  const readRequest = createRequestReader(trusted, random)
  const abort = createAbort(log)

  function send(response: ServerResponse, request: HttpRequest, status: number, raw: RawResponse) {
    const { head, body, encoding } = raw
    const transport = request.protocol === 'https' ? [hsts, strictTransport] : []
    const extra = closing() ? [...transport, 'connection', 'close'] : transport
    response.writeHead(status, extra.length === 0 ? head : [...head, ...extra])
    response.end(body, encoding)
  }

  async function answer<A extends HttpRequest>(
    route: string,
    request: A,
    response: ServerResponse,
    produce: Answer<A>,
  ) {
    const setCookie = (cookie: string) => void response.appendHeader('set-cookie', cookie)
    try {
      send(response, request, 200, await produce(request, setCookie))
    } catch (error) {
      const refusal = logRefusal(log, error, { reqId: request.id, route })
      const json = JSON.stringify(refusalBody(languageOf(request), refusal))
      const { head, ...text } = textResponse(json)
      const withId = { ...text, head: [...head, 'x-request-id', request.id] }
      send(response, request, refusals[refusal.code], withId)
    }
  }

  function handleGet(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const read = reads.get(path)
    if (!read) return false
    answer(`GET ${path}`, readRequest(request), response, read).catch(abort(request))
    return true
  }

  function handlePost(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const mutation = mutations.get(path)
    const parseBody = mutation && bodyReader(request.headers)
    if (!mutation || !parseBody) return false
    readBody(request, (bytes) => {
      answer(`POST ${path}`, readRequest(request), response, async (post, setCookie) =>
        mutation(post.withBody(parseBody(bytes)), setCookie),
      ).catch(abort(request))
    })
    return true
  }

  return {
    addRead(path: string, read: Answer<HttpRequest>) {
      reads.set(path, read)
    },
    addMutation(path: string, mutation: Answer<HttpRequestWithBody>) {
      mutations.set(path, mutation)
    },
    /** Returns false for what Fastify must handle. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      const { path } = parseTarget(request.url)
      if (request.method === 'GET') return handleGet(path, request, response)
      return request.method === 'POST' && handlePost(path, request, response)
    },
  }
}

/** Even the refusal could not be sent. An unhandled rejection would end the process. */
function createAbort(log: Log) {
  return (request: IncomingMessage) => (error: unknown) => {
    log.error({ err: error }, 'an answer could not be sent')
    request.destroy()
  }
}

/** The body parser for a declared type and a length within the limit. */
function bodyReader(headers: IncomingHttpHeaders): ReadBody | undefined {
  const length = Number(headers['content-length'])
  return length <= bodyLimit ? bodyReaders.get(headers['content-type'] ?? '') : undefined
}

/** An aborted body is dropped: there is no client left to answer. */
function readBody(request: IncomingMessage, done: (body: Buffer) => void) {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const [first] = pieces
    done(pieces.length === 1 && first ? first : Buffer.concat(pieces))
  })
}

const hsts = 'strict-transport-security'

function languageOf({ headers: { language } }: HttpRequest): string {
  return typeof language === 'string' ? language : 'EN'
}
