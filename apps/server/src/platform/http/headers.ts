import { hash } from 'node:crypto'

/** Headers of every non-page response, errors included: nothing may run or be cached. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** External origins that a brand's pages use. */
export interface ExternalSources {
  imageCDNs: readonly string[]
  launchGameCDNs: readonly string[]
  gtagId: string | null
  /** Services that a page calls directly. */
  services: readonly string[]
  /** Origins of games shown in a frame. */
  games: readonly string[]
}

const analytics = {
  scripts: ['https://www.googletagmanager.com'],
  reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/**
 * Allows our own origin and the brand's external origins; `script` is the hash of the one inline
 * script.
 */
export function pageHeaders(external: ExternalSources | undefined, script: string) {
  const tag = external?.gtagId ? analytics : { scripts: [], reports: [] }
  const images = originsOf(external?.imageCDNs ?? [])
  const services = originsOf(external?.services ?? [])
  const frames = originsOf([...(external?.launchGameCDNs ?? []), ...(external?.games ?? [])])
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
  const policy = Object.entries(sources).map(([name, origins]) => `${name} ${origins.join(' ')}`)
  return { ...fixedPageHeaders, 'content-security-policy': policy.join('; ') }
}

/** For a page in a single file: only its own inline scripts and styles may run. */
export function standalonePageHeaders(html: string) {
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

/** Only plain hosts: stored data must not inject into the policy. */
function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.map((address) => URL.parse(address)?.origin ?? '')
  return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin))
}

/** One year, for all subdomains; sent over https only, as browsers require. */
export const strictTransport = 'max-age=31536000; includeSubDomains'
