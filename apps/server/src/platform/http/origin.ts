import type { HttpRequest } from './request.ts'

export interface OriginFacts {
  method: string
  /** Scheme and host of the site as the client sees it. */
  own: string
  origin: string | undefined
  fetchSite: string | undefined
}

/** Whether a mutation may come from another site's page. */
export function isForeign({ method, own, origin, fetchSite }: OriginFacts): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (origin !== undefined) return !isSameOrigin(origin, own)
  return fetchSite === 'cross-site' || fetchSite === 'same-site'
}

/** Compares scheme, host and port: a page loaded over http may have been tampered with. */
export function isSameOrigin(origin: string, own: string): boolean {
  const [first, second] = [URL.parse(origin), URL.parse(own)]
  return first !== null && first.origin !== 'null' && first.origin === second?.origin
}

type OriginRequest = Pick<HttpRequest, 'protocol' | 'host'>

/** Production is always visited over https, even if its proxy talks http to us. */
export function isSecure(
  { protocol }: Pick<OriginRequest, 'protocol'>,
  secureOnly: boolean,
): boolean {
  return secureOnly || protocol === 'https'
}

/** Scheme and host of the site as the client sees it. */
export function ownOrigin(request: OriginRequest, secureOnly: boolean): string {
  return `${isSecure(request, secureOnly) ? 'https' : 'http'}://${request.host}`
}
