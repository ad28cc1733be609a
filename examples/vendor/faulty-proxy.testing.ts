import { createServer, type IncomingMessage, type Server } from 'node:http'
import { readBody } from './http.ts'

/** A fault that the proxy injects into a call; undefined passes it on. */
export type Fault = 'lost before' | 'lost after' | 'twice' | 'forged' | undefined

/** A proxy between provider and operator that injects faults. */
export async function startFaultyProxy(target: string, faultOf: (verb: string) => Fault) {
  async function forward(request: IncomingMessage, body: string, isForged: boolean) {
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const name of ['x-vendor', 'x-timestamp', 'x-signature']) {
      headers.set(name, String(request.headers[name]))
    }
    if (isForged) headers.set('x-signature', '0'.repeat(64))
    const response = await fetch(`${target}${request.url}`, { method: 'POST', headers, body })
    return { status: response.status, text: await response.text() }
  }

  async function answer(request: IncomingMessage) {
    const body = await readBody(request)
    const fault = faultOf(request.url?.split('/').at(-1) ?? '')
    const lost = { status: 500, text: '{"success":false}' }
    if (fault === 'lost before') return lost
    const first = await forward(request, body, fault === 'forged')
    if (fault === 'twice') return forward(request, body, false)
    return fault === 'lost after' ? lost : first
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, text }) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(text)
    })
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}
