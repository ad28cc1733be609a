/** On every answer that is not a page, errors included: nothing in it may run or be kept. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** For pages and their files; `script` is the hash of the one script that stands in a page. */
export const pageHeadersWith = (script: string) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' ${script}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
})

/** A year, for all subdomains; only said over https, where browsers heed it. */
export const strictTransport = 'max-age=31536000; includeSubDomains'
