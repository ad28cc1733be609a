import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { addressOf, readChoice, type Choice } from './choice.ts'

export type Choose = (part: Partial<Choice>, isTyped?: boolean) => void

/** Writes a choice into the address; what is typed leaves no trail of letters behind. */
export function useChoose(path: string, also: Record<string, string>): Choose {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  return useCallback(
    (part, isTyped = false) => {
      // What was typed rests a moment: whoever has gone on meanwhile is not called back.
      if (isTyped && location.pathname !== path) return
      navigate(addressOf(path, { ...readChoice(search), ...part }, also), { replace: isTyped })
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `also` is a part of the search
    [path, search, navigate],
  )
}
