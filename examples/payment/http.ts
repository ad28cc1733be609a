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
export const notFound = json(404, { code: 'not_found' })
export const html = (body: string): Answer => ({
  status: 200,
  headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' },
  body,
})

export interface GatewayRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** Starts an HTTP server with one handler for all requests. */
export async function listen(
  { port, host }: { port: number; host: string },
  answer: (request: GatewayRequest) => Promise<Answer>,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    read(request)
      .then(answer)
      .catch(() => json(500, { code: 'internal_error' }))
      .then((result) => send(response, result))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actualPort = address !== null && typeof address === 'object' ? address.port : port
  return { url: `http://${host}:${actualPort}`, server }
}

async function read(request: IncomingMessage): Promise<GatewayRequest> {
  const { method = '', headers } = request
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://gateway')
  return { method, path, query, headers, body: await textOf(request) }
}

const maxBodyBytes = 16 * 1024

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes: unknown = chunk
    if (!Buffer.isBuffer(bytes)) continue
    size += bytes.length
    if (size > maxBodyBytes) throw new Error('a longer body than any order')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function parseJson(body: string): unknown {
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
