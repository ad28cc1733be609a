import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const code = /<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g

/** A document that looks the same and runs no code. */
export const withoutCode = (html: string): string => html.replaceAll(code, '')

interface Copy {
  readonly url: string
  stop(): Promise<void>
}

/** Serves a site from an address of its own, with changed documents. */
export async function startCopy(base: string, change: (html: string) => string): Promise<Copy> {
  async function pass({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
    const accept = headers.accept ?? '*/*'
    const answer = await fetch(new URL(url, base), { headers: { accept } })
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.setHeader('content-type', type)
    response.setHeader('cache-control', answer.headers.get('cache-control') ?? 'no-store')
    response.statusCode = answer.status
    response.end(type.startsWith('text/html') ? change(body.toString()) : body)
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
