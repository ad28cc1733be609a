import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Catalogue } from '#games'

export interface GamesOptions {
  directory: string
  /** Origins whose pages may frame the games, besides this host. */
  siteOrigins: readonly string[]
  /** Games whose pictures are preloaded with the page. */
  catalogue: Catalogue
}

const aYearSeconds = 31_536_000

/** Serves the built game client under /play, for frames with an opaque origin. */
export function serveGames(app: FastifyInstance, options: GamesOptions) {
  const { directory, siteOrigins, catalogue } = options
  if (!existsSync(directory)) return
  const linksOf = linksIn(directory, catalogue)
  void app.register(async (scope) => {
    const files = {
      decorateReply: false,
      cacheControl: false,
      setHeaders(reply: FastifyReply, path: string) {
        void reply.headers(headersOf(reply, path, siteOrigins))
        const links = isPage(path) ? linksOf(reply.request.query) : []
        if (links.length > 0) void reply.header('link', links.join(', '))
      },
    }
    await scope.register(fastifyStatic, {
      ...files,
      root: directory,
      prefix: '/play/',
      preCompressed: true,
    })
    // One route serves the hundreds of pictures.
    const pictures = join(directory, 'art')
    if (!existsSync(pictures)) return
    await scope.register(fastifyStatic, { ...files, root: pictures, prefix: '/play/art/' })
  })
}

const isPage = (path: string) => /\/index\.html(\.\w+)?$/.test(path)

/**
 * Preload links for a game page: its scripts, then the pictures of the opened game, which would
 * otherwise load last.
 */
function linksIn(directory: string, catalogue: Catalogue): (query: unknown) => string[] {
  const page = join(directory, 'index.html')
  const html = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const assets = [...html.matchAll(/"(\/play\/assets\/[^"]+\.(js|css))"/g)].map(([, file, kind]) =>
    kind === 'js'
      ? `<${file}>; rel=modulepreload`
      : `<${file}>; rel=preload; as=style; crossorigin`,
  )
  const art = join(directory, 'art')
  const versions = existsSync(art) ? readdirSync(art) : []
  const version = versions.find((name) => /^\d+(\.\d+)+$/.test(name))
  return (query) => {
    if (version === undefined || typeof query !== 'object' || query === null) return assets
    const game = 'game' in query ? catalogue.find(String(query.game)) : undefined
    const pictures = (game?.pictures ?? []).map(
      (name) => `</play/art/${version}/${name}.webp>; rel=preload; as=image; crossorigin`,
    )
    return [...assets, ...pictures]
  }
}

/** Security headers: a game loads from its own origin only and can be framed by our pages only. */
function headersOf(
  { request }: FastifyReply,
  path: string,
  siteOrigins: readonly string[],
): Record<string, string> {
  const open = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  }
  if (!isPage(path)) {
    const caching = /\/(assets|art)\//.test(path)
      ? `max-age=${aYearSeconds}, immutable`
      : 'no-cache'
    return { ...open, 'cache-control': `public, ${caching}` }
  }
  // Some browsers do not resolve 'self' in a sandbox without an origin.
  const ownOrigin = `'self' ${request.protocol}://${request.host}`
  const ownSocket = `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.host}`
  const policy = [
    "default-src 'none'",
    `script-src ${ownOrigin}`,
    `style-src ${ownOrigin}`,
    `img-src ${ownOrigin} data: blob:`,
    `font-src ${ownOrigin}`,
    `media-src ${ownOrigin} data: blob:`,
    `connect-src ${ownOrigin} ${ownSocket} data: blob:`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...siteOrigins].join(' ')}`,
  ]
  return {
    ...open,
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}
