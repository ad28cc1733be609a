import { Agent, request, type RequestOptions } from 'node:http'

/** Sends a request and returns the status after reading the whole body. */
export type Requester = (path: string, options?: RequestOptions, body?: string) => Promise<number>

/**
 * Requests over keep-alive connections with little work here, because client and server share
 * cores.
 */
export function createRequester(origin: string): Requester {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(origin)

  return (path, options = {}, body = '') =>
    new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, path, agent, ...options }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      })
      outgoing.once('error', reject)
      outgoing.end(body)
    })
}
