import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePaths } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import {
  pageHeaders,
  sendRefusal,
  Refusal,
  parseTarget,
  standalonePageHeaders,
} from '#platform/http'
import { compress, readTemplate, type Renderer, type Template } from '#platform/pages'
import type { Context } from '../wiring/context.ts'
import { createFirstViews, type FirstViews } from './first-views.ts'
import { requiresLogin } from './members-only.ts'
import { addPreviewMark } from './preview-mark.ts'
import { visitedBrand } from './visited-brand.ts'

export interface PagesOptions {
  /** The built player site. */
  directory: string
  /** Renders pages; without it browsers do. */
  renderer: Renderer | undefined
}

export interface Pages {
  /** Clears the page cache. */
  forget(): void
}

/** Shown by browsers when the site is unreachable. */
const offlinePage = 'offline.html'

const aYearSeconds = 31_536_000

/** Serves the player site's pages and files. */
export async function servePages(
  app: FastifyInstance,
  context: Context,
  { directory, renderer }: PagesOptions,
): Promise<Pages> {
  const index = join(directory, 'index.html')
  if (!existsSync(index)) return { forget: () => {} }
  const template = readTemplate(readFileSync(index, 'utf8'), readText(directory, 'before-paint.js'))
  const offline = standalonePageHeaders(readText(directory, offlinePage))
  await app.register(fastifyStatic, {
    root: directory,
    // A route per file would slow down startup.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const elsewhere = externalSources(context, reply.request, brandOf(context, reply.request))
      const isOffline = path.includes(`/${offlinePage}`)
      reply.headers(isOffline ? offline : pageHeaders(elsewhere, template.scriptHash))
      reply.header('cache-control', cacheFor(path))
    },
  })
  const views = renderer && createFirstViews(context, template, renderer)
  const send = pageSender({ context, template, views })
  for (const path of pagePaths) app.get(path, (request, reply) => send(request, reply, 200))
  let files: ReadonlySet<string> | undefined
  app.get('/*', (request, reply) => {
    const { path } = parseTarget(request.url)
    files ??= listFiles(directory)
    if (files.has(path)) return reply.sendFile(path.slice(1))
    if (wantsPage(request)) return send(request, reply, 404)
    return sendRefusal(request, reply, new Refusal('not_found'))
  })
  return { forget: () => views?.forget() }
}

interface Sending {
  context: Context
  template: Template
  views: FirstViews | undefined
}

function pageSender({ context, template, views }: Sending) {
  return async (request: FastifyRequest, reply: FastifyReply, code: 200 | 404) => {
    const brand = brandOf(context, request)
    if (!brand) return sendRefusal(request, reply, new Refusal('unknown_brand'))
    if (code === 200 && requiresLogin(brand, request)) {
      reply.header('cache-control', 'private, no-store').header('vary', 'cookie')
      return reply.redirect('/login', 302)
    }
    const view = await views?.view(request, brand, code)
    const page = view?.page ?? template.empty
    const { body, encoding } = await compress(
      brand.drafts ? addPreviewMark(page, brand, context.kit.clock.now()) : page,
      request.headers['accept-encoding'],
    )
    reply.headers(pageHeaders(externalSources(context, request, brand), template.scriptHash))
    reply.header('cache-control', brand.drafts ? 'private, no-store' : 'private, no-cache')
    reply.header('vary', 'accept-encoding, cookie')
    if (encoding) reply.header('content-encoding', encoding)
    if (view?.code === 503) reply.header('retry-after', '60')
    return reply
      .code(view?.code ?? code)
      .type('text/html; charset=utf-8')
      .send(body)
  }
}

function brandOf(context: Context, { hostname, headers }: FastifyRequest): Brand | undefined {
  const { merchant, cookie } = headers
  return visitedBrand(context)({ hostname, merchant, cookie })
}

/** The page measures the brand's domains, on the port that it came from. */
function externalSources(
  { kit, gameProvider }: Context,
  { protocol, port }: FastifyRequest,
  brand: Brand | undefined,
) {
  if (!brand) return undefined
  const { phoneProvider } = kit.config
  const domains = brand.domains.map((domain) => `${protocol}://${domain}:${port ?? ''}`)
  const services = [...(phoneProvider ? [phoneProvider.url] : []), ...domains]
  return { ...brand.settings, services, games: gameProvider.launchUrls(brand.id) }
}

/** All files by path, except the page, which is rendered. */
function listFiles(directory: string): ReadonlySet<string> {
  const all = readdirSync(directory, { recursive: true, withFileTypes: true })
  const paths = all
    .filter((entry) => entry.isFile() && !entry.name.startsWith('index.html'))
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
  return new Set(paths.map((path) => `/${path.split(sep).join('/')}`))
}

/** Empty if the build has no such file. */
function readText(directory: string, name: string): string {
  const file = join(directory, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const apiPaths = [
  '/wps/',
  '/lgw/',
  '/office/api/',
  '/vendor/',
  '/studio/',
  '/play/',
  '/dev/ticket',
  '/assets/',
]

/** A person with a wrong link gets a helpful page; a program gets a refusal. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  const acceptsHtml = headers.accept?.includes('text/html') ?? false
  return acceptsHtml && !apiPaths.some((path) => url.startsWith(path))
}

/** Files under assets/ have a content hash in their name and never change. */
function cacheFor(path: string): string {
  return path.includes('/assets/') ? `public, max-age=${aYearSeconds}, immutable` : 'no-cache'
}
