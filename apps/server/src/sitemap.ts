import { pagePaths } from '@fairhouse/protocol'

/** Pages that are another's second address, that need more than their path, or that are private. */
const unlisted: ReadonlySet<string> = new Set([
  '/index',
  '/index.html',
  '/home',
  '/register.html',
  '/promoDetail',
  '/login',
  '/game',
  '/seamless',
  '/lottery',
])

/** The public pages of a brand as absolute addresses, in the form that search engines read. */
export function sitemapOf(origin: string, promotionIds: readonly string[]): string {
  const fixed = pagePaths.filter((path) => !path.includes(':') && !unlisted.has(path))
  const paths = [...fixed, ...promotionIds.map((id) => `/promotions/${encodeURIComponent(id)}`)]
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

/** A crawler may make a page's own calls, or it would see an empty page. */
export function robotsOf(origin: string): string {
  return `User-agent: *
Disallow: /office/
Disallow: /vendor/
Disallow: /dev/

Sitemap: ${origin}/sitemap.xml
`
}
