/** A page that may be shown as a link: never a script, and not over an open wire elsewhere. */
export function isPage(page: string): boolean {
  const url = URL.parse(page)
  if (!url) return /^\/(?![/\\])/.test(page)
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost')
}
