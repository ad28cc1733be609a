import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listenError } from './listen-error.ts'
import type { Metrics } from '#platform/metrics'

export { listenError } from './listen-error.ts'
export { tryPorts } from './try-ports.ts'

export interface OperationsOptions {
  port: number
  host: string
  metrics: Metrics
  ready(): Promise<boolean>
}

export interface Operations {
  address: string
  close(): Promise<void>
}

/** Health and metrics on a separate port that need not be public. */
export async function startOperations(options: OperationsOptions): Promise<Operations> {
  const { metrics, ready } = options
  const server = createServer((request, response) => {
    const respond = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    answer(request.url ?? '', metrics, ready)
      .then(
        ({ status, type, text }) => respond(status, type, text),
        () => respond(500, 'text/plain', 'failed\n'),
      )
      .catch(() => request.destroy())
  })
  await listen(server, options)
  const { port } = addressOf(server)
  return {
    address: `http://${options.host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(url: string, metrics: Metrics, ready: () => Promise<boolean>) {
  const path = url.split('?', 1)[0]
  if (path === '/metrics') {
    return { status: 200, type: metrics.contentType, text: await metrics.text() }
  }
  if (path === '/health/live') return { status: 200, type: 'text/plain', text: 'live\n' }
  if (path !== '/health/ready') return { status: 404, type: 'text/plain', text: 'not found\n' }
  return (await ready())
    ? { status: 200, type: 'text/plain', text: 'ready\n' }
    : { status: 503, type: 'text/plain', text: 'not ready\n' }
}

async function listen(server: Server, { port, host }: OperationsOptions) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port, 'OPS_PORT')))
    server.listen(port, host, resolve)
  })
}

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return address
}
