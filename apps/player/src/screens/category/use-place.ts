import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { followBack, keepPlace, takePlace } from './place.ts'

const besideHeaderPx = 80

/**
 * Who comes back to a list finds it where it was left; another choice shows its first games. Only
 * what is ready has a height to go to.
 */
export function usePlace(list: RefObject<HTMLElement | null>, address: string, isReady: boolean) {
  const shown = useRef<string>(undefined)
  useEffect(followBack, [])
  useEffect(() => {
    if (!isReady || shown.current === address) return
    const isFirst = shown.current === undefined
    shown.current = address
    const backPx = takePlace(address)
    if (backPx !== undefined) scrollTo({ top: backPx, behavior: 'instant' })
    else if (!isFirst) showBeginning(list.current)
  }, [list, address, isReady])
  useLayoutEffect(() => keepPlace(address), [address])
}

function showBeginning(list: HTMLElement | null): void {
  const topPx = list?.getBoundingClientRect().top ?? 0
  if (topPx < 0) scrollBy({ top: topPx - besideHeaderPx, behavior: 'instant' })
}
