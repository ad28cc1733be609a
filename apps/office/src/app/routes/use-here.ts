import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Another page begins at its top, and is read from there. */
export function useHere(): string {
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
