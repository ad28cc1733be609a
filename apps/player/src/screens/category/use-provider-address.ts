import { oldProviderParameter } from '@fairhouse/protocol/wire-names'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'

/** Replaces the address of an old link, which names the provider by another parameter. */
export function useProviderAddress(): void {
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  const isOld = search.has(oldProviderParameter)
  useEffect(() => {
    if (isOld) navigate(`${path}?${withProvider(search)}`, { replace: true })
  }, [isOld, path, search, navigate])
}

/** The new parameter counts if an address has both. */
export function withProvider(search: URLSearchParams): URLSearchParams {
  const isNew = search.has('provider')
  const entries = [...search].flatMap(([name, value]) => {
    if (name !== oldProviderParameter) return [[name, value]]
    return isNew ? [] : [['provider', value]]
  })
  return new URLSearchParams(entries)
}
