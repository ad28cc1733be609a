import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { filterHref, readFilter, type GameFilter } from './game-filter.ts'

export type SetFilter = (part: Partial<GameFilter>, isTyped?: boolean) => void

/** Writes the filter into the address. Typing replaces the history entry. */
export function useSetFilter(path: string, also: Record<string, string>): SetFilter {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  return useCallback(
    (part, isTyped = false) => {
      // Typing is debounced: do not navigate back if the visitor left meanwhile.
      if (isTyped && location.pathname !== path) return
      navigate(filterHref(path, { ...readFilter(search), ...part }, also), { replace: isTyped })
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `also` is a part of the search
    [path, search, navigate],
  )
}
