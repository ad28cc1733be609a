import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePaths } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
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
      reply.headers(pageHeaders(brandOf(reply.request, brand)?.settings))
      reply.header('cache-control', cacheFor(path))
    },
  })
  for (const path of pagePaths) {
    app.get(path, (request, reply) => sendPage(request, reply, brand, 200))
  }
  app.get('/*', (request, reply) => {
    if (isForPeople(request)) return sendPage(request, reply, brand, 404)
    return sendRefusal(request, reply, new Refusal('not_found'))
  })
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  brand: BrandModule,
  status: 200 | 404,
) {
  if (!brandOf(request, brand)) {
    return sendRefusal(request, reply, new Refusal('unknown_brand'))
  }
  return reply.code(status).sendFile('index.html')
}

function brandOf({ headers, hostname }: FastifyRequest, brand: BrandModule) {
  const { merchant } = headers
  return brand.of(hostname, typeof merchant === 'string' ? merchant : undefined)
}

const apiPaths = ['/wps/', '/lgw/', '/office/api/', '/vendor/', '/dev/ticket', '/assets/']

/** A person who follows a wrong link gets a page that helps; a program gets a refusal. */
function isForPeople({ url, headers }: FastifyRequest): boolean {
  const wantsPage = headers.accept?.includes('text/html') ?? false
  return wantsPage && !apiPaths.some((path) => url.startsWith(path))
}

/** Files under assets/ carry a hash of their content in their name and never change. */
function cacheFor(path: string): string {
  return path.includes('/assets/') ? `public, max-age=${aYearSeconds}, immutable` : 'no-cache'
}
