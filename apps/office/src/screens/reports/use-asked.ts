import { useSearchParams } from 'wouter'
import { isView, type View } from './told.ts'

export interface Chosen {
  from?: string
  to?: string
  brandId?: string
}

const names = ['from', 'to', 'brandId'] as const

/** What is looked at, as the address has it: so it can be kept, sent and come back to. */
export function useAsked() {
  const [search, setSearch] = useSearchParams()
  const name = search.get('view') ?? ''
  const view: View = isView(name) ? name : 'day'
  const chosen: Chosen = Object.fromEntries(
    names.flatMap((one) => {
      const value = search.get(one) ?? ''
      return value === '' ? [] : [[one, value]]
    }),
  )
  const go = (next: Chosen & { view: View }) => setSearch(new URLSearchParams({ ...next }))
  return {
    view,
    chosen,
    setView: (next: View) => go({ ...chosen, view: next }),
    setChosen: (next: Chosen) => go({ ...next, view }),
  }
}
