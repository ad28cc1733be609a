import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brandStyle, type Brand } from '#modules/brand'
import { ownOrigin, Refusal } from '#platform/http'
import type { PageColours } from '#platform/pages'
import { appManifestOf } from './app-manifest.ts'
import type { Context } from '../wiring/context.ts'
import { logoAddress, mountLogos } from './logos.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'
import { hasPass, visitedBrand } from './visited-brand.ts'

type Visited = ReturnType<typeof visitedBrand>

const keepSeconds = 60

/** Files that differ by brand. Served in every state of the site. */
export function mountBrandFiles(
  app: FastifyInstance,
  context: Context,
  pageColours: PageColours | undefined,
) {
  const { brands, content, kit } = context
  const originOf = (request: FastifyRequest) => writtenOrigin(request, !kit.config.demo)
  const visited = visitedBrand(context)
  mountLogos(app, brands)
  app.get('/brand.css', async (request, reply) => {
    const { colours, logo } = brandOf(request, visited).settings
    const style = brandStyle(colours, logo === null ? undefined : logoAddress(logo, 'small'))
    return send(request, reply, 'text/css; charset=utf-8', style)
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const manifest = appManifestOf(brandOf(request, visited), pageColours)
    return send(request, reply, 'application/manifest+json; charset=utf-8', manifest)
  })
  app.get('/robots.txt', async (request, reply) => {
    brandOf(request, visited)
    return send(request, reply, 'text/plain; charset=utf-8', robotsOf(originOf(request)))
  })
  app.get('/.well-known/security.txt', async (request, reply) => {
    const { clock, config } = context.kit
    if (config.securityContact === undefined) throw new Refusal('not_found')
    const text = securityText(config.securityContact, originOf(request), clock.now())
    return send(request, reply, 'text/plain; charset=utf-8', text)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const { id } = brandOf(request, visited)
    const map = sitemapOf(originOf(request), await content.promotionIds(id))
    return send(request, reply, 'application/xml; charset=utf-8', map)
  })
}

const aDayMs = 86_400_000

/** RFC 9116. Constant all day, so that browsers and proxies can cache it. */
function securityText(contact: string, origin: string, now: Date): string {
  const today = now.getTime() - (now.getTime() % aDayMs)
  const expires = new Date(today + 180 * aDayMs).toISOString()
  const canonical = `${origin}/.well-known/security.txt`
  return `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\n`
}

/** Links cannot send headers, so a shared host also takes the brand from the query. */
function brandOf({ headers, hostname, query }: FastifyRequest, visited: Visited): Brand {
  const merchant = typeof query === 'object' && query && 'merchant' in query && query.merchant
  const named = headers.merchant ?? merchant
  const brand = visited({ hostname, merchant: named || undefined, cookie: headers.cookie })
  if (!brand) throw new Refusal('unknown_brand')
  return brand
}

/** The origin as the browser sees it; an invalid host must not get into a file. */
function writtenOrigin(request: FastifyRequest, secureOnly: boolean): string {
  if (!/^[\w.:[\]-]{1,255}$/.test(request.host)) throw new Refusal('unknown_brand')
  return ownOrigin(request, secureOnly)
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string) {
  const tag = `"${hash('sha256', body).slice(0, 20)}"`
  // Previews must not be cached for others.
  const isShared = !hasPass(request.headers.cookie)
  reply.headers({
    'cache-control': isShared ? `public, max-age=${keepSeconds}` : 'private, no-store',
    etag: tag,
    vary: 'merchant',
  })
  const etags = request.headers['if-none-match']?.split(',').map((text) => text.trim()) ?? []
  const isKnown = etags.includes(tag)
  return isKnown ? reply.code(304).send() : reply.type(type).send(body)
}
