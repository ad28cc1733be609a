import { useMemo } from 'react'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { menusQuery } from './queries.ts'

/** Provider names from the menus; a provider in no menu is shown by its code. */
export function useProviderNames(): (providerCode: string) => string {
  const { language } = useWords()
  const { data } = useQuery(menusQuery(language))
  return useMemo(() => {
    const vendors = (data ?? []).flatMap((category) => category.vendors)
    const names = new Map(vendors.map(({ providerCode, name }) => [providerCode, name]))
    return (providerCode) => names.get(providerCode) ?? providerCode
  }, [data])
}
