import type { Asked } from './asked.ts'

export interface OriginFacts {
  method: string
  /** Scheme and host under which the site was asked. */
  own: string
  origin: string | undefined
  fetchSite: string | undefined
}

/** Whether another site's page may be behind a request that changes something. */
export function isForeign({ method, own, origin, fetchSite }: OriginFacts): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (origin !== undefined) return !isSameOrigin(origin, own)
  return fetchSite === 'cross-site' || fetchSite === 'same-site'
}

/** Scheme, host and port: a page that came over http may be anybody's on the way. */
export function isSameOrigin(origin: string, own: string): boolean {
  const [one, other] = [URL.parse(origin), URL.parse(own)]
  return one !== null && one.origin !== 'null' && one.origin === other?.origin
}

type Asking = Pick<Asked, 'protocol' | 'host'>

/** Production is only ever visited over https, whatever the way from its proxy is. */
export function isSecure({ protocol }: Pick<Asking, 'protocol'>, secureOnly: boolean): boolean {
  return secureOnly || protocol === 'https'
}

/** Scheme and host under which the site was asked. */
export function ownOrigin(asked: Asking, secureOnly: boolean): string {
  return `${isSecure(asked, secureOnly) ? 'https' : 'http'}://${asked.host}`
}
