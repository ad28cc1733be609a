import { hash } from 'node:crypto'

/** On every answer that is not a page, errors included: nothing in it may run or be kept. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** What pages of a brand load from elsewhere, and whom they ask. */
export interface Elsewhere {
  imageCDNs: readonly string[]
  launchGameCDNs: readonly string[]
  gtagId: string | null
  /** Services that a page calls itself. */
  services: readonly string[]
  /** Where games are opened that a page shows in a frame. */
  games: readonly string[]
}

const analytics = {
  scripts: ['https://www.googletagmanager.com'],
  reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/**
 * A page may load from us alone, and from where its brand says; `script` is the hash of the one
 * script that stands in a page.
 */
export function pageHeaders(elsewhere: Elsewhere | undefined, script: string) {
  const tag = elsewhere?.gtagId ? analytics : { scripts: [], reports: [] }
  const images = originsOf(elsewhere?.imageCDNs ?? [])
  const services = originsOf(elsewhere?.services ?? [])
  const frames = originsOf([...(elsewhere?.launchGameCDNs ?? []), ...(elsewhere?.games ?? [])])
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(script ? [script] : []), ...tag.scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...images, ...tag.scripts, ...tag.reports],
    'connect-src': ["'self'", ...services, ...tag.scripts, ...tag.reports],
    'frame-src': ["'self'", ...frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const policy = Object.entries(sources).map(([name, places]) => `${name} ${places.join(' ')}`)
  return { ...fixedPageHeaders, 'content-security-policy': policy.join('; ') }
}

/** A page in one file, which was built with it: what stands in it may run, and nothing else. */
export function wholePageHeaders(html: string) {
  const hashes = (tag: string) =>
    html
      .split(`<${tag}>`)
      .slice(1)
      .map((rest) => rest.slice(0, rest.indexOf(`</${tag}>`)))
      .map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
      .join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${hashes('script')}`,
    `style-src ${hashes('style')}`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return { ...fixedPageHeaders, 'content-security-policy': policy.join('; ') }
}

const fixedPageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** Only what is plainly a host: nothing in a row may become a part of the policy. */
function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.map((address) => URL.parse(address)?.origin ?? '')
  return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin))
}

/** A year, for all subdomains; only said over https, where browsers heed it. */
export const strictTransport = 'max-age=31536000; includeSubDomains'
