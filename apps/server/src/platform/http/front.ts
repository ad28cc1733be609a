import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusals } from '@fairhouse/protocol'
import type { Log } from '#platform/log'
import type { Random } from '#platform/random'
import { askedBy, type Asked } from './asked.ts'
import { strictTransport } from './headers.ts'
import { loggedRefusal } from './logged.ts'
import { readyText, type Ready } from './ready.ts'
import { refused } from './refused.ts'

/** Answers a request, or throws what it is refused for; cookies are set on the way. */
export type Read = (asked: Asked, setCookie: (cookie: string) => void) => Promise<Ready>

export interface FrontOptions {
  trusted: readonly string[]
  log: Log
  random: Random
  closing(): boolean
}

export type Front = ReturnType<typeof createFront>

/**
 * Calls that only read are answered here, before the framework is asked: most of what a site is
 * asked for is read, and the framework costs more than such an answer.
 */
export function createFront({ trusted, log, random, closing }: FrontOptions) {
  const reads = new Map<string, Read>()
  const askedOf = askedBy(trusted, random)

  function send(response: ServerResponse, asked: Asked, status: number, ready: Ready) {
    const { head, body, encoding } = ready
    const transport = asked.protocol === 'https' ? [hsts, strictTransport] : []
    const more = closing() ? [...transport, 'connection', 'close'] : transport
    response.writeHead(status, more.length === 0 ? head : [...head, ...more])
    response.end(body, encoding)
  }

  async function answer(path: string, read: Read, asked: Asked, response: ServerResponse) {
    try {
      const ready = await read(asked, (cookie) => response.appendHeader('set-cookie', cookie))
      send(response, asked, 200, ready)
    } catch (error) {
      const refusal = loggedRefusal(log, error, { reqId: asked.id, route: `GET ${path}` })
      const { head, ...text } = readyText(JSON.stringify(refused(languageOf(asked), refusal)))
      const named = { ...text, head: [...head, 'x-request-id', asked.id] }
      send(response, asked, refusals[refusal.code], named)
    }
  }

  return {
    add(path: string, read: Read) {
      reads.set(path, read)
    },
    /** Whether it is one of these; all else is for the framework. */
    takes(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET') return false
      const path = pathOf(request.url ?? '')
      const read = reads.get(path)
      if (read) void answer(path, read, askedOf(request), response)
      return read !== undefined
    },
  }
}

const hsts = 'strict-transport-security'

function languageOf({ headers: { language } }: Asked): string {
  return typeof language === 'string' ? language : 'EN'
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
