import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pageHeaders, sendRefusal, Refusal } from '#platform/http'
import type { Context } from './context.ts'

const aYearSeconds = 31_536_000

/** The player site as it was built: its page at `/`, and its files. */
export async function servePages(app: FastifyInstance, { brand }: Context, directory: string) {
  if (!existsSync(directory)) return
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.headers(pageHeaders)
      reply.header('cache-control', cacheFor(path))
    },
  })
  app.get('/', (request, reply) => {
    const { merchant } = request.headers
    const named = typeof merchant === 'string' ? merchant : undefined
    if (!brand.of(request.hostname, named)) {
      return sendRefusal(request, reply, new Refusal('unknown_brand'))
    }
    return reply.sendFile('index.html')
  })
}

/** Files under assets/ carry a hash of their content in their name and never change. */
function cacheFor(path: string): string {
  return path.includes('/assets/') ? `public, max-age=${aYearSeconds}, immutable` : 'no-cache'
}
