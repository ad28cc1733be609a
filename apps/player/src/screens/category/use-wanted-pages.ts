import { useEffect, useMemo } from 'react'
import { throttled } from './throttled.ts'

/** By how much of it an empty place must be seen, or be about to be. */
const threshold = 0.1
const aheadPx = 600
const everyMs = 200

/** Watches empty places; their pages are wanted while they are seen. */
export function useWantedPages(want: (pageNo: number) => void) {
  const watcher = useMemo(() => createWatcher(want), [want])
  useEffect(() => watcher.stop, [watcher])
  return watcher.watch
}

function createWatcher(want: (pageNo: number) => void) {
  const pages = new Map<Element, number>()
  const seen = new Set<Element>()
  // What was only scrolled past is not asked for.
  const ask = throttled(() => {
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
