import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePaths } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import { pageHeaders, sendRefusal, Refusal, targetOf, wholePageHeaders } from '#platform/http'
import { compressed, readTemplate, type Renderer, type Template } from '#platform/pages'
import type { Context } from './context.ts'
import { createFirstViews, type FirstViews } from './first-views.ts'
import { isKeptOut } from './members-only.ts'
import { marked } from './preview-mark.ts'
import { visitedBrand } from './visited-brand.ts'

export interface PagesOptions {
  /** The player site as it was built. */
  directory: string
  /** Draws a page; without it pages come empty, and browsers draw them. */
  renderer: Renderer | undefined
}

export interface Pages {
  /** What pages show has changed. */
  forget(): void
}

/** What browsers keep and show when they cannot reach us. */
const offlinePage = 'offline.html'

const aYearSeconds = 31_536_000

/** The pages of the player site, and its files. */
export async function servePages(
  app: FastifyInstance,
  context: Context,
  { directory, renderer }: PagesOptions,
): Promise<Pages> {
  const index = join(directory, 'index.html')
  if (!existsSync(index)) return { forget: () => {} }
  const template = readTemplate(readFileSync(index, 'utf8'), textIn(directory, 'before-paint.js'))
  const offline = wholePageHeaders(textIn(directory, offlinePage))
  await app.register(fastifyStatic, {
    root: directory,
    // A route for each of a thousand files would cost every start.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const elsewhere = elsewhereOf(context, brandOf(context, reply.request))
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
    const { path } = targetOf(request.url)
    files ??= filesIn(directory)
    if (files.has(path)) return reply.sendFile(path.slice(1))
    if (isForPeople(request)) return send(request, reply, 404)
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
    if (code === 200 && isKeptOut(brand, request)) {
      reply.header('cache-control', 'private, no-store').header('vary', 'cookie')
      return reply.redirect('/login', 302)
    }
    const view = await views?.view(request, brand, code)
    const page = view?.page ?? template.empty
    const { body, encoding } = await compressed(
      brand.drafts ? marked(page, brand, context.kit.clock.now()) : page,
      request.headers['accept-encoding'],
    )
    reply.headers(pageHeaders(elsewhereOf(context, brand), template.scriptHash))
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

function elsewhereOf({ kit, vendor }: Context, brand: Brand | undefined) {
  const { phoneProvider } = kit.config
  const services = phoneProvider ? [phoneProvider.url] : []
  return brand && { ...brand.settings, services, games: vendor.launchUrls(brand.id) }
}

/** By their paths; the page itself is drawn, never sent as it lies there. */
function filesIn(directory: string): ReadonlySet<string> {
  const all = readdirSync(directory, { recursive: true, withFileTypes: true })
  const paths = all
    .filter((entry) => entry.isFile() && !entry.name.startsWith('index.html'))
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
  return new Set(paths.map((path) => `/${path.split(sep).join('/')}`))
}

/** Nothing where a build has no such file. */
function textIn(directory: string, name: string): string {
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

/** A person who follows a wrong link gets a page that helps; a program gets a refusal. */
function isForPeople({ url, headers }: FastifyRequest): boolean {
  const wantsPage = headers.accept?.includes('text/html') ?? false
  return wantsPage && !apiPaths.some((path) => url.startsWith(path))
}

/** Files under assets/ carry a hash of their content in their name and never change. */
function cacheFor(path: string): string {
  return path.includes('/assets/') ? `public, max-age=${aYearSeconds}, immutable` : 'no-cache'
}
