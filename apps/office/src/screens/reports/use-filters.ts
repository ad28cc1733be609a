import { useSearchParams } from 'wouter'
import { isView, type View } from './view.ts'

export interface Filter {
  from?: string
  to?: string
  brandId?: string
}

const names = ['from', 'to', 'brandId'] as const

/** Report filter stored in the address, so that it can be shared and bookmarked. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const name = search.get('view') ?? ''
  const view: View = isView(name) ? name : 'day'
  const filter: Filter = Object.fromEntries(
    names.flatMap((one) => {
      const value = search.get(one) ?? ''
      return value === '' ? [] : [[one, value]]
    }),
  )
  const go = (next: Filter & { view: View }) => setSearch(new URLSearchParams({ ...next }))
  return {
    view,
    filter,
    setView: (next: View) => go({ ...filter, view: next }),
    setFilter: (next: Filter) => go({ ...next, view }),
  }
}
