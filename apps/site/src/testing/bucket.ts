import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** An S3-style bucket in memory; the module's own tests check the signatures. */
export async function startBucket() {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method, url = '' } = request
      if (method === 'PUT') objects.set(url, body)
      if (method === 'DELETE') objects.delete(url)
      const found = objects.get(url)
      const status = method === 'GET' && !found ? 404 : 200
      return response.writeHead(status).end(method === 'GET' ? found : undefined)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    objects,
    /** The environment of a site that uses it. */
    environment: {
      S3_URL: `http://127.0.0.1:${port}/pictures`,
      S3_REGION: 'here-1',
      S3_KEY: 'house',
      S3_SECRET: 'kept well',
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
