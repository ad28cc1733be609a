import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { refusals } from '@fairhouse/protocol'
import type { Log } from '#platform/log'
import type { Random } from '#platform/random'
import { askedBy, type Asked, type AskedWithBody } from './asked.ts'
import { strictTransport } from './headers.ts'
import { loggedRefusal } from './logged.ts'
import { bodyReaders, type ReadBody } from './parsers.ts'
import { readyText, type Ready } from './ready.ts'
import { refused } from './refused.ts'
import { targetOf } from './target.ts'

type SetCookie = (cookie: string) => void

/** Answers a request, or throws what it is refused for; cookies are set on the way. */
export type Answer<A extends Asked> = (asked: A, setCookie: SetCookie) => Promise<Ready>

/** What most calls need by far; those that take more say so. */
export const bodyLimit = 64 * 1024

export interface FrontOptions {
  trusted: readonly string[]
  log: Log
  random: Random
  closing(): boolean
}

export type Front = ReturnType<typeof createFront>

/**
 * Calls are answered here, before the framework is asked: it costs more than many an answer. It
 * gets what is out of the ordinary, such as bodies that are long or do not tell how long they are.
 */
export function createFront({ trusted, log, random, closing }: FrontOptions) {
  const reads = new Map<string, Answer<Asked>>()
  const deeds = new Map<string, Answer<AskedWithBody>>()
  const askedOf = askedBy(trusted, random)
  const giveUp = givingUp(log)

  function send(response: ServerResponse, asked: Asked, status: number, ready: Ready) {
    const { head, body, encoding } = ready
    const transport = asked.protocol === 'https' ? [hsts, strictTransport] : []
    const more = closing() ? [...transport, 'connection', 'close'] : transport
    response.writeHead(status, more.length === 0 ? head : [...head, ...more])
    response.end(body, encoding)
  }

  async function answer<A extends Asked>(
    route: string,
    asked: A,
    response: ServerResponse,
    make: Answer<A>,
  ) {
    const setCookie = (cookie: string) => void response.appendHeader('set-cookie', cookie)
    try {
      send(response, asked, 200, await make(asked, setCookie))
    } catch (error) {
      const refusal = loggedRefusal(log, error, { reqId: asked.id, route })
      const { head, ...text } = readyText(JSON.stringify(refused(languageOf(asked), refusal)))
      const named = { ...text, head: [...head, 'x-request-id', asked.id] }
      send(response, asked, refusals[refusal.code], named)
    }
  }

  function takesRead(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const read = reads.get(path)
    if (!read) return false
    answer(`GET ${path}`, askedOf(request), response, read).catch(giveUp(request))
    return true
  }

  function takesDeed(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const deed = deeds.get(path)
    const readBody = deed && plainBody(request.headers)
    if (!deed || !readBody) return false
    whole(request, (bytes) => {
      answer(`POST ${path}`, askedOf(request), response, async (asked, setCookie) =>
        deed(asked.withBody(readBody(bytes)), setCookie),
      ).catch(giveUp(request))
    })
    return true
  }

  return {
    addRead(path: string, read: Answer<Asked>) {
      reads.set(path, read)
    },
    addDeed(path: string, deed: Answer<AskedWithBody>) {
      deeds.set(path, deed)
    },
    /** Whether it is one of these; all else is for the framework. */
    takes(request: IncomingMessage, response: ServerResponse): boolean {
      const { path } = targetOf(request.url)
      if (request.method === 'GET') return takesRead(path, request, response)
      return request.method === 'POST' && takesDeed(path, request, response)
    },
  }
}

/** Not even the refusal could be sent. An unhandled rejection would end the process. */
function givingUp(log: Log) {
  return (request: IncomingMessage) => (error: unknown) => {
    log.error({ err: error }, 'an answer could not be sent')
    request.destroy()
  }
}

/** How a body is read that says what it is and that it is no longer than usual. */
function plainBody(headers: IncomingHttpHeaders): ReadBody | undefined {
  const length = Number(headers['content-length'])
  return length <= bodyLimit ? bodyReaders.get(headers['content-type'] ?? '') : undefined
}

/** Nothing comes of a body that ends too soon: nobody is there to be answered. */
function whole(request: IncomingMessage, done: (body: Buffer) => void) {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const [first] = pieces
    done(pieces.length === 1 && first ? first : Buffer.concat(pieces))
  })
}

const hsts = 'strict-transport-security'

function languageOf({ headers: { language } }: Asked): string {
  return typeof language === 'string' ? language : 'EN'
}
