import { Agent, request, type RequestOptions } from 'node:http'

/** Answers with the status, after the whole of it was read. */
export type Ask = (path: string, options?: RequestOptions, body?: string) => Promise<number>

/** Asks over kept connections, with as little work on this side as can be: cores are shared. */
export function createAsk(origin: string): Ask {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(origin)

  return (path, options = {}, body = '') =>
    new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path, agent, ...options }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      })
      asked.once('error', reject)
      asked.end(body)
    })
}
