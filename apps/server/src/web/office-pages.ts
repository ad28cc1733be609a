import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders, Refusal, sendRefusal } from '#platform/http'

/** Files under assets/ have a content hash in their name and never change. */
const cacheControl = 'public, max-age=31536000, immutable'

/**
 * Serves the back office under /office: one page for every path, since permissions are unknown
 * before sign-in. It loads from our own origin only.
 */
export function serveOffice(app: FastifyInstance, directory: string): void {
  const file = join(directory, 'index.html')
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  const headers = pageHeaders(undefined, '')
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith('/office/api/')) {
      return sendRefusal(request, reply, new Refusal('not_found'))
    }
    return reply
      .headers({ ...headers, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(page)
  }
  app.get('/office', send)
  app.get('/office/*', send)
  void app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/office/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.headers({ ...headers, 'cache-control': cacheControl }),
  })
}
