import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { watchBackNavigation, saveScrollPosition, takeScrollPosition } from './scroll-position.ts'

const besideHeaderPx = 80

/**
 * Restores the scroll position on a return to the list; a new filter scrolls to its first games.
 * Waits until the list is ready, since only then it has its height.
 */
export function useScrollPosition(
  list: RefObject<HTMLElement | null>,
  address: string,
  isReady: boolean,
) {
  const shown = useRef<string>(undefined)
  useEffect(watchBackNavigation, [])
  useEffect(() => {
    if (!isReady || shown.current === address) return
    const isFirst = shown.current === undefined
    shown.current = address
    const backPx = takeScrollPosition(address)
    if (backPx !== undefined) scrollTo({ top: backPx, behavior: 'instant' })
    else if (!isFirst) showBeginning(list.current)
  }, [list, address, isReady])
  useLayoutEffect(() => saveScrollPosition(address), [address])
}

function showBeginning(list: HTMLElement | null): void {
  const topPx = list?.getBoundingClientRect().top ?? 0
  if (topPx < 0) scrollBy({ top: topPx - besideHeaderPx, behavior: 'instant' })
}
