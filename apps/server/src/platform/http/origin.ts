export interface OriginFacts {
  method: string
  host: string
  origin: string | undefined
  fetchSite: string | undefined
}

/** Whether another site's page may be behind a request that changes something. */
export function isForeign({ method, host, origin, fetchSite }: OriginFacts): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (origin !== undefined) return hostOf(origin) !== host.toLowerCase()
  return fetchSite === 'cross-site' || fetchSite === 'same-site'
}

export function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
