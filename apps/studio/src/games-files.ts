import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Catalogue } from '#games'

export interface GamesOptions {
  directory: string
  /** Whose pages may show the games, besides those of this host. */
  siteOrigins: readonly string[]
  /** Whose pictures are asked for with the page. */
  catalogue: Catalogue
}

const aYearSeconds = 31_536_000

/** The built game client under /play, for frames whose origin is opaque. */
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
    // Hundreds of pictures that one route serves.
    const pictures = join(directory, 'art')
    if (!existsSync(pictures)) return
    await scope.register(fastifyStatic, { ...files, root: pictures, prefix: '/play/art/' })
  })
}

const isPage = (path: string) => /\/index\.html(\.\w+)?$/.test(path)

/**
 * What a game needs is named before its page is read: scripts first, as the page names them, then
 * the pictures of the game that is opened, which else would be asked for last.
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
  const editions = existsSync(art) ? readdirSync(art) : []
  const edition = editions.find((name) => /^\d+(\.\d+)+$/.test(name))
  return (query) => {
    if (edition === undefined || typeof query !== 'object' || query === null) return assets
    const game = 'game' in query ? catalogue.find(String(query.game)) : undefined
    const pictures = (game?.pictures ?? []).map(
      (name) => `</play/art/${edition}/${name}.webp>; rel=preload; as=image; crossorigin`,
    )
    return [...assets, ...pictures]
  }
}

/** A game loads from where it came from, asks nobody else, and stands in our pages only. */
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
    const kept = /\/(assets|art)\//.test(path) ? `max-age=${aYearSeconds}, immutable` : 'no-cache'
    return { ...open, 'cache-control': `public, ${kept}` }
  }
  // In a sandbox without an origin some browsers do not know what 'self' is.
  const own = `'self' ${request.protocol}://${request.host}`
  const policy = [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `media-src ${own} data: blob:`,
    `connect-src ${own} data: blob:`,
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
