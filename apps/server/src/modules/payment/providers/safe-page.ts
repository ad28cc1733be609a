/** Allows https links, relative paths and http on localhost; never a script. */
export function isSafePage(page: string): boolean {
  const url = URL.parse(page)
  if (!url) return /^\/(?![/\\])/.test(page)
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost')
}
