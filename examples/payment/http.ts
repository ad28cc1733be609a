import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pageHeaders } from './page.ts'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
export const nothing = json(404, { code: 'not_found' })
export const html = (body: string): Answer => ({
  status: 200,
  headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' },
  body,
})

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** A server that answers with what a function makes of a request. */
export async function listen(
  { port, host }: { port: number; host: string },
  answer: (asked: Asked) => Promise<Answer>,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    read(request)
      .then(answer)
      .catch(() => json(500, { code: 'internal_error' }))
      .then((made) => send(response, made))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const at = server.address()
  const taken = at !== null && typeof at === 'object' ? at.port : port
  return { url: `http://${host}:${taken}`, server }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { method = '', headers } = request
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://gateway')
  return { method, path, query, headers, body: await textOf(request) }
}

const mostBytes = 16 * 1024

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const given of request) {
    const part: unknown = given
    if (!Buffer.isBuffer(part)) continue
    size += part.length
    if (size > mostBytes) throw new Error('a longer body than any order')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

export function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, headers)
  response.end(body)
}
