/** Path and query of a request line's target, as they were sent. */
export interface Target {
  path: string
  /** With its question mark, or empty. */
  search: string
}

/** Never throws, unlike `new URL`: a client may send anything as its target. */
export function targetOf(url: string | undefined): Target {
  // A target may be a whole address (RFC 9112, absolute-form); the host it names is not believed.
  const target = (url ?? '').replace(/^https?:\/\/[^/?]*/i, '')
  const end = target.indexOf('?')
  return end === -1
    ? { path: target, search: '' }
    : { path: target.slice(0, end), search: target.slice(end) }
}
