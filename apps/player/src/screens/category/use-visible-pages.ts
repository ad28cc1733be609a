import { useEffect, useMemo } from 'react'
import { throttle } from './throttle.ts'

/** Visible share of a placeholder that triggers loading. */
const threshold = 0.1
const aheadPx = 600
const everyMs = 200

/** Requests the pages of placeholders that are in view. */
export function useVisiblePages(want: (pageNo: number) => void) {
  const watcher = useMemo(() => createWatcher(want), [want])
  useEffect(() => watcher.stop, [watcher])
  return watcher.watch
}

function createWatcher(want: (pageNo: number) => void) {
  const pages = new Map<Element, number>()
  const seen = new Set<Element>()
  // Placeholders that were only scrolled past are not loaded.
  const ask = throttle(() => {
    for (const pageNo of new Set([...seen].map((place) => pages.get(place) ?? 0))) want(pageNo)
  }, everyMs)
  let observer: IntersectionObserver | undefined
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target)
      else seen.delete(target)
    }
    if (seen.size > 0) ask.call()
  }
  return {
    watch: (place: Element, pageNo: number) => {
      observer ??= new IntersectionObserver(look, { threshold, rootMargin: `${aheadPx}px 0px` })
      pages.set(place, pageNo)
      observer.observe(place)
      return () => {
        observer?.unobserve(place)
        pages.delete(place)
        seen.delete(place)
      }
    },
    stop: () => {
      ask.stop()
      observer?.disconnect()
      observer = undefined
    },
  }
}
