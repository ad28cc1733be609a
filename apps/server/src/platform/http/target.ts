/** Path and query of a request line's target, as they were sent. */
export interface Target {
  path: string
  /** With its question mark, or empty. */
  search: string
}

/** Never throws, unlike `new URL`: a client may send any target. */
export function parseTarget(url: string | undefined): Target {
  // A target may be a whole URL (RFC 9112, absolute-form); its host is not trusted.
  const target = (url ?? '').replace(/^https?:\/\/[^/?]*/i, '')
  const end = target.indexOf('?')
  return end === -1
    ? { path: target, search: '' }
    : { path: target.slice(0, end), search: target.slice(end) }
}
