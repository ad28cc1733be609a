import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Scrolls to the top and moves the focus there when the path changes. */
export function useScrollToTop(): string {
  const [location] = useLocation()
  const last = useRef(location)
  useEffect(() => {
    if (last.current === location) return
    last.current = location
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [location])
  return location
}
