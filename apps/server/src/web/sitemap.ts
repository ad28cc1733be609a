import { pagePaths } from '@fairhouse/protocol'

/** Aliases, pages that need parameters, and private pages. */
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

/** Sitemap of a brand's public pages. */
export function sitemapOf(origin: string, promotionIds: readonly string[]): string {
  const fixed = pagePaths.filter((path) => !path.includes(':') && !unlisted.has(path))
  const paths = [...fixed, ...promotionIds.map((id) => `/promotions/${encodeURIComponent(id)}`)]
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

/** Crawlers may call the API, otherwise pages would look empty. */
export function robotsOf(origin: string): string {
  return `User-agent: *
Disallow: /office/
Disallow: /vendor/
Disallow: /dev/

Sitemap: ${origin}/sitemap.xml
`
}
